import { expect, it } from 'vitest';
import { markerPrice } from './marker-price.ts';

it.each([
  [11_249_000, 'price', { text: '11,2', unit: 'млн', words: 'от 11,2 млн ₽' }],
  [9_000_000, 'price', { text: '9', unit: 'млн', words: 'от 9 млн ₽' }],
  // 6 %, a third down, twenty years: 5 015 ₽ a million.
  [12_360_000, 'payment', { text: '62', unit: 'тыс.', words: 'от 62 тыс. ₽/мес' }],
  [null, 'price', { text: '—', words: 'цена по запросу' }],
] as const)('a flag over %s by the %s', (price, lens, expected) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const { text, words, ...unit } = markerPrice(price, lens);
  expect({ text: plain(text), words: plain(words), ...unit }).toEqual(expected);
});
