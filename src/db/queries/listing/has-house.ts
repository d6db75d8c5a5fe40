import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { houses } from '../../schema/house.ts';

/** Tells whether a house of this id has ever been in the catalogue. */
export async function hasHouse(db: Db, id: number): Promise<boolean> {
  return (await db.$count(houses, eq(houses.id, id))) > 0;
}
