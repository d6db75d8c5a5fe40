import type { Db } from '../../src/db/client.ts';
import { listIndexedComplexes, listIndexedFlats } from '../../src/db/queries/catalog/indexed-facts.ts';
import { createIndexBuilder } from '../../src/search/index-builder.ts';
import { NO_PLACES, type Snapshot } from '../../src/search/snapshot.ts';

/** The index over every n-th complex of the market. */
export async function buildSample(tx: Db, share: number): Promise<Snapshot> {
  const complexes = (await listIndexedComplexes(tx)).filter(({ id }) => id % share === 0);
  const builder = createIndexBuilder();
  for (const own of Map.groupBy(complexes, ({ regionId }) => regionId).values()) {
    const ids = own.map(({ id }) => id);
    builder.apply({ complexIds: [], complexes: own, flats: await listIndexedFlats(tx, ids) });
  }
  return { version: '', parts: [...builder.parts.values()], places: NO_PLACES };
}

/** Bytes of all columns of a snapshot. */
export function bytesOf({ parts }: Snapshot): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

function sizeOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0);
}
