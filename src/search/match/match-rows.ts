import type { CatalogQuery, RoadTimes } from '#domain/catalog/catalogue.ts';
import { areaRangeM2x100 } from '#domain/catalog/filters/matches-filters.ts';
import {
  EITHER_OR,
  type FilterRange,
  type SearchFilters,
  WISHES,
} from '#domain/catalog/filters/search-filters.ts';
import type { FlatColumns, Part, RangeColumn } from '../part/part.ts';
import { renovationPlane, roomsPlane, type Trait, traitPlane } from '../part/planes.ts';
import { addRows, countWords, keepRows } from '../part/row-set.ts';
import { keepWithin } from './keep-within.ts';
import {
  type AddressAsked,
  type HouseSieves,
  houseSieves,
  isWithinReach,
  matchHouses,
} from './match-houses.ts';
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

/** A search as parts are asked about it, read once for all of them. */
interface Asked {
  query: CatalogQuery;
  houses: HouseSieves;
  /** Places of planes; a flat must be in one plane of each list. */
  choices: readonly number[][];
  traits: readonly { trait: Trait; wanted: boolean }[];
  /** The area in hundredths of a square metre. */
  area: FilterRange | undefined;
}

/** Sets of the present question, one behind the other: making them anew was a tenth of a question to all parts. */
let room = new Int32Array(0);

/**
 * Matches a search in every part; parts without a found flat are left out. The sets hold until the next call: nobody
 * keeps them beyond an answer, and no question is answered amid another.
 */
export function matchAll(parts: readonly Part[], query: CatalogQuery, address?: AddressAsked): Match[] {
  const asked = {
    query,
    houses: houseSieves(query, address),
    choices: choicesAsked(query.filters),
    traits: traitsAsked(query.filters),
    area: areaRangeM2x100(query.filters.area),
  };
  const matches: Match[] = [];
  let used = 0;
  for (const part of parts) {
    if (!isWithinReach(part, query)) continue;
    const { words } = part.flats;
    // Sets made before stay where they are.
    if (room.length < used + words) room = new Int32Array(2 * (used + words));
    const match = matchPart(part, asked, room.subarray(used, used + words));
    if (match === null || match.count === 0) continue;
    matches.push(match);
    used += words;
  }
  return matches;
}

/** Matches a search in a part; null where its houses or a payment already say that nothing is found. */
function matchPart(
  part: Part,
  { query, houses, choices, traits, area }: Asked,
  rows: Int32Array,
): Match | null {
  const marks = matchHouses(part, houses);
  if (marks !== null && !marks.includes(1)) return null;
  const payable = payableIn(part, query);
  if (payable?.hull === null) return null;
  if (marks === null) addRows(rows.fill(0), 0, part.flats.length);
  else setToHouses(rows, part, marks);
  const [from, to] = marks === null ? [0, rows.length] : edgesOf(rows);
  // Orders by price are walked within it too.
  const filters = payable?.hull
    ? { ...query.filters, priceRange: narrower(query.filters.priceRange, payable.hull) }
    : query.filters;
  for (const some of choices) keepAnyOf(rows, part.flats, some, [from, to]);
  for (const { trait, wanted } of traits) {
    keepRows(rows, part.flats.planes[traitPlane(trait)]!, wanted, [from, to]);
  }
  keepRanges(part, rows, [from, to], { priceRange: filters.priceRange, area, floor: filters.floor });
  if (payable) keepPayable(part, rows, payable);
  return { part, filters, rows, count: countWords(rows, from, to), road: query.road };
}

/** Writes the flats of marked houses. A mark is a mask and no branch: that would be guessed wrongly half the time. */
function setToHouses(rows: Int32Array, { houses }: Part, marks: Uint8Array): void {
  const { firstFlat } = houses;
  let word = 0;
  let bits = 0;
  let from = 0;
  for (let house = 0; house < marks.length; house++) {
    const flats = -marks[house]!;
    const to = firstFlat[house + 1]!;
    const last = to >> 5;
    bits |= flats << (from & 31);
    for (; word < last; word++) {
      rows[word] = bits;
      bits = flats;
    }
    bits &= ~(-1 << (to & 31));
    from = to;
  }
  if (word < rows.length) rows[word] = bits;
}

/** Finds the words outside of which the set is empty: the flats of a town are a short run of its region's rows. */
function edgesOf(rows: Int32Array): [number, number] {
  let from = 0;
  let to = rows.length;
  while (from < to && rows[from] === 0) from += 1;
  while (to > from && rows[to - 1] === 0) to -= 1;
  return [from, to];
}

function choicesAsked({ roomsCount, renovation }: SearchFilters): number[][] {
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

function keepRanges(
  { flats }: Part,
  rows: Int32Array,
  edges: readonly [number, number],
  { priceRange, area, floor }: Pick<SearchFilters, 'priceRange' | 'area' | 'floor'>,
): void {
  const keep = (column: RangeColumn, range: FilterRange | undefined): void => {
    if (!range) return;
    const high = range.to === 0 ? Number.POSITIVE_INFINITY : range.to;
    keepWithin(column, rows, edges, [range.from, high]);
  };
  keep(flats.price, priceRange);
  keep(flats.area, area);
  keep(flats.floor, floor);
}

/** Up to four planes are looked at together, twice as quick as one after the other; three stand there as four. */
function keepAnyOf(
  rows: Int32Array,
  flats: FlatColumns,
  choices: readonly number[],
  edges: readonly [number, number],
): void {
  if (choices.length === 1) {
    keepRows(rows, flats.planes[choices[0]!]!, true, edges);
    return;
  }
  const [from, to] = edges;
  if (choices.length === 0) {
    rows.fill(0, from, to);
    return;
  }
  const rest = choices.length > 4 ? rows.slice() : null;
  const sets = choices.map((choice) => flats.planes[choice]!);
  const [a, b, c = b, d = c] = sets as [Int32Array, Int32Array, ...Int32Array[]];
  if (choices.length === 2) {
    for (let word = from; word < to; word++) rows[word]! &= a[word]! | b[word]!;
  } else {
    for (let word = from; word < to; word++) {
      rows[word]! &= a[word]! | b[word]! | c[word]! | d[word]!;
    }
  }
  if (rest === null) return;
  keepAnyOf(rest, flats, choices.slice(4), edges);
  for (let word = from; word < to; word++) rows[word]! |= rest[word]!;
}
