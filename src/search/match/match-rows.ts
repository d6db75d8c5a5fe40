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
import { keepWithin } from '../part/range-column.ts';
import { addRows, countWords } from '../part/row-set.ts';
import {
  type AddressAsked,
  type HouseTests,
  houseTests,
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
  houses: HouseTests;
  /** Places of planes; a flat must be in one plane of each list. */
  choices: readonly number[][];
  traits: readonly { trait: Trait; wanted: boolean }[];
}

/** Matches a search in every part; parts without a found flat are left out. */
export function matchAll(parts: readonly Part[], query: CatalogQuery, address?: AddressAsked): Match[] {
  const asked = {
    query,
    houses: houseTests(query, address),
    choices: choicesAsked(query.filters),
    traits: traitsAsked(query.filters),
  };
  const matches: Match[] = [];
  for (const part of parts) {
    const match = isWithinReach(part, query) && matchPart(part, asked);
    if (match && match.count > 0) matches.push(match);
  }
  return matches;
}

/** Matches a search in a part; null where its houses or a payment already say that nothing is found. */
function matchPart(part: Part, { query, houses, choices, traits }: Asked): Match | null {
  const { words, planes } = part.flats;
  const marks = matchHouses(part, houses);
  if (marks !== null && !marks.includes(1)) return null;
  const payable = payableIn(part, query);
  if (payable?.hull === null) return null;
  const rows = new Int32Array(words);
  if (marks === null) addRows(rows, 0, part.flats.length);
  else addHouses(rows, part, marks);
  const [from, to] = marks === null ? [0, words] : edgesOf(rows);
  // Orders by price are walked within it too.
  const filters = payable?.hull
    ? { ...query.filters, priceRange: narrower(query.filters.priceRange, payable.hull) }
    : query.filters;
  for (const some of choices) keepAnyOf(rows, part.flats, some, [from, to]);
  for (const { trait, wanted } of traits) {
    const plane = traitPlane(trait) * words;
    const flip = wanted ? 0 : -1;
    for (let word = from; word < to; word++) rows[word]! &= planes[plane + word]! ^ flip;
  }
  keepRanges(part, rows, [from, to], filters);
  if (payable) keepPayable(part, rows, payable);
  return { part, filters, rows, count: countWords(rows, from, to), road: query.road };
}

/** Adds the flats of marked houses, neighbours at once. */
function addHouses(rows: Int32Array, { houses }: Part, marks: Uint8Array): void {
  const { firstFlat } = houses;
  for (let house = 0; house < marks.length; house++) {
    const first = house;
    while (marks[house] === 1) house += 1;
    if (house > first) addRows(rows, firstFlat[first]!, firstFlat[house]!);
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
  filters: SearchFilters,
): void {
  const keep = (column: RangeColumn, range: FilterRange | undefined): void => {
    if (!range) return;
    const high = range.to === 0 ? Number.POSITIVE_INFINITY : range.to;
    keepWithin(column, rows, edges, [range.from, high]);
  };
  keep(flats.price, filters.priceRange);
  keep(flats.area, areaRangeM2x100(filters.area));
  keep(flats.floor, filters.floor);
}

/** Four planes are looked at together, for that is twice as quick as one after the other; fewer stand there twice. */
function keepAnyOf(
  rows: Int32Array,
  flats: FlatColumns,
  choices: readonly number[],
  [from, to]: readonly [number, number],
): void {
  if (choices.length === 0) rows.fill(0, from, to);
  const { planes, words } = flats;
  const rest = choices.length > 4 ? rows.slice() : null;
  const [a = 0, b = a, c = b, d = c] = choices.map((choice) => choice * words);
  for (let word = from; word < to; word++) {
    rows[word]! &= planes[a + word]! | planes[b + word]! | planes[c + word]! | planes[d + word]!;
  }
  if (rest === null) return;
  keepAnyOf(rest, flats, choices.slice(4), [from, to]);
  for (let word = from; word < to; word++) rows[word]! |= rest[word]!;
}
