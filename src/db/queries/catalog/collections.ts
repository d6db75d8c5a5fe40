import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';
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

/** A page of collections by name, each with its complexes in their order. */
export function listCollectionPage(
  db: Db,
  { text, limit, offset }: { text: string; limit: number; offset: number },
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
    .where(holdsText(text, collections.name))
    .groupBy(collections.id)
    .orderBy(asc(collections.name), asc(collections.id))
    .limit(limit)
    .offset(offset);
}

export function countCollections(db: Db, text: string): Promise<number> {
  return db.$count(collections, holdsText(text, collections.name));
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
