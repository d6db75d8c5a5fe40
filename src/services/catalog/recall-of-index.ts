import type { ServiceContext } from '../context.ts';

/**
 * What the tables say of the whole catalogue, read once for each state of the index; every time while a node has none.
 * Only for facts whose changes the index follows.
 */
export async function recallOfIndex<Value>(
  { catalogueIndex, ports }: ServiceContext,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const version = catalogueIndex?.current?.version;
  return version === undefined ? read() : ports.memory.recall(name, version, read);
}
