import type { HousePriceSum } from '#domain/catalog/catalogue.ts';
import { type Bounds, contains } from '#domain/geo/bounds.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import { hasRow } from '../part/row-set.ts';

/** Sums up prices and areas of the flats found in each house inside the box, by id. */
export function sumHousePrices(matches: readonly Match[], box: Bounds): HousePriceSum[] {
  return matches.flatMap((match) => sumsOf(match, box)).sort((one, other) => one.houseId - other.houseId);
}

function sumsOf({ part, rows }: Match, box: Bounds): HousePriceSum[] {
  const { houses, flats } = part;
  const sums: HousePriceSum[] = [];
  for (let house = 0; house < houses.length; house++) {
    const point = { latitude: houses.latitude[house]!, longitude: houses.longitude[house]! };
    // An unknown point is NaN, for which every comparison fails.
    if (!contains(box, point)) continue;
    const sum = { houseId: houses.id[house]!, ...point, flatsCount: 0, priceSum: 0, areaSumM2x100: 0 };
    for (let row = houses.firstFlat[house]!; row < houses.firstFlat[house + 1]!; row++) {
      const price = flats.price.values[row]!;
      if (price === NO_PRICE || !hasRow(rows, row)) continue;
      sum.flatsCount += 1;
      sum.priceSum += price;
      sum.areaSumM2x100 += flats.area.values[row]!;
    }
    if (sum.flatsCount > 0) sums.push(sum);
  }
  return sums;
}
