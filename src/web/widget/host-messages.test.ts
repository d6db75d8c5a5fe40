import { expect, it } from 'vitest';
import { readHostMessage } from './host-messages.ts';

it.each([
  [null, null],
  ['ipo-calc:set', null],
  [{ type: 'ipo-calc:height', height: 5 }, null],
  [{ type: 'ipo-calc:set' }, {}],
  [
    { type: 'ipo-calc:set', price: 9e6, initialPayment: 0.2, years: 15, region: 'спб' },
    { price: 9_000_000, initialPayment: 0.2, years: 15, region: 'спб' },
  ],
  [
    { type: 'ipo-calc:set', price: -1, years: 1e9, initialPayment: 2 },
    { price: 500_000, years: 30, initialPayment: 0.99 },
  ],
  [{ type: 'ipo-calc:set', price: '9', years: Number.NaN, region: 'другие', initialPayment: {} }, {}],
])('%j sets %j', (data, choice) => {
  expect(readHostMessage(data, ['мск', 'спб'])).toEqual(choice);
});
