import type { PageOf } from '#domain/catalog/catalogue.ts';
import type { ComplexSort } from '#domain/catalog/sort.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import type { HouseColumns } from '../part/part.ts';
import { firstRow, hasRow } from '../part/row-set.ts';
import { rowsOfComplex } from './count-flats.ts';
import { orderOf, walk } from './sorted-rows.ts';

/** A step of a walk reads memory out of order, one of a look in order: so many looks cost as much as a step. */
const LOOKS_A_STEP = 8;

interface Found {
  id: number;
  /** Smaller ones come first; infinite while nobody says. */
  key: number;
}

/** Ids of one page of complexes with flats found, by default the one with the newest flat first. */
export function findComplexIds(
  matches: readonly Match[],
  { sort = 'default', limit, offset }: PageOf & { sort?: ComplexSort },
): number[] {
  const wanted = offset + limit;
  const found = matches.flatMap((match) => {
    const asked = sort === 'road' && !match.road ? 'default' : sort;
    return (asked === 'default' && walkNewest(match, wanted)) || lookAtAll(match, asked);
  });
  // The difference of two infinite keys is no number, and ids decide.
  found.sort((one, other) => one.key - other.key || one.id - other.id);
  return found.slice(offset, wanted).map(({ id }) => id);
}

/**
 * The complexes of the newest flats found, no fewer than wanted while there are that many; undefined when a look at
 * all flats is shorter.
 */
function walkNewest(match: Match, wanted: number): Found[] | undefined {
  const { flats, houses, complexes } = match.part;
  const budget = { steps: flats.length / LOOKS_A_STEP };
  const next = walk(orderOf(match, 'newest'), match.rows, budget);
  const found = new Map<number, Found>();
  let last = Number.NEGATIVE_INFINITY;
  for (let row = next(); row >= 0; row = next()) {
    const newest = flats.createdAtMicros[row]!;
    // Complexes of one moment go by id, so those of the last moment are all needed.
    if (found.size >= wanted && newest < last) return [...found.values()];
    const complex = complexOf(houses, row);
    if (!found.has(complex)) found.set(complex, { id: complexes.id[complex]!, key: -newest });
    last = newest;
  }
  return budget.steps < 0 ? undefined : [...found.values()];
}

/** The complex whose house has the row: the last house that begins at it or before, and is not empty. */
function complexOf(houses: HouseColumns, row: number): number {
  let [low, high] = [0, houses.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (houses.firstFlat[middle]! <= row) low = middle;
    else high = middle - 1;
  }
  return houses.complex[low]!;
}

function lookAtAll(match: Match, sort: ComplexSort): Found[] {
  const { part, rows } = match;
  const keyOf = keysOf(match, sort);
  const found: Found[] = [];
  for (let complex = 0; complex < part.complexes.length; complex++) {
    const [from, to] = rowsOfComplex(part, complex);
    if (firstRow(rows, from, to) < 0) continue;
    found.push({ id: part.complexes.id[complex]!, key: keyOf(complex) });
  }
  return found;
}

/** How the complexes of a part are compared, each of which has a flat found. */
function keysOf({ part, rows, road }: Match, sort: ComplexSort): (complex: number) => number {
  const { flats, houses, complexes } = part;
  const ofFlats = (keyOf: (row: number) => number) => (complex: number) => {
    const [from, to] = rowsOfComplex(part, complex);
    let least = Number.POSITIVE_INFINITY;
    for (let row = from; row < to; row++) if (hasRow(rows, row)) least = Math.min(least, keyOf(row));
    return least;
  };
  const ofHouses = (keyOf: (house: number) => number) => (complex: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (let house = complexes.firstHouse[complex]!; house < complexes.firstHouse[complex + 1]!; house++) {
      const isFound = firstRow(rows, houses.firstFlat[house]!, houses.firstFlat[house + 1]!) >= 0;
      if (isFound) least = Math.min(least, keyOf(house));
    }
    return least;
  };
  const byPrice = (sign: 1 | -1) =>
    ofFlats((row) => {
      const price = flats.price.values[row]!;
      return price === NO_PRICE ? Number.POSITIVE_INFINITY : sign * price;
    });
  switch (sort) {
    case 'default':
      return ofFlats((row) => -flats.createdAtMicros[row]!);
    case 'price_asc':
      return byPrice(1);
    case 'price_desc':
      return byPrice(-1);
    case 'handover':
      return ofHouses((house) => readyQuarter(houses, house));
    case 'road':
      return ofHouses((house) => road!.total.get(houses.id[house]!) ?? Number.POSITIVE_INFINITY);
  }
}

/** Quarters from the year 0; a year alone is ready at its end, and a house that is finished has been ready for ever. */
function readyQuarter({ isFinished, handoverYear, handoverQuarter }: HouseColumns, house: number): number {
  if (isFinished[house]) return 0;
  const year = handoverYear[house]!;
  return year === 0 ? Number.POSITIVE_INFINITY : year * 4 + (handoverQuarter[house]! || 4);
}
