import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';
import { createRangeScale } from './range-scale.ts';

const scale = createRangeScale({ min: 0, max: 100, step: 1 });

function labelsAt(values: number[], unit: string, width: 'narrow' | 'wide') {
  const marks = values.map((value, index) => ({
    value,
    label: index === values.length - 1 ? `${value} ${unit}` : String(value),
  }));
  return placeLabels(marks, scale)
    .filter(({ fits }) => fits === 'narrow' || fits === width)
    .map(({ value }) => value);
}

it('keeps all labels that have room', () => {
  expect(labelsAt([0, 25, 50, 100], 'м²', 'narrow')).toEqual([0, 25, 50, 100]);
});

it('drops what touches its neighbour, more of it on a narrow track', () => {
  const values = [10, 16, 22, 28, 60, 100];
  expect(labelsAt(values, 'м²', 'narrow')).toEqual([10, 22, 60, 100]);
  expect(labelsAt(values, 'м²', 'wide')).toEqual([10, 16, 22, 28, 60, 100]);
});

it('keeps the last one, which carries the unit', () => {
  expect(labelsAt([50, 90, 100], 'тысяч рублей', 'wide')).toEqual([50, 100]);
});
