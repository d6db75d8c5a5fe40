import { and, between, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CatalogQuery, PayablePrices } from '#domain/catalog/catalogue.ts';
import type { Area } from '#domain/geo/area.ts';
import type { Bounds } from '#domain/geo/bounds.ts';
import { boundsOfBox } from '#domain/geo/bounds-of-box.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isInPlaces, isOnSale } from './on-sale.ts';
import { whereFilters } from './where-filters.ts';

/** Flats on sale that answer the search, as a condition over flats joined with their houses and complexes. */
export function isFound(query: CatalogQuery): SQL {
  return and(isOnSale(), isMeant(query))!;
}

/** Flats that answer the search, whether they are on sale or were. */
export function isMeant({
  places,
  filters,
  year,
  area,
  complexIds,
  payable,
  road,
}: CatalogQuery): SQL | undefined {
  return and(
    isInPlaces(places),
    complexIds && eq(flats.complexId, sql`ANY(${sql.param([...complexIds])}::int[])`),
    whereFilters(filters, year),
    filters.payment && isPayable(payable),
    area && standsIn(area),
    road?.near ? eq(houses.id, sql`ANY(${sql.param([...road.near])}::int[])`) : undefined,
  );
}

/** Flats whose price a payment asked for affords in their house; none while nobody said which prices these are. */
function isPayable({ listOfHouse, lists }: PayablePrices = { listOfHouse: new Map(), lists: [] }): SQL {
  const rows = [...listOfHouse].flatMap(([houseId, list]) =>
    lists[list]!.map(({ from, to }) => ({ houseId, from, to })),
  );
  return sql`EXISTS (
    SELECT FROM unnest(
      ${sql.param(rows.map(({ houseId }) => houseId))}::int[],
      ${sql.param(rows.map(({ from }) => from))}::bigint[], ${sql.param(rows.map(({ to }) => to))}::bigint[]
    ) AS payable (house_id, low, high)
    WHERE payable.house_id = ${houses.id} AND ${flats.price} BETWEEN payable.low AND payable.high
  )`;
}

/** Houses inside the box, edges included. */
export function standsInBox({ south, west, north, east }: Bounds): SQL {
  const isAcross = (west > east ? or : and)(gte(houses.longitude, west), lte(houses.longitude, east));
  return and(between(houses.latitude, south, north), isAcross)!;
}

/** Houses inside the area, finding just what `isInArea` would: the same sides counted by the same arithmetic. */
function standsIn(area: Area): SQL {
  const box = boundsOfBox(area);
  if (box) return standsInBox(box);
  const sides = area.map((one, at) => ({ one, next: area[(at + 1) % area.length]! }));
  const column = (values: number[]) => sql`${sql.param(values)}::float8[]`;
  return sql`(
    SELECT count(*) % 2 = 1
    FROM unnest(
      ${column(sides.map(({ one }) => one.latitude))}, ${column(sides.map(({ one }) => one.longitude))},
      ${column(sides.map(({ next }) => next.latitude))}, ${column(sides.map(({ next }) => next.longitude))}
    ) AS side (latitude, longitude, next_latitude, next_longitude)
    WHERE (side.latitude > ${houses.latitude}) <> (side.next_latitude > ${houses.latitude})
      AND ${houses.longitude} < side.longitude + (side.next_longitude - side.longitude)
        * ((${houses.latitude} - side.latitude) / nullif(side.next_latitude - side.latitude, 0))
  )`;
}
