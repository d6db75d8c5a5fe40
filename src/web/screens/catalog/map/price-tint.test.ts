import { expect, it } from 'vitest';
import { priceTint } from './price-tint.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const cell = (thousands: number, at: number) => ({
  latitude: 55.7,
  longitude: 37.5 + at / 100,
  flatsCount: 5,
  pricePerM2: thousands * 1_000,
});

it('tints the cheap lightly and the dear darkly, and says which is which', () => {
  const { shapes, steps, words } = priceTint({ side: 0.01, cells: [210, 260, 310, 380, 520].map(cell) });
  expect(shapes.map(({ colour }) => colour)).toEqual([1, 2, 3, 4, 5].map((heat) => `var(--heat-${heat})`));
  expect(shapes.every(({ points, isRing }) => points.length === 6 && isRing)).toBe(true);
  expect(steps.map(({ text }) => plain(text))).toEqual(['до 260', '260–310', '310–380', '380–520', 'от 520']);
  expect(plain(words)).toBe('Средняя цена за м² найденных квартир здесь: от 210 до 520 тыс. ₽');
});

it('has one tint where prices are much the same, and none where there are none', () => {
  const same = priceTint({ side: 0.01, cells: [300, 301].map(cell) });
  expect(same.steps.map(({ text }) => plain(text))).toEqual(['около 300']);
  expect(new Set(same.shapes.map(({ colour }) => colour)).size).toBe(1);
  const none = priceTint({ side: 0.01, cells: [] });
  expect(none).toMatchObject({ shapes: [], steps: [] });
  expect(none.words).toContain('слишком мало');
});
