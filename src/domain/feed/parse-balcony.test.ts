import { expect, test } from 'vitest';
import { parseBalcony } from './parse-balcony.ts';

test.each([
  ['балкон', { balcony: true, loggia: false }],
  ['2 лоджии', { balcony: false, loggia: true }],
  ['балкон и лоджия', { balcony: true, loggia: true }],
  ['балконлоджия', { balcony: true, loggia: true }],
  ['Нет', { balcony: false, loggia: false }],
  [null, { balcony: false, loggia: false }],
])('balcony words: %s', (raw, expected) => expect(parseBalcony(raw)).toEqual(expected));
