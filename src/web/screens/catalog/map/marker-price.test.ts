import { expect, it } from 'vitest';
import { markerPrice } from './marker-price.ts';

it.each([
  [11_249_000, 60_000, 'family', 'price', { text: '11,2', unit: 'млн', words: 'от 11,2 млн ₽' }],
  [9_000_000, null, null, 'price', { text: '9', unit: 'млн', words: 'от 9 млн ₽' }],
  [12_360_000, 61_985, null, 'payment', { text: '62', unit: 'тыс.', words: 'от 61 985 ₽/мес' }],
  [12_360_000, 61_985, 'it', 'payment', { text: '62', unit: 'тыс.', words: 'от 61 985 ₽/мес по IT-ипотеке' }],
  [12_360_000, null, null, 'payment', { text: '12,4', unit: 'млн', words: 'от 12,4 млн ₽' }],
  [null, null, null, 'price', { text: '—', words: 'цена по запросу' }],
] as const)(
  'a flag over %s and %s a month (%s) by the %s',
  (minPrice, payment, paymentProgram, lens, expected) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const { text, words, ...unit } = markerPrice({ minPrice, payment, paymentProgram }, lens);
    expect({ text: plain(text), words: plain(words), ...unit }).toEqual(expected);
  },
);

it('says what the first payment grows to', () => {
  const sums = { minPrice: 12_360_000, payment: 41_300, paymentProgram: null, paymentLater: 89_273 };
  const { words } = markerPrice(sums, 'payment');
  expect(words.replaceAll('\u00a0', ' ')).toBe('от 41 300 ₽/мес, потом до 89 273 ₽');
});
