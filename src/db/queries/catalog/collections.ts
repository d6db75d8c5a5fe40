import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { Db } from '../../client.ts';
import { holdRow } from '../../hold-row.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { collectionComplexes, collections } from '../../schema/collection.ts';
import { complexes } from '../../schema/complex.ts';

/** A curated list with the ids of its complexes in their order. */
export interface Collection {
  id: number;
  name: string;
  complexIds: number[];
}

/** All collections by name. */
export async function listCollections(db: Db): Promise<Collection[]> {
  return db
    .select({
      id: collections.id,
      name: collections.name,
      complexIds: sql<number[]>`coalesce(
        array_agg(${collectionComplexes.complexId} ORDER BY ${collectionComplexes.order})
          FILTER (WHERE ${collectionComplexes.complexId} IS NOT NULL), '{}')`,
    })
    .from(collections)
    .leftJoin(collectionComplexes, eq(collectionComplexes.collectionId, collections.id))
    .groupBy(collections.id)
    .orderBy(asc(collections.name));
}

export function holdCollection(tx: Db, id: number): Promise<void> {
  return holdRow(tx, collections, id);
}

interface CollectionPage {
  text: string;
  /** The collection with this id alone. */
  only?: number | undefined;
  sort?: ListSort<'collections'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = { name: collections.name, complexes: count(complexes.id) };

/** A page of collections, by name without another order, each with its complexes in their order. */
export function listCollectionPage(
  db: Db,
  { sort, limit, offset, ...query }: CollectionPage,
): Promise<{ id: number; name: string; complexes: { id: number; name: string }[] }[]> {
  return db
    .select({
      id: collections.id,
      name: collections.name,
      complexes: sql<{ id: number; name: string }[]>`coalesce(
        jsonb_agg(jsonb_build_object('id', ${complexes.id}, 'name', ${complexes.name}) ORDER BY ${collectionComplexes.order})
          FILTER (WHERE ${complexes.id} IS NOT NULL), '[]')`,
    })
    .from(collections)
    .leftJoin(collectionComplexes, eq(collectionComplexes.collectionId, collections.id))
    .leftJoin(complexes, eq(complexes.id, collectionComplexes.complexId))
    .where(whereAsked(query))
    .groupBy(collections.id)
    .orderBy(orderedBy(sort, SORTED_BY, sql`${collections.name}, ${collections.id}`))
    .limit(limit)
    .offset(offset);
}

export function countCollections(
  db: Db,
  query: { text: string; only?: number | undefined },
): Promise<number> {
  return db.$count(collections, whereAsked(query));
}

function whereAsked({ text, only }: { text: string; only?: number | undefined }): SQL | undefined {
  return and(holdsText(text, collections.name), only === undefined ? undefined : eq(collections.id, only));
}

/** The collections a complex is in, by name. */
export function listCollectionsOf(db: Db, complexId: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: collections.id, name: collections.name })
    .from(collectionComplexes)
    .innerJoin(collections, eq(collections.id, collectionComplexes.collectionId))
    .where(eq(collectionComplexes.complexId, complexId))
    .orderBy(asc(collections.name));
}

/** Adds a collection and answers its id; undefined when another bears the name. */
export async function insertCollection(db: Db, name: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .insert(collections)
    .values({ name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: collections.id });
  return row?.id;
}

/** False when there is no such collection. */
export async function renameCollection(db: Db, id: number, name: string): Promise<boolean> {
  const { rowCount } = await db.update(collections).set({ name }).where(eq(collections.id, id));
  return rowCount === 1;
}

/** False when there is no such collection. */
export async function deleteCollection(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(collections).where(eq(collections.id, id));
  return rowCount === 1;
}

/** Puts exactly these complexes into the collection, in this order. */
export async function replaceCollectionComplexes(db: Db, id: number, complexIds: number[]): Promise<void> {
  await db.delete(collectionComplexes).where(eq(collectionComplexes.collectionId, id));
  if (complexIds.length === 0) return;
  await db
    .insert(collectionComplexes)
    .values(complexIds.map((complexId, at) => ({ collectionId: id, complexId, order: at + 1 })));
}
