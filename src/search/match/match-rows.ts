import type { CatalogQuery, RoadTimes } from '#domain/catalog/catalogue.ts';
import { areaRangeM2x100 } from '#domain/catalog/filters/matches-filters.ts';
import {
  EITHER_OR,
  type FilterRange,
  type SearchFilters,
  WISHES,
} from '#domain/catalog/filters/search-filters.ts';
import type { Part, RangeColumn } from '../part/part.ts';
import { renovationPlane, roomsPlane, type Trait, traitPlane } from '../part/planes.ts';
import { keepWithin } from '../part/range-column.ts';
import { addRows, countBits } from '../part/row-set.ts';
import { type AddressAsked, matchHouses } from './match-houses.ts';
import { keepPayable, narrower, payableIn } from './payable-rows.ts';

/** The result of a search in one part. */
export interface Match {
  part: Part;
  /** The filters asked for, with the prices that a payment means here. */
  filters: SearchFilters;
  /** The found flats as a set of rows. */
  rows: Int32Array;
  count: number;
  /** How long the ways of the search take, for the order by them. */
  road: RoadTimes | undefined;
}

/** Matches a search in every part; parts without a found flat are left out. */
export function matchAll(parts: readonly Part[], query: CatalogQuery, address?: AddressAsked): Match[] {
  return parts.map((part) => matchPart(part, query, address)).filter(({ count }) => count > 0);
}

function matchPart(part: Part, query: CatalogQuery, address: AddressAsked): Match {
  const { words } = part.flats;
  const marks = matchHouses(part, query, address);
  const rows = new Int32Array(words);
  const { road } = query;
  if (marks === null) addRows(rows, 0, part.flats.length);
  else addHouses(rows, part, marks);
  const [from, to] = marks === null ? [0, words] : edgesOf(rows);
  if (from === to) return { part, filters: query.filters, rows, count: 0, road };
  const payable = payableIn(part, query);
  if (payable?.hull === null) return { part, filters: query.filters, rows, count: 0, road };
  // Orders by price are walked within it too.
  const filters = payable?.hull
    ? { ...query.filters, priceRange: narrower(query.filters.priceRange, payable.hull) }
    : query.filters;
  for (const planes of planesAsked(query.filters)) keepAnyOf(rows, part, planes, from, to);
  for (const { trait, wanted } of traitsAsked(query.filters)) keepTrait(rows, part, trait, wanted, from, to);
  for (const [column, range] of rangesAsked(part, filters)) {
    const high = range.to === 0 ? Number.POSITIVE_INFINITY : range.to;
    keepWithin(column, rows, [from, to], [range.from, high]);
  }
  if (payable) keepPayable(part, rows, payable);
  let count = 0;
  for (let word = from; word < to; word++) count += countBits(rows[word]!);
  return { part, filters, rows, count, road };
}

function addHouses(rows: Int32Array, { houses }: Part, marks: Uint8Array): void {
  for (let house = 0; house < marks.length; house++) {
    if (marks[house] === 1) addRows(rows, houses.firstFlat[house]!, houses.firstFlat[house + 1]!);
  }
}

/** Finds the words outside of which the set is empty: the flats of a town are a short run of its region's rows. */
function edgesOf(rows: Int32Array): [number, number] {
  let from = 0;
  let to = rows.length;
  while (from < to && rows[from] === 0) from += 1;
  while (to > from && rows[to - 1] === 0) to -= 1;
  return [from, to];
}

/** Gives the lists of planes that are asked for; a flat must be in one plane of each list. */
function planesAsked({ roomsCount, renovation }: SearchFilters): number[][] {
  return [roomsCount?.map(roomsPlane), renovation?.map(renovationPlane)].filter(
    (planes) => planes !== undefined,
  );
}

/** Gives the traits that flags ask for; a new flag of flats does not compile until it is a trait. */
export function traitsAsked(filters: SearchFilters): { trait: Trait; wanted: boolean }[] {
  const asked: { trait: Trait; wanted: boolean }[] = [];
  for (const trait of WISHES) {
    // The sea is a matter of complexes.
    if (trait !== 'nearSea' && filters[trait]) asked.push({ trait, wanted: true });
  }
  for (const trait of EITHER_OR) {
    const wanted = filters[trait];
    // A flat whose floors are unknown is neither, so the last floor has two traits.
    if (trait !== 'floorLast' && wanted !== undefined) asked.push({ trait, wanted });
  }
  if (filters.floorLast !== undefined) {
    asked.push({ trait: filters.floorLast ? 'floorLast' : 'floorNotLast', wanted: true });
  }
  return asked;
}

function rangesAsked({ flats }: Part, filters: SearchFilters): [RangeColumn, FilterRange][] {
  const asked: [RangeColumn, FilterRange | undefined][] = [
    [flats.price, filters.priceRange],
    [flats.area, areaRangeM2x100(filters.area)],
    [flats.floor, filters.floor],
  ];
  return asked.filter((pair): pair is [RangeColumn, FilterRange] => pair[1] !== undefined);
}

function keepAnyOf(
  rows: Int32Array,
  { flats }: Part,
  planes: readonly number[],
  from: number,
  to: number,
): void {
  for (let word = from; word < to; word++) {
    let any = 0;
    for (const plane of planes) any |= flats.planes[plane * flats.words + word]!;
    rows[word]! &= any;
  }
}

function keepTrait(
  rows: Int32Array,
  { flats }: Part,
  trait: Trait,
  wanted: boolean,
  from: number,
  to: number,
): void {
  const start = traitPlane(trait) * flats.words;
  const flip = wanted ? 0 : -1;
  for (let word = from; word < to; word++) rows[word]! &= flats.planes[start + word]! ^ flip;
}
