import { and, between, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CatalogQuery } from '#domain/catalog/catalogue.ts';
import type { Area } from '#domain/geo/area.ts';
import type { Bounds } from '#domain/geo/bounds.ts';
import { boundsOfBox } from '#domain/geo/bounds-of-box.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { isInPlaces, isOnSale } from './on-sale.ts';
import { whereFilters } from './where-filters.ts';

/** Flats on sale that answer the search, as a condition over flats joined with their houses and complexes. */
export function isFound({ places, filters, year, area, complexIds }: CatalogQuery): SQL {
  return and(
    isOnSale(),
    isInPlaces(places),
    complexIds && eq(flats.complexId, sql`ANY(${sql.param([...complexIds])}::int[])`),
    whereFilters(filters, year),
    area && standsIn(area),
  )!;
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
