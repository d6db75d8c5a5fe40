import type { PageOf } from '#domain/catalog/catalogue.ts';
import type { Match } from '../match/match-rows.ts';
import { firstRow, hasRow } from '../part/row-set.ts';
import { rowsOfComplex } from './count-flats.ts';

/** Ids of one page of complexes with flats found, the one with the newest flat first. */
export function findComplexIds(matches: readonly Match[], { limit, offset }: PageOf): number[] {
  const found = matches.flatMap(newestOfComplexes);
  found.sort((one, other) => other.newest - one.newest || one.id - other.id);
  return found.slice(offset, offset + limit).map(({ id }) => id);
}

function newestOfComplexes({ part, rows }: Match): { id: number; newest: number }[] {
  const { createdAtMicros } = part.flats;
  const found: { id: number; newest: number }[] = [];
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
