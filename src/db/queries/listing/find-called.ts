import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { houses } from '../../schema/house.ts';

// Filters name things by id, and these names are found whether or not anything is on sale there.

export async function findComplexName(db: Db, complexId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ name: complexes.name })
    .from(complexes)
    .where(eq(complexes.id, complexId));
  return found?.name;
}

/** Finds the name and the address of a house, and its complex. */
export async function findHouseCalled(db: Db, houseId: number) {
  const [found] = await db
    .select({
      name: houses.name,
      street: houses.street,
      house: houses.house,
      complexId: houses.complexId,
      complexName: complexes.name,
    })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(eq(houses.id, houseId));
  return found;
}
