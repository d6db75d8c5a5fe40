import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PriceSpan, subtractSpans, uniteSpans } from './price-spans.ts';

const span = fc
  .tuple(fc.nat(40), fc.nat(10))
  .map(([from, length]): PriceSpan => ({ from, to: from + length }));
const spans = fc.array(span, { maxLength: 6 });
const numbersOf = (some: readonly PriceSpan[]) =>
  Array.from({ length: 60 }, (_, at) => at).filter((at) =>
    some.some(({ from, to }) => at >= from && at <= to),
  );

it('unites and subtracts spans as sets of the numbers in them', () => {
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const [united, taken] = [uniteSpans(one), uniteSpans(other)];
      expect(numbersOf(united)).toEqual(numbersOf(one));
      for (const [at, { from }] of united.entries())
        if (at > 0) expect(from).toBeGreaterThan(united[at - 1]!.to + 1);
      const inTaken = new Set(numbersOf(taken));
      expect(numbersOf(subtractSpans(united, taken))).toEqual(
        numbersOf(one).filter((at) => !inTaken.has(at)),
      );
    }),
  );
});
