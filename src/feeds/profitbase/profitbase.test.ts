import { createReadStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFeed } from '../read-feed.ts';

const source = createReadStream(new URL('./fixtures/lots.xml', import.meta.url));
const reading = await readFeed(source, { clientName: 'Клиент', now: new Date('2026-11-01T00:00:00Z') });
const houses = reading.complexes.flatMap((complex) => complex.houses);
const flats = new Map(houses.flatMap((house) => house.flats.map((flat) => [flat.externalId, flat] as const)));

describe('Profitbase', () => {
  test('counts lots, but for those that are out of sale without a price and those that are hidden', () => {
    expect(reading).toMatchObject({
      dialect: 'profitbase',
      status: 'read',
      offers: 6,
      accepted: 4,
      rejected: 2,
    });
  });

  test('reads complexes and houses by the numbers of Profitbase', () => {
    expect(houses.map(({ key, name, address }) => [key, name, address.text])).toEqual([
      ['profitbase:31/profitbase:311', 'Литер 1', expect.stringContaining('Ольховая')],
      ['profitbase:32/profitbase:321', '2', null],
    ]);
    expect(reading.complexes[0]).toMatchObject({ name: 'Ольховый берег', nameIsGuess: false });
    expect(houses[0]).toMatchObject({
      floors: 12,
      buildingState: 'UNFINISHED',
      handover: { year: 2028, quarter: 2 },
      address: {
        region: 'Тверская область',
        city: 'Тверь',
        point: { latitude: 56.8601, longitude: 35.9102 },
      },
      photoUrls: ['https://bereg.example/house.jpg'],
    });
  });

  test.each([
    [
      '501',
      {
        rooms: '2',
        number: '41',
        section: '2',
        areaM2x100: 5430,
        priceRub: 7_450_000,
        discountPrice: 7_200_000,
        renovation: 'preFine',
        loggia: true,
        balcony: false,
        status: 'FREE',
        planUrls: ['https://bereg.example/plan/41.png'],
        photoUrls: ['https://bereg.example/floor/5.png'],
      },
    ],
    ['502', { studio: true, rooms: '0', status: 'BOOKED', discountPrice: null }],
    ['503', { status: 'SOLD' }],
    ['601', { rooms: '3', openPlan: true }],
  ])('%s: %o', (id, expected) => {
    expect(flats.get(id)).toMatchObject(expected);
  });

  test.each([
    ['701', 'property-type'],
    ['702', 'price'],
  ])('%s is rejected because of %s', (object, field) => {
    expect(reading.issues.filter((one) => one.object === object && one.severity === 'error')).toMatchObject([
      { field },
    ]);
  });
});
