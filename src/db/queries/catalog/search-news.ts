import { and, count, desc, eq, gt, gte, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalogue.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flatStatuses, flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { priceMoves } from '../listing/flat-prices.ts';
import { isFound, isMeant } from './is-found.ts';
import { isOnSale } from './on-sale.ts';

interface Window {
  since: Date;
  limit: number;
}

/** Something that happened to a flat of a search; `id` is its flat. */
export interface FlatEvent {
  id: number;
  at: Date;
}

/** Flats on sale that answer the search and were not known before, the newest first. */
export function listNewFlats(db: Db, query: CatalogQuery, { since, limit }: Window): Promise<FlatEvent[]> {
  return db
    .select({ id: flats.id, at: flats.createdAt })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), gte(flats.createdAt, since)))
    .orderBy(desc(flats.createdAt), desc(flats.id))
    .limit(limit);
}

/** Counts the same of those that came after a moment, however many they are. */
export async function countNewFlats(db: Db, query: CatalogQuery, since: Date): Promise<number> {
  const [found] = await db
    .select({ flats: count() })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), gt(flats.createdAt, since)));
  return found!.flats;
}

/** Steps of price of flats on sale that answer the search, in units of the currency quoted, the latest first. */
export async function listRepricedFlats(
  db: Db,
  query: CatalogQuery,
  { since, limit }: Window,
): Promise<(FlatEvent & { change: number })[]> {
  const found = db
    .select({ id: flats.id })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound(query));
  const moves = priceMoves(db, (id) => inArray(id, found));
  return db
    .select({ id: moves.flatId, at: moves.at, change: moves.change })
    .from(moves)
    .where(gte(moves.at, since))
    .orderBy(desc(moves.at), desc(moves.flatId))
    .limit(limit);
}

/** Flats that would answer the search but have gone from sale, each with its last change, the latest first. */
export async function listGoneFlats(
  db: Db,
  query: CatalogQuery,
  { since, limit }: Window,
): Promise<(FlatEvent & { status: 'BOOKED' | 'SOLD' | 'WITHDRAWN' })[]> {
  const { flatId, at, id, status } = flatStatuses;
  const last = db
    .selectDistinctOn([flatId], { flatId, at, status })
    .from(flatStatuses)
    .innerJoin(flats, eq(flats.id, flatId))
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(not(isOnSale()), isMeant(query), gte(at, since)))
    .orderBy(flatId, desc(at), desc(id))
    .as('last');
  const gone = ['BOOKED', 'SOLD', 'WITHDRAWN'] as const;
  return db
    .select({ id: last.flatId, at: last.at, status: sql<(typeof gone)[number]>`${last.status}` })
    .from(last)
    .where(inArray(last.status, [...gone]) as SQL)
    .orderBy(desc(last.at), desc(last.flatId))
    .limit(limit);
}
