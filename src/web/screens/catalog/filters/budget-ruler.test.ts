import { expect, it } from 'vitest';
import { placeLabels } from '#ui/RangeSlider/place-labels.ts';
import { createRangeScale } from '#ui/RangeSlider/range-scale.ts';
import { budgetRuler } from './budget-ruler.ts';

const MAX = 30_000_000;

it('names a field of its own for either budget, so that addresses hold what was asked', () => {
  expect(budgetRuler('price', MAX, true).names).toEqual(['f.priceRange.from', 'f.priceRange.to']);
  expect(budgetRuler('payment', MAX, true).names).toEqual(['f.payment.from', 'f.payment.to']);
});

it('says what a price costs a month by one rate', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  expect(plain(budgetRuler('price', MAX, true).hintAt?.(15_952_090))).toMatch(
    /^Платёж до 80 000 ₽\/мес: ставка 6%/,
  );
  expect(budgetRuler('price', MAX, true).hintAt?.(null)).toBeUndefined();
});

it('ends with a mark that carries the unit', () => {
  for (const lens of ['price', 'payment'] as const) {
    const { axes, max } = budgetRuler(lens, MAX, true);
    expect(axes![0]!.marks.at(-1)).toMatchObject({ value: max, label: expect.stringMatching(/₽/) });
  }
});

it('tells no payments where nobody lends', () => {
  const { axes, hintAt } = budgetRuler('price', MAX, false);
  expect(axes).toHaveLength(1);
  expect(hintAt?.(15_952_090)).toBeUndefined();
});

it('has room for the labels of 200 and 300 thousand on a wide track', () => {
  const { axes, max, step, ranges } = budgetRuler('payment', MAX, true);
  const placed = placeLabels(axes![0]!.marks, createRangeScale({ min: 0, max, step, ranges }));
  const shown = placed.filter(({ fits }) => fits !== 'never').map(({ value }) => value);
  expect(shown).toEqual(expect.arrayContaining([100_000, 150_000, 200_000, 300_000]));
});
