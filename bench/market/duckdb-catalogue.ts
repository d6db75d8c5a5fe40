import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type {
  CatalogQuery,
  Catalogue,
  MapHouseFound,
  PriceStep,
} from '../../src/domain/catalog/catalogue.ts';
import type { Facet } from '../../src/domain/catalog/filters/facets.ts';
import { areaRangeM2x100 } from '../../src/domain/catalog/filters/matches-filters.ts';
import type { FilterRange, SearchFilters } from '../../src/domain/catalog/filters/search-filters.ts';
import type { CatalogueSort } from '../../src/domain/catalog/sort.ts';
import { TURN_STEP } from '../../src/domain/catalog/turn-of.ts';
import type { Area } from '../../src/domain/geo/area.ts';
import { boundsOfBox } from '../../src/domain/geo/bounds-of-box.ts';
import { AMENITIES } from '../../src/domain/listing/amenity.ts';
import { YEARS_AHEAD } from '../../src/domain/listing/handover.ts';

type Answered = 'countFlats' | 'findFlatIds' | 'countFacets' | 'countPrices' | 'listMapHouses';

/** Holds the market in DuckDB as one wide table in memory without joins, which is the best case for it. */
export interface DuckDbCatalogue extends Pick<Catalogue, Answered> {
  close(): void;
}

/** Reads the CSV that PostgreSQL wrote of `MARKET_COLUMNS`. */
export async function openDuckDb(csvFile: string): Promise<DuckDbCatalogue> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(
    `CREATE TABLE market AS SELECT * FROM read_csv('${csvFile}', header = true, nullstr = '')`,
  );
  return {
    countFlats: async (query) => {
      const [row] = await rowsOf(
        connection,
        `SELECT count(*)::INT AS flats, count(DISTINCT complex_id)::INT AS complexes FROM market WHERE ${whereOf(query)}`,
      );
      return row as { flats: number; complexes: number };
    },
    findFlatIds: async (query) => {
      const rows = await rowsOf(
        connection,
        `SELECT id::INT AS id FROM market WHERE ${whereOf(query)} ORDER BY ${ORDER[query.sort]}
          LIMIT ${query.limit} OFFSET ${query.offset}`,
      );
      return rows.map(({ id }) => id as number);
    },
    countFacets: (query, facets) => countFacets(connection, query, facets),
    countPrices: async (query, steps) =>
      (await rowsOf(connection, pricesSql(query, steps))) as unknown as PriceStep[],
    listMapHouses: async (query, box) => {
      const rows = await rowsOf(
        connection,
        `SELECT house_id::INT AS "houseId", any_value(complex_id)::INT AS "complexId",
          any_value(latitude)::DOUBLE AS latitude, any_value(longitude)::DOUBLE AS longitude,
          count(*)::INT AS "flatsCount", min(price)::DOUBLE AS "minPrice"
        FROM market WHERE ${whereOf(query)} AND latitude BETWEEN ${box.south} AND ${box.north}
          AND longitude BETWEEN ${box.west} AND ${box.east} GROUP BY house_id ORDER BY house_id`,
      );
      return rows as unknown as MapHouseFound[];
    },
    close: () => connection.closeSync(),
  };
}

/** Columns of the wide table for a flat, its house and its complex. */
export const MARKET_COLUMNS = `
  flats.id, flats.complex_id, flats.house_id, country_id, region_id, city_id, rooms, price, area_m2_x100 AS area, floor,
  floors_total, apartments::int = 1 AS apartments, balcony, loggia, from_developer, closed_booking, renovation, material,
  building_state IN ('BUILT', 'HANDOVER') AS finished, handover_year, houses.latitude, houses.longitude, sea_distance_m,
  array_to_string(parking, ' ') AS parking, array_to_string(amenities, ' ') AS amenities,
  (SELECT min(minutes_foot) FROM house_metros WHERE house_id = houses.id) AS minutes_foot,
  (SELECT min(minutes_car) FROM house_metros WHERE house_id = houses.id) AS minutes_car,
  (extract(epoch FROM flats.created_at) * 1000000)::bigint AS created_at`;

const ORDER: Record<CatalogueSort, string> = {
  default: `(id::bigint * ${TURN_STEP}) % 4294967296`,
  newest: 'created_at DESC, id',
  price_asc: 'price ASC NULLS LAST, id',
  price_desc: 'price DESC NULLS LAST, id',
  area_asc: 'area, id',
  area_desc: 'area DESC, id',
  price_m2_asc: 'price / area ASC NULLS LAST, id',
  price_m2_desc: 'price / area DESC NULLS LAST, id',
  // Nobody goes anywhere here, so it is the default one.
  road: `(id::bigint * ${TURN_STEP}) % 4294967296`,
};

async function rowsOf(connection: DuckDBConnection, query: string): Promise<Record<string, unknown>[]> {
  const reader = await connection.runAndReadAll(query);
  return reader.getRowObjectsJS() as Record<string, unknown>[];
}

