import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';

export type BoardFlatRow = typeof flats.$inferSelect;

/** The flats of a house that are still in their feed, whatever their status. */
export function listBoardFlats(db: Db, houseId: number): Promise<BoardFlatRow[]> {
  return db
    .select()
    .from(flats)
    .where(and(eq(flats.houseId, houseId), isNull(flats.withdrawnAt)))
    .orderBy(asc(flats.id));
}
