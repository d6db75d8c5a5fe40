import type { House } from '#contract/catalog.ts';
import { soleHandoverDate } from '#domain/time/sole-handover-date.ts';
import type { PricedPlace } from './priced-place.ts';

/** Prices the cheapest flat of a house; region, city and developer come from any place of the same complex. */
export function placeOfHouse(
  { minPrice, handover }: Pick<House, 'minPrice' | 'handover'>,
  sibling: PricedPlace,
): PricedPlace {
  const term = handover ?? { year: null, quarter: null };
  return { ...sibling, price: minPrice, handoverDate: soleHandoverDate([term]) };
}
