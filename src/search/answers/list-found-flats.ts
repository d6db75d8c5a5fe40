import type { FlatPlace } from '#domain/catalog/catalogue.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_FLOOR } from '../part/flat-columns.ts';
import { hasRow } from '../part/row-set.ts';

/** Lists the found flats of complexes, by id. */
export function listFoundFlats(matches: readonly Match[], complexIds: readonly number[]): FlatPlace[] {
  const wanted = new Set(complexIds);
  return matches.flatMap((match) => foundIn(match, wanted)).sort((one, other) => one.id - other.id);
}

function foundIn({ part, rows }: Match, wanted: ReadonlySet<number>): FlatPlace[] {
  const { complexes, houses, flats } = part;
  const found: FlatPlace[] = [];
  for (let house = 0; house < houses.length; house++) {
    const complexId = complexes.id[houses.complex[house]!]!;
    if (!wanted.has(complexId)) continue;
    for (let row = houses.firstFlat[house]!; row < houses.firstFlat[house + 1]!; row++) {
      if (!hasRow(rows, row)) continue;
      const floor = flats.floor.values[row]!;
      found.push({
        id: flats.id[row]!,
        complexId,
        houseId: houses.id[house]!,
        floor: floor === NO_FLOOR ? null : floor,
      });
    }
  }
  return found;
}
