import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { WorldComplex, WorldFlat, WorldHouse } from '../world/model.ts';
import { pastPrices } from './past-prices.ts';
import { pastStatuses } from './past-statuses.ts';

/** A complex with the prices and statuses of an earlier moment, without flats that were not on sale yet. */
export function asItStood(complex: WorldComplex, at: Date): WorldComplex {
  const houses = complex.houses.map((house) => ({
    ...house,
    flats: house.flats.flatMap((flat) => {
      const status = statusThen(house, flat, at);
      const price = priceThen(complex, house, { flat, at });
      return status === null || price === null ? [] : [{ ...flat, status, price }];
    }),
  }));
  return { ...complex, houses };
}

function statusThen(house: WorldHouse, flat: WorldFlat, at: Date): FlatStatus | null {
  const known = pastStatuses(house, flat);
  if (known.length === 0) return flat.status;
  return known.findLast((past) => past.at <= at)?.status ?? null;
}

/** What a flat cost; of one that was sold since nothing but its last price is known. */
function priceThen(
  complex: WorldComplex,
  house: WorldHouse,
  { flat, at }: { flat: WorldFlat; at: Date },
): number | null {
  const known = flat.status === 'SOLD' ? [] : pastPrices(complex, house, flat);
  if (known.length === 0) return flat.price;
  return known.findLast((past) => past.at <= at)?.price ?? null;
}
