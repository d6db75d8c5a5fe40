import { expect, it } from 'vitest';
import { readHostMessage, readHostPage } from './host-messages.ts';

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

it.each([
  [{}, null],
  [{ page: 7 }, null],
  [{ page: 'rubbish' }, null],
  [{ page: 'https://evil.example/flats' }, null],
  [{ page: 'https://partner.example/flats/5?utm=secret#form' }, 'https://partner.example/flats/5'],
])('%j says that the page is %j', (data, page) => {
  expect(readHostPage(data, 'https://partner.example')).toBe(page);
});
