import { expect, it } from 'vitest';
import { packOffers } from '#domain/widget/offer-pack.ts';
import { readHostLink, readHostMessage, readHostPage } from './host-messages.ts';

const page = { regions: ['мск', 'спб'] as const, pack: packOffers([], () => []) };

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
  expect(readHostMessage(data, page)).toEqual(choice);
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

it('sets all that a copied link remembers, and what makes no sense as the calculator opens', () => {
  const choice = 'region=спб&price=9000000&years=1e9&monthlyPayment=90000';
  expect(readHostMessage({ type: 'ipo-calc:set', choice }, page)).toMatchObject({
    region: 'спб',
    price: 9_000_000,
    years: 20,
    monthlyPayment: 90_000,
    opened: null,
  });
  expect(readHostMessage({ type: 'ipo-calc:set', choice: 'a'.repeat(5_000) }, page)).toEqual({});
});

it.each([
  [{ type: 'ipo-calc:link', url: 'https://partner.example/a?b=1' }, 'https://partner.example/a?b=1'],
  [{ type: 'ipo-calc:link', url: 'https://evil.example/a' }, null],
  [{ type: 'ipo-calc:link', url: 'javascript:alert(1)' }, null],
  [{ type: 'ipo-calc:link' }, null],
  [{ type: 'ipo-calc:set', url: 'https://partner.example/a' }, null],
])('%j gives the link %j', (data, link) => {
  expect(readHostLink(data, 'https://partner.example')).toBe(link);
});
