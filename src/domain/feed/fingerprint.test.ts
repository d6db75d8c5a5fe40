import { describe, expect, test } from 'vitest';
import type { CanonicalFlat } from './canonical-listing.ts';
import { fingerprintFlat } from './fingerprint.ts';
import { hashText } from './hash-text.ts';

const flat: CanonicalFlat = {
  externalId: '1',
  number: '12',
  section: null,
  floor: 3,
  floorsTotal: 9,
  rooms: '2',
  studio: false,
  openPlan: false,
  apartments: false,
  areaM2x100: 5130,
  livingAreaM2x100: null,
  kitchenAreaM2x100: null,
  priceRub: 5_000_000,
  originalPrice: 5_000_000,
  originalCurrency: 'RUB',
  discountPrice: null,
  renovation: 'fine',
  renovationText: 'чистовая',
  balcony: true,
  loggia: false,
  ceilingHeightCm: 270,
  status: 'FREE',
  fromDeveloper: true,
  reassignment: false,
  planUrls: ['https://a.example/plan.png', 'https://a.example/plan-2.png', 'https://a.example/plan-3.png'],
  photoUrls: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  description: 'Дом',
  paymentPlan: null,
  line: 10,
};
const print = fingerprintFlat(flat);

describe('the same flat', () => {
  test.each<[string, CanonicalFlat]>([
    ['on another line', { ...flat, line: 99 }],
    [
      'with shuffled and doubled photos',
      { ...flat, photoUrls: [...flat.photoUrls, ...flat.photoUrls].reverse() },
    ],
    ['with extra plans shuffled', { ...flat, planUrls: [0, 2, 1].map((at) => flat.planUrls[at] ?? '') }],
    [
      'filled in another order',
      Object.fromEntries(Object.entries(flat).reverse()) as unknown as CanonicalFlat,
    ],
  ])('%s', (_name, other) => expect(fingerprintFlat(other)).toEqual(print));
});

describe('another flat', () => {
  test.each<[string, CanonicalFlat]>([
    ['by price', { ...flat, priceRub: 5_000_001 }],
    ['by status', { ...flat, status: 'BOOKED' }],
    ['by its main plan', { ...flat, planUrls: [1, 0, 2].map((at) => flat.planUrls[at] ?? '') }],
    ['by description', { ...flat, description: null }],
    ['by the plan of payments', { ...flat, paymentPlan: '60/40' }],
  ])('%s', (_name, other) => {
    expect(fingerprintFlat(other).facts).not.toBe(print.facts);
    expect(fingerprintFlat(other).photos).toBe(print.photos);
  });

  test('another photo changes the photos only', () => {
    const other = fingerprintFlat({ ...flat, photoUrls: ['https://a.example/3.jpg'] });
    expect(other.facts).toBe(print.facts);
    expect(other.photos).not.toBe(print.photos);
  });
});

test('hashText: 16 hex digits, no collision among 100 000 like texts', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, at) => hashText(`квартира ${at}`)));
  expect(hashes.size).toBe(100_000);
  expect(hashText('')).toMatch(/^[0-9a-f]{16}$/);
});
