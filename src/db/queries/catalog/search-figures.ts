import { and, asc, count, eq, inArray, isNotNull, max, min, type SQL, sql } from 'drizzle-orm';
import type {
  BucketFigures,
  CatalogQuery,
  CatalogueExtremes,
  HouseFigures,
  HousePlace,
  PayableSteps,
  PriceStep,
} from '#domain/catalog/catalogue.ts';
import type { Facet } from '#domain/catalog/filters/facets.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Quarter } from '#domain/time/quarter.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isFound } from './is-found.ts';
import { isOnSale } from './on-sale.ts';
import { whereFilters } from './where-filters.ts';

/**
 * Counts the flats that each choice of each facet would find with the other filters as they are. Facets without a
 * choice share one pass over the flats; every other facet takes a pass of its own.
 */
export async function countFacets(
  db: Db,
  query: CatalogQuery,
  facets: Facet[],
): Promise<Record<string, Record<string, number>>> {
  const { open = [], chosen = [] } = Object.groupBy(facets, ({ name }) =>
    query.filters[name] === undefined ? 'open' : 'chosen',
  );
  const passes = [open, ...chosen.map((facet) => [facet])];
  const counts: Record<string, Record<string, number>> = {};
  // One after another: a transaction has one connection, and a crowd of searches should not take all there are.
  for (const pass of passes) Object.assign(counts, await countPass(db, query, pass));
  return counts;
}

async function countPass(db: Db, { filters, ...query }: CatalogQuery, facets: Facet[]) {
  if (facets.length === 0) return {};
  const others: SearchFilters = {
    ...filters,
    ...Object.fromEntries(facets.map(({ name }) => [name, undefined])),
  };
  const counts: Record<string, SQL<number>> = {};
  for (const { name, choices } of facets) {
    for (const choice of choices) {
      // The distance belongs to the sea: without it `nearSea` alone would promise more than it finds.
      const wish = { ...choice.filters, ...(name === 'nearSea' && { seaDistance: filters.seaDistance }) };
      counts[`${name}.${choice.key}`] =
        sql`count(*) FILTER (WHERE ${whereFilters(wish, query.year)})`.mapWith(Number);
    }
  }
  const [row] = await db
    .select(counts)
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isFound({ ...query, filters: others }));
  return Object.fromEntries(
    facets.map(({ name, choices }) => [
      name,
      Object.fromEntries(choices.map(({ key }) => [key, row![`${name}.${key}`]!])),
    ]),
  );
}

/** Flats found by price, in so many equal steps; flats without a price are left out. */
export function countPrices(db: Db, query: CatalogQuery, steps: number): Promise<PriceStep[]> {
  const minPrice = sql`min(${flats.price}) OVER ()`;
  const maxPrice = sql`max(${flats.price}) OVER ()`;
  const placed = db
    .select({
      step: sql<number>`(${flats.price} - ${minPrice}) * ${steps}::integer / (${maxPrice} - ${minPrice} + 1)`
        .mapWith(Number)
        .as('step'),
      minPrice: sql<number>`${minPrice}`.mapWith(Number).as('min_price'),
      maxPrice: sql<number>`${maxPrice}`.mapWith(Number).as('max_price'),
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(and(isFound(query), isNotNull(flats.price)))
    .as('placed');
  return db
    .select({
      step: placed.step,
      flatsCount: sql<number>`count(*)`.mapWith(Number),
      minPrice: placed.minPrice,
      maxPrice: placed.maxPrice,
    })
    .from(placed)
    .groupBy(placed.step, placed.minPrice, placed.maxPrice)
    .orderBy(asc(placed.step));
}

/** Flats found by the step that their payment belongs to. */
export async function countPayments(
  db: Db,
  query: CatalogQuery,
  { steps, listOfHouse, lists }: PayableSteps,
): Promise<number[]> {
  const spans = [...listOfHouse].flatMap(([houseId, list]) =>
    lists[list]!.map((span) => ({ ...span, houseId })),
  );
  const column = (name: keyof (typeof spans)[number]) => sql.param(spans.map((span) => span[name]));
  const rows = await db
    .select({ step: sql<number>`payable.step`, flatsCount: count() })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .innerJoin(
      sql`unnest(
        ${column('houseId')}::int[], ${column('from')}::bigint[], ${column('to')}::bigint[],
        ${column('step')}::int[]
      ) AS payable (house_id, low, high, step)`,
      sql`payable.house_id = ${houses.id} AND ${flats.price} BETWEEN payable.low AND payable.high`,
    )
    .where(isFound(query))
    .groupBy(sql`payable.step`);
  const counts = new Array<number>(steps).fill(0);
  for (const { step, flatsCount } of rows) counts[step] = flatsCount;
  return counts;
}

/** The greatest price, area, floor and distance to the sea of the flats on sale; null where none is known. */
export async function findExtremes(db: Db): Promise<CatalogueExtremes> {
  const [row] = await db
    .select({
      maxPrice: max(flats.price),
      maxAreaM2x100: max(flats.areaM2x100),
      maxFloor: max(flats.floor),
      maxSeaDistanceM: max(complexes.seaDistanceM),
    })
    .from(flats)
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(isOnSale());
  return row!;
}

/** Roubles of the dearest flat on sale; undefined while none has a price. */
export async function findMaxPrice(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ maxPrice: max(flats.price) })
    .from(flats)
    .where(isOnSale());
  return row?.maxPrice ?? undefined;
}

