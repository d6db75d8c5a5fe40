import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { houses } from '../../schema/house.ts';

// What things that filters know by id are called, whether or not anything in them is on sale.

/** The name a complex was given; undefined when there is none. */
export async function findComplexName(db: Db, complexId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ name: complexes.name })
    .from(complexes)
    .where(eq(complexes.id, complexId));
  return found?.name;
}

/** A house by its own name and address, and its complex. */
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
