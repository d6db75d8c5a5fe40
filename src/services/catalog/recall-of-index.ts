import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Reads a fact about the whole catalogue once a day for each state of the index, and every time while a node has no
 * index. It suits only facts whose changes the index follows.
 */
export async function recallOfIndex<Value>(
  { catalogueIndex, now, ports }: ServiceContext,
  name: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const version = catalogueIndex?.current?.version;
  return version === undefined ? read() : ports.memory.recall(name, `${version} ${moscowDate(now)}`, read);
}
