import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { geoGroupPlaces, geoGroups } from '../../schema/geo-group.ts';
import { offerGeoGroups } from '../../schema/offer.ts';

export type GeoGroupPlace = Omit<typeof geoGroupPlaces.$inferSelect, 'id' | 'groupId'>;

export interface GeoGroupRow {
  id: number;
  name: string;
  type: (typeof geoGroups.$inferSelect)['type'];
  places: GeoGroupPlace[];
  /** Offers it stands in. */
  offers: number;
}

interface GeoGroupQuery {
  text: string;
  /** The selection with this id alone. */
  only?: number | undefined;
}

interface Page {
  sort?: ListSort<'geoGroups'> | undefined;
  limit: number;
  offset: number;
}

/** A page of selections, by name without another order. */
export function listGeoGroups(db: Db, { text, only, ...page }: GeoGroupQuery & Page): Promise<GeoGroupRow[]> {
  return readGroups(db, whereAsked({ text, only }), page);
}

export function countGeoGroups(db: Db, query: GeoGroupQuery): Promise<number> {
  return db.$count(geoGroups, whereAsked(query));
}

function whereAsked({ text, only }: GeoGroupQuery): SQL | undefined {
  return and(holdsText(text, geoGroups.name), only === undefined ? undefined : eq(geoGroups.id, only));
}

export async function findGeoGroup(db: Db, id: number): Promise<GeoGroupRow | undefined> {
  const [group] = await readGroups(db, eq(geoGroups.id, id), { limit: 1, offset: 0 });
  return group;
}

/** Holds a selection for this transaction; false when there is none. */
export async function lockGeoGroup(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: geoGroups.id })
    .from(geoGroups)
    .where(eq(geoGroups.id, id))
    .for('update');
  return rows.length > 0;
}

/** Tells whether another group has the name, ignoring case. */
export async function isGeoGroupNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const rows = await db
    .select({ id: geoGroups.id })
    .from(geoGroups)
    .where(
      and(
        eq(sql`lower(${geoGroups.name})`, sql`lower(${name})`),
        exceptId === null ? undefined : ne(geoGroups.id, exceptId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type Columns = Pick<typeof geoGroups.$inferInsert, 'name' | 'type'>;

/** Ids of the offers a selection of places stands in. */
export async function listOffersOfGeoGroup(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .select({ offerId: offerGeoGroups.offerId })
    .from(offerGeoGroups)
    .where(eq(offerGeoGroups.groupId, id));
  return rows.map(({ offerId }) => offerId);
}

export async function insertGeoGroup(tx: Db, columns: Columns, places: GeoGroupPlace[]): Promise<number> {
  const [row] = await tx.insert(geoGroups).values(columns).returning({ id: geoGroups.id });
  await insertPlaces(tx, row!.id, places);
  return row!.id;
}

export async function updateGeoGroup(
  tx: Db,
  id: number,
  columns: Columns,
  places: GeoGroupPlace[],
): Promise<void> {
  await tx.update(geoGroups).set(columns).where(eq(geoGroups.id, id));
  await tx.delete(geoGroupPlaces).where(eq(geoGroupPlaces.groupId, id));
  await insertPlaces(tx, id, places);
}

export async function deleteGeoGroup(tx: Db, id: number): Promise<void> {
  await tx.delete(geoGroups).where(eq(geoGroups.id, id));
}

async function insertPlaces(tx: Db, groupId: number, places: GeoGroupPlace[]): Promise<void> {
  if (places.length === 0) return;
  await tx.insert(geoGroupPlaces).values(places.map((place) => ({ ...place, groupId })));
}

async function readGroups(
  db: Db,
  where: SQL | undefined,
  { sort, limit, offset }: Page,
): Promise<GeoGroupRow[]> {
  const offerCount = db.$count(offerGeoGroups, eq(offerGeoGroups.groupId, geoGroups.id));
  const columns = { name: geoGroups.name, offers: sql`(${offerCount})` };
  const groups = await db
    .select({
      id: geoGroups.id,
      name: geoGroups.name,
      type: geoGroups.type,
      offers: offerCount,
    })
    .from(geoGroups)
    .where(where)
    .orderBy(orderedBy(sort, columns, sql`${geoGroups.name}, ${geoGroups.id}`))
    .limit(limit)
    .offset(offset);
  if (groups.length === 0) return [];
  const ids = groups.map(({ id }) => id);
  const places = await db
    .select()
    .from(geoGroupPlaces)
    .where(inArray(geoGroupPlaces.groupId, ids))
    .orderBy(asc(geoGroupPlaces.id));
  const byGroup = Map.groupBy(places, ({ groupId }) => groupId);
  return groups.map((group) => ({
    ...group,
    places: (byGroup.get(group.id) ?? []).map(({ regionId, cityId, isExcluded }) => ({
      regionId,
      cityId,
      isExcluded,
    })),
  }));
}
