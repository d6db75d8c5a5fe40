import type { MapHouseFound } from '#domain/catalog/catalogue.ts';
import { type Bounds, contains } from '#domain/geo/bounds.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import { countRows, firstRow } from '../part/row-set.ts';

/** Houses inside the box with the flats found in each, by id. */
export function listMapHouses(matches: readonly Match[], box: Bounds): MapHouseFound[] {
  return matches.flatMap((match) => housesOf(match, box)).sort((one, other) => one.houseId - other.houseId);
}

function housesOf({ part, rows }: Match, box: Bounds): MapHouseFound[] {
  const { houses, complexes, flats } = part;
  const found: MapHouseFound[] = [];
  for (let house = 0; house < houses.length; house++) {
    const latitude = houses.latitude[house]!;
    const longitude = houses.longitude[house]!;
    // An unknown point is NaN, for which every comparison fails.
    if (!contains(box, { latitude, longitude })) continue;
    const [from, to] = [houses.firstFlat[house]!, houses.firstFlat[house + 1]!];
    const flatsCount = countRows(rows, from, to);
    if (flatsCount === 0) continue;
    const cheapest = flats.price.values[firstRow(rows, from, to)]!;
    found.push({
      houseId: houses.id[house]!,
      complexId: complexes.id[houses.complex[house]!]!,
      latitude,
      longitude,
      flatsCount,
      minPrice: cheapest === NO_PRICE ? null : cheapest,
    });
  }
  return found;
}
