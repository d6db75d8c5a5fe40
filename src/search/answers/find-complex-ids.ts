import type { PageOf } from '#domain/catalog/catalogue.ts';
import type { Match } from '../match/match-rows.ts';
import type { HouseColumns } from '../part/part.ts';
import { firstRow, hasRow } from '../part/row-set.ts';
import { rowsOfComplex } from './count-flats.ts';
import { orderOf, walk } from './sorted-rows.ts';

/** A step of a walk reads memory out of order, one of a look in order: so many looks cost as much as a step. */
const LOOKS_A_STEP = 8;

interface Found {
  id: number;
  newest: number;
}

/** Ids of one page of complexes with flats found, the one with the newest flat first. */
export function findComplexIds(matches: readonly Match[], { limit, offset }: PageOf): number[] {
  const wanted = offset + limit;
  const found = matches.flatMap((match) => walkNewest(match, wanted) ?? lookAtAll(match));
  found.sort((one, other) => other.newest - one.newest || one.id - other.id);
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
    if (!found.has(complex)) found.set(complex, { id: complexes.id[complex]!, newest });
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

function lookAtAll({ part, rows }: Match): Found[] {
  const { createdAtMicros } = part.flats;
  const found: Found[] = [];
  for (let complex = 0; complex < part.complexes.length; complex++) {
    const [from, to] = rowsOfComplex(part, complex);
    const first = firstRow(rows, from, to);
    if (first < 0) continue;
    let newest = createdAtMicros[first]!;
    for (let row = first + 1; row < to; row++) {
      if (createdAtMicros[row]! > newest && hasRow(rows, row)) newest = createdAtMicros[row]!;
    }
    found.push({ id: part.complexes.id[complex]!, newest });
  }
  return found;
}
