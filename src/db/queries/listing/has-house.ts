import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { houses } from '../../schema/house.ts';

/** Whether a house of this id was ever heard of. */
export async function hasHouse(db: Db, id: number): Promise<boolean> {
  return (await db.$count(houses, eq(houses.id, id))) > 0;
}