const pricePerMeter = sql`round(${flats.price}::numeric * 100 / ${flats.areaM2x100})`;
const asNumber = (value: unknown): number => Number(value);

/** Figures of the flats on sale, one row a complex and rooms bucket. */
export async function listBucketFigures(db: Db, complexIds: readonly number[]): Promise<BucketFigures[]> {
  if (complexIds.length === 0) return [];
  return db
    .select({
      complexId: flats.complexId,
      rooms: flats.rooms,
      flatsCount: sql<number>`count(*)`.mapWith(asNumber),
      minPrice: sql<number | null>`min(${flats.price})`.mapWith(asNumber),
      maxPrice: sql<number | null>`max(${flats.price})`.mapWith(asNumber),
      minPricePerMeter: sql<number | null>`min(${pricePerMeter})`.mapWith(asNumber),
      maxPricePerMeter: sql<number | null>`max(${pricePerMeter})`.mapWith(asNumber),
      minAreaM2x100: sql<number>`min(${flats.areaM2x100})`,
      maxAreaM2x100: sql<number>`max(${flats.areaM2x100})`,
      minCeilingHeightCm: sql<number | null>`min(${flats.ceilingHeightCm})`,
      maxCeilingHeightCm: sql<number | null>`max(${flats.ceilingHeightCm})`,
      currency: sql<Currency>`mode() WITHIN GROUP (ORDER BY ${flats.originalCurrency})`,
      exampleFlats: sql<
        number[]
      >`(array_agg(${flats.id} ORDER BY ${flats.price} NULLS LAST, ${flats.id}))[1:3]`,
      renovations: sql<
        Renovation[]
      >`coalesce(array_agg(DISTINCT ${flats.renovation}) FILTER (WHERE ${flats.renovation} IS NOT NULL), '{}')`,
    })
    .from(flats)
    .where(and(inArray(flats.complexId, [...complexIds]), isOnSale()))
    .groupBy(flats.complexId, flats.rooms)
    .orderBy(flats.complexId, flats.rooms);
}

/** Sums up the flats on sale by house of these complexes; houses with none are left out. */
export async function listHouseFigures(db: Db, complexIds: readonly number[]): Promise<HouseFigures[]> {
  if (complexIds.length === 0) return [];
  return db
    .select({ houseId: flats.houseId, flatsCount: count(), minPrice: min(flats.price) })
    .from(flats)
    .where(and(inArray(flats.complexId, [...complexIds]), isOnSale()))
    .groupBy(flats.houseId)
    .orderBy(asc(flats.houseId));
}

/** Lists every house with something on sale, by id. */
export async function listHousePlaces(db: Db): Promise<HousePlace[]> {
  const rows = await db
    .selectDistinct({
      houseId: houses.id,
      complexId: houses.complexId,
      developerCompanyId: complexes.developerCompanyId,
      regionId: complexes.regionId,
      cityId: complexes.cityId,
      year: houses.handoverYear,
      quarter: houses.handoverQuarter,
      latitude: houses.latitude,
      longitude: houses.longitude,
    })
    .from(flats)
    .innerJoin(houses, eq(houses.id, flats.houseId))
    .innerJoin(complexes, eq(complexes.id, houses.complexId))
    .where(isOnSale())
    .orderBy(asc(houses.id));
  return rows.map(({ year, quarter, latitude, longitude, ...place }) => ({
    ...place,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    handover: year === null ? null : { year, quarter: quarter as Quarter | null },
  }));
}
