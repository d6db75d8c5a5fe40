import { createReadStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFeed } from '../read-feed.ts';

const source = createReadStream(new URL('./fixtures/ads.xml', import.meta.url));
const reading = await readFeed(source, { clientName: 'Клиент', now: new Date('2026-11-01T00:00:00Z') });
const houses = reading.complexes.flatMap((complex) => complex.houses);
const flats = new Map(houses.flatMap((house) => house.flats.map((flat) => [flat.externalId, flat] as const)));

describe('Avito', () => {
  test('counts every advertisement', () => {
    expect(reading).toMatchObject({
      dialect: 'avito',
      status: 'read',
      offers: 10,
      accepted: 5,
      rejected: 5,
      rejectedIds: ['rent', 'resale', 'car', 'nowhere', 'no-rooms'],
    });
  });

  test('knows houses by the numbers of the directory, and by an address where one is written', () => {
    expect(houses.map(({ key, address }) => [key, address.text])).toEqual([
      [
        'address:тверская область|тверь|ольховая 7/address:тверская область|тверь|ольховая 7',
        expect.any(String),
      ],
      ['avito:700101/avito:700101', null],
      ['avito:700102/avito:700102', null],
    ]);
  });

  test('reads what is said of the house and the complex', () => {
    const complex = reading.complexes.find(({ key }) => key === 'avito:700101');
    expect(complex).toMatchObject({
      name: 'Дом 700101 на Авито',
      nameIsGuess: true,
      parking: ['closed', 'open'],
      amenities: ['fencedArea', 'playground'],
      developer: { name: 'Клиент', phone: '+74822000063' },
    });
    expect(houses.find(({ key }) => key.includes('700102'))).toMatchObject({
      floors: 9,
      material: 'monolith2',
    });
  });

  test('asks nothing about a house that a person tells apart from the feed', () => {
    const about = reading.issues.filter(({ object }) => /70010|Авито/.test(object ?? ''));
    expect(about).toEqual([]);
  });

  test('stores nobody by name', () => {
    expect(JSON.stringify(reading)).not.toMatch(/Снегир/);
  });

  test.each([
    [
      'sad-1',
      {
        rooms: '1',
        number: '1',
        areaM2x100: 5130,
        livingAreaM2x100: 1660,
        kitchenAreaM2x100: 1140,
        priceRub: 4_386_150,
        renovation: 'preFine',
        loggia: true,
        balcony: false,
        ceilingHeightCm: 270,
        description: 'Дом расположен у соснового бора. Квартал «Речной сад».',
        planUrls: ['https://sad.example/plans/flat/1/1.png'],
        photoUrls: ['https://sad.example/renders/3.jpg'],
        fromDeveloper: true,
      },
    ],
    [
      'sad-2',
      {
        studio: true,
        apartments: true,
        balcony: true,
        loggia: true,
        renovation: 'furnished',
        reassignment: true,
      },
    ],
    ['sad-3', { rooms: 'manyRooms' }],
    ['sad-4', { rooms: 'openPlan', openPlan: true }],
  ])('%s: %o', (id, expected) => {
    expect(flats.get(id)).toMatchObject(expected);
  });

  test.each([
    ['rent', 'OperationType'],
    ['resale', 'MarketType'],
    ['car', 'Category'],
    ['nowhere', 'NewDevelopmentId'],
    ['no-rooms', 'Rooms'],
  ])('%s is rejected because of %s', (object, field) => {
    expect(reading.issues.filter((one) => one.object === object && one.severity === 'error')).toMatchObject([
      { field },
    ]);
  });
});
