import { expect, it } from 'vitest';
import { budgetRuler } from './budget-ruler.ts';

const MAX = 30_000_000;

it('names a field of its own for either budget, so that addresses hold what was asked', () => {
  expect(budgetRuler('price', MAX).names).toEqual(['f.priceRange.from', 'f.priceRange.to']);
  expect(budgetRuler('payment', MAX).names).toEqual(['f.payment.from', 'f.payment.to']);
});

it('says what a price costs a month by one rate', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(plain(budgetRuler('price', MAX).hintAt?.(15_952_090))).toMatch(
    /^Платёж до 80 000 ₽\/мес: ставка 6%/,
  );
  expect(budgetRuler('price', MAX).hintAt?.(null)).toBeUndefined();
});

it('ends with a mark that carries the unit', () => {
  for (const lens of ['price', 'payment'] as const) {
    const { axes, max } = budgetRuler(lens, MAX);
    expect(axes![0]!.marks.at(-1)).toMatchObject({ value: max, label: expect.stringMatching(/₽/) });
  }
});
