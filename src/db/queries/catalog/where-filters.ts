import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { areaRangeM2x100 } from '#domain/catalog/filters/matches-filters.ts';
import { type FilterRange, metrosAsked, type SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { BUILDING_STATES, isFinished } from '#domain/listing/building-state.ts';
import { type HandoverOption, YEARS_AHEAD } from '#domain/listing/handover.ts';
import { collectionComplexes } from '../../schema/collection.ts';
import { complexes } from '../../schema/complex.ts';
import { flats } from '../../schema/flat.ts';
import { houses } from '../../schema/house.ts';
import { houseMetros } from '../../schema/house-metro.ts';

const FINISHED_STATES = BUILDING_STATES.filter(isFinished);

/**
 * Normalised filters as a condition over flats joined with their houses and complexes, finding just what
 * `matchesFilters` would; undefined when they ask for nothing. `year` is Moscow's.
 */
export function whereFilters(filters: SearchFilters, year: number): SQL | undefined {
  return and(...ofFlat(filters), ...ofHouse(filters, year), ...ofComplex(filters));
}

type Conditions = (SQL | undefined)[];

function ofFlat(filters: SearchFilters): Conditions {
  return [
    isAmong(flats.rooms, filters.roomsCount),
    isWithin(flats.price, filters.priceRange),
    isWithin(flats.areaM2x100, areaRangeM2x100(filters.area)),
    isWithin(flats.floor, filters.floor),
    when(filters.floorNotFirst, sql`${flats.floor} IS DISTINCT FROM 1`),
    filters.floorLast === undefined
      ? undefined
      : (filters.floorLast ? eq : ne)(flats.floor, flats.floorsTotal),
    is(flats.apartments, filters.apartments),
    is(flats.fromDeveloper, filters.fromDeveloper),
    is(flats.balcony, filters.balcony),
    is(flats.loggia, filters.loggia),
    is(flats.closedBooking, filters.closedBooking),
    isAmong(flats.renovation, filters.renovation),
    is(flats.houseId, filters.houseId),
    is(flats.complexId, filters.complexId),
  ];
}

function ofHouse(filters: SearchFilters, year: number): Conditions {
  const { search = {}, transportTime, handoverDeadline } = filters;
  const metros = metrosAsked(filters);
  const minutes = filters.transportType === 'car' ? houseMetros.minutesCar : houseMetros.minutesFoot;
  return [
    isAmong(houses.material, filters.material),
    handoverDeadline && or(...handoverDeadline.map((option) => isHandedOver(option, year))),
    transportTime === undefined ? undefined : hasMetro(lte(minutes, Number(transportTime))),
    metros && hasMetro(inArray(houseMetros.metroId, metros)),
    search.addressId === undefined ? undefined : standsAt(search.addressId),
    isNamed(houses.settlement, search.settlement),
    // Inside a city the district of an address is the area of the city.
    isNamed(houses.district, search.cityArea),
  ];
}

function ofComplex(filters: SearchFilters): Conditions {
  const wished = AMENITIES.filter((amenity) => filters[amenity]);
  return [
    filters.parking && arrayOverlaps(complexes.parking, filters.parking),
    wished.length > 0 ? arrayContains(complexes.amenities, wished) : undefined,
    when(filters.nearSea, isNotNull(complexes.seaDistanceM)),
    when(filters.nearSea, isWithin(complexes.seaDistanceM, filters.seaDistance)),
    is(complexes.developerCompanyId, filters.developer?.id),
    filters.collectionId === undefined
      ? undefined
      : sql`EXISTS (SELECT FROM ${collectionComplexes} WHERE ${and(
          eq(collectionComplexes.complexId, complexes.id),
          eq(collectionComplexes.collectionId, filters.collectionId),
        )})`,
  ];
}

function when(wanted: boolean | undefined, condition: SQL | undefined): SQL | undefined {
  return wanted ? condition : undefined;
}

function is<Value>(column: PgColumn, wanted: Value | undefined): SQL | undefined {
  return wanted === undefined ? undefined : eq(column, wanted);
}

function isAmong<Choice>(column: PgColumn, choices: Choice[] | undefined): SQL | undefined {
  return choices && inArray(column, choices);
}

/** Bounds may be fractions and wider than the column, so both are compared as exact numbers. */
function isWithin(column: PgColumn, range: FilterRange | undefined): SQL | undefined {
  return (
    range &&
    and(
      sql`${column} >= ${range.from}::numeric`,
      range.to === 0 ? undefined : sql`${column} <= ${range.to}::numeric`,
    )
  );
}

function isHandedOver(option: HandoverOption, year: number): SQL {
  const finished = inArray(houses.buildingState, FINISHED_STATES);
  switch (option) {
    case 'handOver':
      return finished;
    case 'notBuilt':
      return not(finished);
    case 'over2':
      return gt(houses.handoverYear, year + YEARS_AHEAD);
    default:
      return eq(houses.handoverYear, Number(option));
  }
}

function hasMetro(condition: SQL): SQL {
  return sql`EXISTS (SELECT FROM ${houseMetros} WHERE ${and(eq(houseMetros.houseId, houses.id), condition)})`;
}

const named = alias(houses, 'named');

/** Houses at the address of one of them: the same city, settlement, street and number. */
function standsAt(houseId: number): SQL {
  const same = (['city', 'settlement', 'street', 'house'] as const).map(
    (part) => sql`${named[part]} IS NOT DISTINCT FROM ${houses[part]}`,
  );
  return sql`EXISTS (SELECT FROM ${houses} ${named} WHERE ${and(eq(named.id, houseId), ...same)})`;
}

/** ICU folds Cyrillic letters whatever the locale of the database. */
function isNamed(column: PgColumn, name: string | undefined): SQL | undefined {
  return name === undefined
    ? undefined
    : sql`lower(${column} COLLATE "und-x-icu") = lower(${name} COLLATE "und-x-icu")`;
}
