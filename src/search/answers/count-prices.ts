import type { PriceStep } from '#domain/catalog/catalogue.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import { hasRow } from '../part/row-set.ts';

/** Flats found by price, in so many equal steps from the cheapest to the dearest. */
export function countPrices(matches: readonly Match[], steps: number): PriceStep[] {
  const edges = matches.map(edgesOf).filter((edge) => edge !== null);
  if (edges.length === 0) return [];
  const minPrice = Math.min(...edges.map(([cheapest]) => cheapest));
  const maxPrice = Math.max(...edges.map(([, dearest]) => dearest));
  const span = maxPrice - minPrice + 1;
  const counts = new Float64Array(steps);
  for (const { part, rows } of matches) {
    const prices = part.flats.price.values;
    // Every flat found is looked at here, so the loop over the set is written out.
    for (let word = 0; word < rows.length; word++) {
      for (let bits = rows[word]!; bits !== 0; bits &= bits - 1) {
        const price = prices[(word << 5) + 31 - Math.clz32(bits & -bits)]!;
        if (price !== NO_PRICE) counts[Math.floor(((price - minPrice) * steps) / span)]! += 1;
      }
    }
  }
  return Array.from(counts).flatMap((flatsCount, step) =>
    flatsCount > 0 ? [{ step, flatsCount, minPrice, maxPrice }] : [],
  );
}

/** The cheapest and the dearest price found in a part. */
function edgesOf({ part, rows }: Match): [number, number] | null {
  const { values, order, known } = part.flats.price;
  let [first, last] = [0, known - 1];
  while (first < known && !hasRow(rows, order[first]!)) first += 1;
  if (first === known) return null;
  while (!hasRow(rows, order[last]!)) last -= 1;
  return [values[order[first]!]!, values[order[last]!]!];
}
