import { createReadStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFeed } from '../read-feed.ts';
import type { FeedReading } from '../report.ts';

function read(fixture: string): Promise<FeedReading> {
  const source = createReadStream(new URL(`./fixtures/${fixture}`, import.meta.url));
  return readFeed(source, { clientName: 'Клиент', now: new Date('2026-11-01T00:00:00Z') });
}

describe('CIAN version 2', async () => {
  const reading = await read('objects.xml');
  const flats = new Map(
    reading.complexes.flatMap((complex) =>
      complex.houses.flatMap((house) => house.flats.map((flat) => [flat.externalId, flat] as const)),
    ),
  );

  test('counts every object', () => {
    expect(reading).toMatchObject({ dialect: 'cian', status: 'read', offers: 17, accepted: 12, rejected: 5 });
  });

  test('takes a complex id only when it is a number, and a house by its name', () => {
    expect(
      reading.complexes.map((complex) => [
        complex.key,
        complex.name,
        complex.houses.map((house) => house.name),
      ]),
    ).toEqual([
      ['cian:77001', 'Озёрный', ['Корпус 1', 'Корпус 2']],
      ['name:озера|дальний', 'Дальний', ['Корпус 14']],
      ['name:озера|холмы', 'Холмы', ['Корпус 1']],
    ]);
  });

  test('reads the house and the complex', () => {
    const complex = reading.complexes[0];
    expect(complex?.developer).toEqual({
      name: 'ГК «Озёра»',
      phone: '+74820000019',
      siteUrl: null,
      logoUrl: null,
    });
    expect(complex?.metros).toEqual([{ name: 'Речная', minutesFoot: 12, minutesCar: null }]);
    expect(complex?.houses[1]).toMatchObject({
      floors: 16,
      buildingState: 'UNFINISHED',
      handover: { year: 2028, quarter: 2 },
      material: 'monolith2',
      address: {
        country: 'Россия',
        region: 'Тверская область',
        city: 'Тверь',
        street: 'ул. Озёрная',
        house: '14',
        point: { latitude: 56.8601, longitude: 35.9102 },
      },
    });
    expect(complex?.houses[0]).toMatchObject({ buildingState: 'HANDOVER', handover: null });
  });

  test.each([
    [
      '77001/a-1',
      { rooms: '2', number: '41', section: '1', loggia: true, balcony: false, renovation: 'furnished' },
    ],
    [
      '77001/a-1',
      { planUrls: ['https://ozera.example/план/1.svg'], photoUrls: ['https://ozera.example/view.jpg'] },
    ],
    ['77001/a-1', { paymentPlan: '30% сразу, 70% до сдачи дома' }],
    ['77001/studio', { rooms: '0', studio: true }],
    ['77001/open', { rooms: 'openPlan', openPlan: true }],
    ['77001/many', { rooms: 'manyRooms' }],
    ['77001/booked', { status: 'BOOKED' }],
    ['77001/apart', { apartments: true, status: 'FREE' }],
    ['77001/assigned', { reassignment: true, fromDeveloper: false }],
    ['77001/cheaper', { priceRub: 7_450_000, discountPrice: 7_000_000 }],
    ['дальний/69', { rooms: '2' }],
    ['холмы/69', { rooms: '2' }],
  ])('%s: %o', (id, expected) => {
    expect(flats.get(id)).toMatchObject(expected);
  });

  test.each([
    ['office', 'Category'],
    ['free', 'BargainTerms/Price'],
    ['ten-rooms', 'FlatRoomsCount'],
    ['bad-floor', 'FloorNumber'],
    ['object без ExternalId', 'ExternalId'],
  ])('%s is rejected because of %s', (object, field) => {
    expect(
      reading.issues.filter((issue) => issue.object === object && issue.severity === 'error'),
    ).toMatchObject([{ field }]);
  });
});

test('a CIAN body in the root of Yandex is read as CIAN, swapped coordinates are known by the region', async () => {
  const reading = await read('in-yandex-root.xml');
  expect(reading).toMatchObject({ dialect: 'cian', accepted: 1 });
  const house = reading.complexes[0]?.houses[0];
  expect(house?.address.point).toEqual({ latitude: 55.8001, longitude: 49.1102 });
  expect(house?.flats[0]).toMatchObject({
    externalId: 'каменный берег/k-5',
    areaM2x100: 3970,
    priceRub: 6_200_000,
  });
});
