import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { houses } from '../../schema/house.ts';

/** Says whether a complex or one of its houses is sold in private; false when there is no such place. */
export async function saveClosedSales(
  db: Db,
  { complexId, houseId }: { complexId: number; houseId: number | null },
  closedSales: boolean,
): Promise<boolean> {
  if (houseId === null) {
    await db
      .update(complexes)
      .set({ closedSales })
      .where(and(eq(complexes.id, complexId), ne(complexes.closedSales, closedSales)));
    return (await db.$count(complexes, eq(complexes.id, complexId))) > 0;
  }
  const isIt = and(eq(houses.id, houseId), eq(houses.complexId, complexId));
  await db
    .update(houses)
    .set({ closedSales })
    .where(and(isIt, ne(houses.closedSales, closedSales)));
  return (await db.$count(houses, isIt)) > 0;
}

/**
 * Brings the flats of one complex or of all in line with what is said of their houses and complexes; answers how many
 * changed.
 */
export async function alignClosedBooking(db: Db, complexId?: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE flats SET closed_booking = complexes.closed_sales OR houses.closed_sales
    FROM houses JOIN complexes ON complexes.id = houses.complex_id
    WHERE flats.house_id = houses.id
      AND flats.closed_booking <> (complexes.closed_sales OR houses.closed_sales)
      ${complexId === undefined ? sql`` : sql`AND complexes.id = ${complexId}`}`);
  return rowCount ?? 0;
}
