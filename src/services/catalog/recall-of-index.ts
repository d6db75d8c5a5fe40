import type { ServiceContext } from '../context.ts';

/**
 * Reads a fact about the whole catalogue once for each state of the index, and every time while a node has no index.
 * It suits only facts whose changes the index follows.
 */
export async function recallOfIndex<Value>(
  { catalogueIndex, ports }: ServiceContext,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const version = catalogueIndex?.current?.version;
  return version === undefined ? read() : ports.memory.recall(name, version, read);
}
