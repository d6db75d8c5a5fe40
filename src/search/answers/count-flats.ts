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

/** The rows of a complex end where those of the next one begin. */
function countComplexes({ part: { complexes, houses }, rows }: Match): number {
  const { firstHouse, length } = complexes;
  const { firstFlat } = houses;
  let count = 0;
  let from = 0;
  for (let complex = 1; complex <= length; complex++) {
    const to = firstFlat[firstHouse[complex]!]!;
    if (firstRow(rows, from, to) >= 0) count += 1;
    from = to;
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
