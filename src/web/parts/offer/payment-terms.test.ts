import { expect, it } from 'vitest';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { termsText } from './payment-terms.ts';

it.each([
  [undefined, 'взнос 30%, срок 20 лет'],
  ['down3000000,years25', 'взнос 3 000 000 ₽, срок 25 лет'],
  ['down20.5p,family,it', 'взнос 20,5%, срок 20 лет, с господдержкой по семейной, по IT-ипотеке'],
  ['years1,none', 'взнос 30%, срок 1 год, без господдержки'],
])('terms %s are told as %s', (text, told) => {
  expect(termsText(readTerms(text)).replaceAll('\u00a0', ' ')).toBe(told);
});
