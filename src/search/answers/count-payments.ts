import type { PayableSteps, StepSpan } from '#domain/catalog/catalogue.ts';
import type { Match } from '../match/match-rows.ts';
import { NO_PRICE } from '../part/flat-columns.ts';
import { hasRow } from '../part/row-set.ts';

/** Flats found by the step of their payment: rows of a house go by price, as its spans do, so both are passed once. */
export function countPayments(
  matches: readonly Match[],
  { steps, listOfHouse, lists }: PayableSteps,
): number[] {
  const counts = new Array<number>(steps).fill(0);
  for (const { part, rows } of matches) {
    const { firstFlat, id, length } = part.houses;
    for (let house = 0; house < length; house++) {
      const list = listOfHouse.get(id[house]!);
      if (list === undefined) continue;
      countHouse(counts, lists[list]!, {
        rows,
        prices: part.flats.price.values,
        from: firstFlat[house]!,
        to: firstFlat[house + 1]!,
      });
    }
  }
  return counts;
}

interface HouseRows {
  rows: Int32Array;
  prices: ArrayLike<number>;
  from: number;
  to: number;
}

function countHouse(
  counts: number[],
  spans: readonly StepSpan[],
  { rows, prices, from, to }: HouseRows,
): void {
  let at = 0;
  for (let row = from; row < to; row++) {
    if (!hasRow(rows, row)) continue;
    const price = prices[row]!;
    // Flats without a price stand last.
    if (price === NO_PRICE) return;
    while (at < spans.length && spans[at]!.to < price) at += 1;
    const span = spans[at];
    if (span === undefined) return;
    if (span.from <= price) counts[span.step]! += 1;
  }
}
