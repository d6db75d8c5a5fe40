import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { isAmongIds, prepared } from '../../prepared.ts';
import { complexes } from '../../schema/complex.ts';
import { houses } from '../../schema/house.ts';
import { regions } from '../../schema/place.ts';

export type HouseRow = typeof houses.$inferSelect;

const regionOfComplex = sql`(SELECT ${regions.fullName} FROM ${complexes} JOIN ${regions} ON ${regions.id} = ${complexes.regionId}
  WHERE ${complexes.id} = ${houses.complexId})`;

const housesByComplex = prepared((db) =>
  db
    .select({
      ...getTableColumns(houses),
      region: sql<string | null>`coalesce(${houses.region}, ${regionOfComplex})`.as('known_region'),
    })
    .from(houses)
    .where(isAmongIds(houses.complexId))
    .orderBy(asc(houses.complexId), asc(houses.id))
    .prepare('houses_by_complex'),
);

/** Houses of the complexes, by complex and id. */
export async function listHouses(db: Db, complexIds: number[]): Promise<HouseRow[]> {
  if (complexIds.length === 0) return [];
  return housesByComplex(db).execute({ ids: complexIds });
}

/** Tells whether a house of this id has ever been in the catalogue. */
export async function hasHouse(db: Db, id: number): Promise<boolean> {
  return (await db.$count(houses, eq(houses.id, id))) > 0;
}

/** The name and the address of a house, and its complex, whether or not anything is on sale in it. */
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

const housesCalled = prepared((db) =>
  db
    .select({ id: houses.id, name: houses.name, house: houses.house, complexName: complexes.name })
    .from(houses)
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(isAmongIds(houses.id))
    .prepare('houses_called'),
);

/** The names of these houses and of their complexes, with their numbers in the street. */
export async function listHousesCalled(
  db: Db,
  ids: number[],
): Promise<{ id: number; name: string; house: string | null; complexName: string }[]> {
  if (ids.length === 0) return [];
  return housesCalled(db).execute({ ids });
}

export type HouseValues = Omit<typeof houses.$inferInsert, 'id' | 'createdAt'>;

/** Writes a house and returns its id; a null id makes a new house. */
export async function saveHouse(db: Db, id: number | null, values: HouseValues, now: Date): Promise<number> {
  if (id !== null) {
    const { latitude = null, longitude = null, ...rest } = values;
    const isPersons = sql`${houses.pointBy} = 'person'`;
    await db
      .update(houses)
      .set({
        ...rest,
        latitude: sql`CASE WHEN ${isPersons} THEN ${houses.latitude} ELSE ${latitude}::double precision END`,
        longitude: sql`CASE WHEN ${isPersons} THEN ${houses.longitude} ELSE ${longitude}::double precision END`,
      })
      .where(eq(houses.id, id));
    return id;
  }
  const [row] = await db
    .insert(houses)
    .values({ ...values, createdAt: now })
    .returning({ id: houses.id });
  return row!.id;
}

/** Fills what nobody has said of a house; true when anything was blank. */
export async function fillHouseBlanks(
  db: Db,
  id: number,
  {
    floors,
    material,
    handover,
  }: Pick<HouseRow, 'floors' | 'material'> & { handover: { year: number; quarter: number | null } | null },
): Promise<boolean> {
  const filled = await db
    .update(houses)
    .set({
      floors: sql`coalesce(${houses.floors}, ${floors}::int)`,
      material: sql`coalesce(${houses.material}, ${material}::text)`,
      handoverYear: sql`coalesce(${houses.handoverYear}, ${handover?.year ?? null}::int)`,
      handoverQuarter: sql`CASE WHEN ${houses.handoverYear} IS NULL THEN ${handover?.quarter ?? null}::int
        ELSE ${houses.handoverQuarter} END`,
    })
    .where(
      sql`${houses.id} = ${id} AND (${houses.floors} IS NULL AND ${floors}::int IS NOT NULL
        OR ${houses.material} IS NULL AND ${material}::text IS NOT NULL
        OR ${houses.handoverYear} IS NULL AND ${handover?.year ?? null}::int IS NOT NULL)`,
    )
    .returning({ id: houses.id });
  return filled.length > 0;
}
