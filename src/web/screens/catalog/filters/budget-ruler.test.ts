import { expect, it } from 'vitest';
import { rulerPayment } from '#domain/mortgage/ruler-payment.ts';
import { budgetRuler } from './budget-ruler.ts';

const MAX = 30_000_000;

it('puts the same marks at the same places of both rulers, its own unit above', () => {
  const [prices, payments] = [budgetRuler('price', MAX), budgetRuler('payment', MAX)];
  const labels = (axes: typeof prices.axes) => axes!.map(({ marks }) => marks.map(({ label }) => label));
  expect(labels(payments.axes)).toEqual(labels(prices.axes).toReversed());
  expect(labels(payments.axes)[0]![0]).toBe('30');
  const shares = (ruler: typeof prices) => ruler.axes![0]!.marks.map(({ value }) => value / ruler.max);
  for (const [at, share] of shares(payments).entries()) expect(share).toBeCloseTo(shares(prices)[at]!, 4);
});

it('says what the budget means in the other unit', () => {
  const { toPrice, fromPrice, hintAt } = budgetRuler('payment', MAX);
  const price = toPrice(80_000, 'to');
  expect(rulerPayment(price).lessThanOrEqualTo(80_000)).toBe(true);
  expect(fromPrice(price)).toBe(80_000);
  expect(hintAt(price).replaceAll('\u00a0', ' ')).toMatch(/^Цена до 15 952 \d{3} ₽: ставка 6%, взнос 30%/);
  expect(budgetRuler('price', MAX).hintAt(price).replaceAll('\u00a0', ' ')).toMatch(
    /^Платёж до 80 000 ₽\/мес: ставка 6%/,
  );
});
