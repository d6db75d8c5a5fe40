import type { Match } from '../match/match-rows.ts';
import { firstRow } from '../part/row-set.ts';

/** Flats found and the complexes they stand in. */
export function countFlats(matches: readonly Match[]): { flats: number; complexes: number } {
  let [flats, complexes] = [0, 0];
  for (const match of matches) {
    flats += match.count;
    complexes += countComplexes(match);
  }
  return { flats, complexes };
}

function countComplexes({ part, rows }: Match): number {
  let count = 0;
  for (let complex = 0; complex < part.complexes.length; complex++) {
    const [from, to] = rowsOfComplex(part, complex);
    if (firstRow(rows, from, to) >= 0) count += 1;
  }
  return count;
}

/** Rows of a complex: from the first to before the second. */
export function rowsOfComplex({ complexes, houses }: Match['part'], complex: number): [number, number] {
  return [
    houses.firstFlat[complexes.firstHouse[complex]!]!,
    houses.firstFlat[complexes.firstHouse[complex + 1]!]!,
  ];
}
