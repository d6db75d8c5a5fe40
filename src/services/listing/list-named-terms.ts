import type { Db } from '#db/client.ts';
import { listHouseHandovers } from '#db/queries/listing/house-handovers.ts';
import type { NamedTerm } from '#domain/listing/handover-steps.ts';
import type { Quarter } from '#domain/time/quarter.ts';

/** Lists every term that houses were promised for, oldest first. */
export async function listNamedTerms(db: Db, houseIds: number[]): Promise<NamedTerm[]> {
  const rows = await listHouseHandovers(db, houseIds);
  return rows.map(({ houseId, at, year, quarter, isFinished, source }) => ({
    houseId,
    at,
    term: { year, quarter: quarter as Quarter | null },
    isFinished,
    source,
  }));
}
