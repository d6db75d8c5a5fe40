import { countDistinct, eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { flats } from '../../schema/flat.ts';

/** How many sections the flats of each house of a complex name; a house that names none has no line or a zero. */
export function listSections(db: Db, complexId: number) {
  return db
    .select({ houseId: flats.houseId, count: countDistinct(flats.section) })
    .from(flats)
    .where(eq(flats.complexId, complexId))
    .groupBy(flats.houseId);
}