async function countFacets(connection: DuckDBConnection, query: CatalogQuery, facets: Facet[]) {
  const open = facets.filter(({ name }) => query.filters[name] === undefined);
  const chosen = facets.filter(({ name }) => query.filters[name] !== undefined);
  const counts: Record<string, Record<string, number>> = {};
  for (const pass of [open, ...chosen.map((facet) => [facet])]) {
    const left = Object.fromEntries(pass.map(({ name }) => [name, undefined]));
    const columns = pass.flatMap(({ name, choices }) =>
      choices.map(
        ({ key, filters }) =>
          `count(*) FILTER (WHERE ${wishOf(filters, query.year)})::INT AS "${name}.${key}"`,
      ),
    );
    const where = whereOf({ ...query, filters: { ...query.filters, ...left } });
    const [row] = await rowsOf(connection, `SELECT ${columns.join()} FROM market WHERE ${where}`);
    for (const { name, choices } of pass) {
      counts[name] = Object.fromEntries(choices.map(({ key }) => [key, row![`${name}.${key}`] as number]));
    }
  }
  return counts;
}

function pricesSql(query: CatalogQuery, steps: number): string {
  return `WITH found AS (SELECT price FROM market WHERE ${whereOf(query)} AND price IS NOT NULL),
    edges AS (SELECT min(price) AS low, max(price) AS high FROM found)
    SELECT ((price - low) * ${steps} // (high - low + 1))::INT AS step, count(*)::INT AS "flatsCount",
      any_value(low)::DOUBLE AS "minPrice", any_value(high)::DOUBLE AS "maxPrice"
    FROM found, edges GROUP BY step ORDER BY step`;
}

function whereOf({ places, filters, year, area }: CatalogQuery): string {
  const kinds: [string, number[]][] = [
    ['country_id', places.countryIds],
    ['region_id', places.regionIds],
    ['city_id', places.cityIds],
  ];
  const asked = kinds
    .filter(([, ids]) => ids.length > 0)
    .map(([column, ids]) => `${column} IN (${ids.join()})`);
  const there = asked.length > 0 ? `(${asked.join(' OR ')})` : 'true';
  return [there, wishOf(filters, year), area && standsIn(area)].filter(Boolean).join(' AND ');
}

/**
 * Tests a box by its corners and an outline by the sides that a ray to the east crosses; horizontal sides are never
 * crossed.
 */
function standsIn(area: Area): string {
  const box = boundsOfBox(area);
  if (box) {
    return `latitude BETWEEN ${box.south} AND ${box.north} AND longitude BETWEEN ${box.west} AND ${box.east}`;
  }
  const met = area.flatMap((one, at) => {
    const next = area[(at + 1) % area.length]!;
    if (one.latitude === next.latitude) return [];
    const [low, high] = [Math.min(one.latitude, next.latitude), Math.max(one.latitude, next.latitude)];
    const rise = `((latitude - ${one.latitude}::DOUBLE) / ${next.latitude - one.latitude}::DOUBLE)`;
    const side = `${one.longitude}::DOUBLE + ${next.longitude - one.longitude}::DOUBLE * ${rise}`;
    return `(latitude >= ${low}::DOUBLE AND latitude < ${high}::DOUBLE AND longitude < ${side})::INT`;
  });
  return `(${met.join(' + ')}) % 2 = 1`;
}

/** Translates only the filters that the measured searches and their facets use. */
function wishOf(filters: SearchFilters, year: number): string {
  const { handoverDeadline, transportTime, transportType = 'foot' } = filters;
  const conditions = [
    among('rooms', filters.roomsCount),
    within('price', filters.priceRange),
    within('area', areaRangeM2x100(filters.area)),
    within('floor', filters.floor),
    filters.floorNotFirst && 'floor IS DISTINCT FROM 1',
    filters.floorLast !== undefined && `floor ${filters.floorLast ? '=' : '<>'} floors_total`,
    filters.apartments !== undefined && `apartments = ${filters.apartments}`,
    filters.fromDeveloper !== undefined && `from_developer = ${filters.fromDeveloper}`,
    filters.balcony && 'balcony',
    filters.loggia && 'loggia',
    filters.closedBooking && 'closed_booking',
    among('renovation', filters.renovation),
    among('material', filters.material),
    filters.nearSea && 'sea_distance_m IS NOT NULL',
    transportTime !== undefined && `minutes_${transportType} <= ${transportTime}`,
    filters.parking && `(${filters.parking.map((kind) => `contains(parking, '${kind}')`).join(' OR ')})`,
    ...AMENITIES.map(
      (amenity) => filters[amenity] && `list_contains(string_split(amenities, ' '), '${amenity}')`,
    ),
    handoverDeadline && `(${handoverDeadline.map((option) => handoverOf(option, year)).join(' OR ')})`,
  ];
  return conditions.filter(Boolean).join(' AND ') || 'true';
}

function handoverOf(option: string, year: number): string {
  if (option === 'handOver') return 'finished';
  if (option === 'notBuilt') return 'NOT finished';
  return option === 'over2' ? `handover_year > ${year + YEARS_AHEAD}` : `handover_year = ${option}`;
}

function among(column: string, choices: readonly string[] | undefined): string | undefined {
  return choices && `${column} IN (${choices.map((choice) => `'${choice}'`).join()})`;
}

function within(column: string, range: FilterRange | undefined): string | undefined {
  return range && `${column} >= ${range.from}${range.to === 0 ? '' : ` AND ${column} <= ${range.to}`}`;
}
