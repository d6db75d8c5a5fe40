import { createReadStream, readFileSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readFeed } from '#feeds/read-feed.ts';
import { SMALL_FEED_PATH, smallFeed } from './small-feed.ts';

const OPTIONS = { clientName: 'Демо', now: new Date('2026-11-20T12:00:00Z') };

test('the committed file is what the generator makes, and it is small', () => {
  expect(readFileSync(SMALL_FEED_PATH, 'utf8')).toBe(smallFeed());
  expect(statSync(SMALL_FEED_PATH).size).toBeLessThan(350 * 1024);
});

describe('the reader takes all of it', async () => {
  const reading = await readFeed(createReadStream(SMALL_FEED_PATH), OPTIONS);
  const flats = reading.complexes.flatMap((complex) => complex.houses.flatMap((house) => house.flats));

  test('with no errors and a couple of warnings', () => {
    expect(reading).toMatchObject({
      status: 'read',
      dialect: 'yrl',
      offers: 160,
      accepted: 160,
      rejected: 0,
    });
    expect(reading.issues.map((issue) => [issue.field, issue.value, issue.severity])).toEqual([
      ['renovation', 'да', 'warning'],
      ['area', 'метры', 'warning'],
    ]);
  });

  test('as five complexes of eight houses', () => {
    expect(reading.complexes.map((complex) => [complex.name, complex.houses.length])).toEqual([
      ['Родонит', 2],
      ['Кленовый меридиан', 2],
      ['Гранитная линия у Смоленки', 2],
      ['Апарт-отель «Северный створ»', 1],
      ['Волжские террасы', 1],
    ]);
    expect(reading.complexes.every((complex) => complex.developer?.phone)).toBe(true);
  });

  test('with every kind of flat, finish and term', () => {
    expect(new Set(flats.map((flat) => flat.rooms))).toEqual(new Set(['0', '1', '2', '3', '4', 'manyRooms']));
    expect(new Set(flats.map((flat) => flat.renovation))).toEqual(
      new Set(['fine', 'furnished', 'none', 'preFine', 'rough', null]),
    );
    const houses = reading.complexes.flatMap((complex) => complex.houses);
    expect(houses.map((house) => house.handover?.year).sort()).toEqual([
      2024, 2025, 2026, 2027, 2027, 2028, 2028, 2029,
    ]);
    expect(flats.filter((flat) => flat.apartments)).toHaveLength(22);
    expect(reading.complexes.at(-1)?.houses[0]?.flats).toHaveLength(1);
  });

  test('with plausible figures', () => {
    for (const flat of flats) {
      expect(flat.floor).toBeLessThanOrEqual(flat.floorsTotal ?? 0);
      const perMetre = (flat.priceRub ?? 0) / (flat.areaM2x100 / 100);
      expect(perMetre).toBeGreaterThan(100_000);
      expect(perMetre).toBeLessThan(700_000);
    }
  });
});

test('an offer that lost its price is rejected, the rest is read', async () => {
  const broken = smallFeed().replace(/<price>.*<\/price>/, '');
  const reading = await readFeed(Readable.from([Buffer.from(broken)]), OPTIONS);
  expect(reading).toMatchObject({ accepted: 159, rejected: 1 });
  expect(reading.issues).toContainEqual(
    expect.objectContaining({ object: '1-1-1', field: 'price', severity: 'error' }),
  );
});
