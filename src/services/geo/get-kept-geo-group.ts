import type { Db } from '#db/client.ts';
import { findGeoGroup, type GeoGroupRow, lockGeoGroup } from '#db/queries/geo/geo-groups.ts';
import { AppError } from '#domain/errors.ts';

/** A selection of places held for this transaction. Errors: NOT_FOUND. */
export async function getKeptGeoGroup(tx: Db, id: number): Promise<GeoGroupRow> {
  if (!(await lockGeoGroup(tx, id))) throw new AppError('NOT_FOUND', `Гео-ограничения ${id} нет`);
  return (await findGeoGroup(tx, id))!;
}
