import { createReadStream } from 'node:fs';
import { expect, test } from 'vitest';
import { readFeed } from '../read-feed.ts';

const source = createReadStream(new URL('./fixtures/complexes.xml', import.meta.url));
const reading = await readFeed(source, { clientName: 'ГК Роща', now: new Date('2026-11-01T00:00:00Z') });
const [quiet, empty] = reading.complexes;

test('complexes, buildings and flats map one to one; an empty complex stays in the listing', () => {
  expect(reading).toMatchObject({ dialect: 'domclick', offers: 4, accepted: 3, rejected: 1 });
  expect(
    reading.complexes.map((complex) => [
      complex.key,
      complex.name,
      complex.houses.map((house) => house.flats.length),
    ]),
  ).toEqual([
    ['domclick:55001', 'Тихая Роща', [2, 1]],
    ['domclick:55002', 'Пустошь', [0]],
  ]);
});

test('facts of the complex that stand after its flats', () => {
  expect(quiet).toMatchObject({
    developer: { name: 'ГК Роща', phone: '+74942000031', siteUrl: 'https://roscha.example' },
    description: 'Дома у бора.',
    parking: ['open', 'underground'],
    amenities: ['fencedArea', 'playground'],
    photoUrls: ['https://roscha.example/1.jpg'],
    videoUrls: ['https://video.example/watch?v=1'],
    address: { region: 'Костромская область', settlement: 'пос. Рощино', street: 'ул. Сосновая', house: '8' },
  });
  expect(empty?.developer?.name).toBe('ООО «Поле»');
  expect(empty?.address).toMatchObject({ region: 'Костромская область', city: 'Кострома', house: '1' });
});

test('a building without coordinates takes those of its complex, `ready` and `built` mean commissioned', () => {
  expect(quiet?.houses).toMatchObject([
    {
      name: 'Этап 1',
      floors: 6,
      buildingState: 'UNFINISHED',
      handover: { year: 2028, quarter: 3 },
      material: 'brick',
      address: { house: '8', point: { latitude: 57.7012, longitude: 40.8803 } },
    },
    {
      name: null,
      buildingState: 'HANDOVER',
      material: null,
      address: { point: { latitude: 57.703, longitude: 40.879 } },
    },
  ]);
  expect(empty?.houses[0]?.buildingState).toBe('HANDOVER');
});

test('a flat id repeats between buildings, so complex and building stand in front of it', () => {
  expect(quiet?.houses.map((house) => house.flats.map((flat) => flat.externalId))).toEqual([
    ['55001/55101/1', '55001/55101/2'],
    ['55001/55102/1'],
  ]);
});

test('a flat: «да» names no finish, a zero kitchen is unknown, a studio by word or zero', () => {
  const [first, second] = quiet?.houses[0]?.flats ?? [];
  expect(first).toMatchObject({
    rooms: '1',
    renovation: null,
    renovationText: 'да',
    balcony: true,
    loggia: true,
    livingAreaM2x100: 1660,
    kitchenAreaM2x100: null,
    planUrls: ['https://roscha.example/plan/1.png'],
    apartments: false,
  });
  expect(second).toMatchObject({
    rooms: '0',
    studio: true,
    renovation: 'fine',
    apartments: true,
    balcony: false,
  });
  expect(second?.planUrls).toHaveLength(2);
  expect(quiet?.houses[1]?.flats[0]).toMatchObject({ rooms: '0', renovation: 'none' });
});

test('a flat without a single tag is rejected with reasons', () => {
  const fields = reading.issues.filter((issue) => issue.severity === 'error').map((issue) => issue.field);
  expect(fields).toEqual(['flat_id', 'area', 'price', 'floor', 'room']);
});
