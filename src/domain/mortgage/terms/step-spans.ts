import { type PriceSpan, subtractSpans } from './price-spans.ts';

/**
 * The prices that each of several growing budgets adds to the one before it, the cheapest first, for every list of
 * prices that these budgets were counted for.
 */
export function stepSpans(
  budgets: readonly (readonly (readonly PriceSpan[])[])[],
): (PriceSpan & { step: number })[][] {
  return (budgets[0] ?? []).map((_, list) =>
    budgets
      .flatMap((lists, step) => {
        const before = step === 0 ? [] : budgets[step - 1]![list]!;
        return subtractSpans(lists[list]!, before).map(({ from, to }) => ({ from, to, step }));
      })
      .toSorted((one, other) => one.from - other.from),
  );
}
