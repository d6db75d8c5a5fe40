import { createReadStream } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { readFeed } from '../read-feed.ts';
import type { FeedReading } from '../report.ts';

const NOW = new Date('2026-11-01T00:00:00Z');

function read(fixture: string): Promise<FeedReading> {
  const source = createReadStream(new URL(`./fixtures/${fixture}`, import.meta.url));
  return readFeed(source, { clientName: 'Клиент', now: NOW });
}

function flatsOf(reading: FeedReading): Map<string, CanonicalFlat> {
  const flats = reading.complexes.flatMap((complex) => complex.houses.flatMap((house) => house.flats));
  return new Map(flats.map((flat) => [flat.externalId, flat]));
}

function reasons(reading: FeedReading, object: string): string[] {
  return reading.issues
    .filter((issue) => issue.object === object)
    .map((issue) => `${issue.severity} ${issue.field}`);
}

describe('a complex of two houses with swapped coordinates', async () => {
  const reading = await read('two-houses-swapped.xml');

  test('takes every offer and tells of the swap once a house address', () => {
    expect(reading).toMatchObject({ status: 'read', dialect: 'yrl', offers: 4, accepted: 4, rejected: 0 });
    expect(reading.issues.map((issue) => issue.field)).toEqual(['latitude, longitude']);
    expect(reading.issues[0]).toMatchObject({ line: 5, value: '40.9812, 56.9934', severity: 'warning' });
  });

  test('groups by the ids of Yandex and names the houses by their sections', () => {
    const [complex] = reading.complexes;
    expect(reading.complexes).toHaveLength(1);
    expect(complex).toMatchObject({
      key: 'yandex:900100',
      name: 'Заречный Лог',
      nameIsGuess: false,
      developer: { name: 'ООО СЗ «Липовый дом»', phone: '+74932000017', siteUrl: 'https://lipa.example/' },
      address: { region: 'Ивановская область', settlement: 'пос. Новый Лог', city: null },
    });
    expect(complex?.houses.map((house) => [house.key, house.name, house.flats.length])).toEqual([
      ['yandex:900100/yandex:900101', 'Корпус 1', 2],
      ['yandex:900100/yandex:900102', 'Корпус 2', 2],
    ]);
    expect(complex?.houses[0]).toMatchObject({
      floors: 6,
      buildingState: 'UNFINISHED',
      handover: { year: 2027, quarter: 4 },
      material: 'monolith2',
      address: { street: 'квартал Заречье', house: '4', point: { latitude: 56.9934, longitude: 40.9812 } },
    });
  });

  test('reads a flat: comma in the area, zero living space, glued balcony words, plan apart from photos', () => {
    expect(flatsOf(reading).get('lipa-1')).toEqual({
      externalId: 'lipa-1',
      number: null,
      section: '1',
      floor: 1,
      floorsTotal: 6,
      rooms: '1',
      studio: false,
      openPlan: false,
      apartments: false,
      areaM2x100: 3840,
      livingAreaM2x100: null,
      kitchenAreaM2x100: null,
      priceRub: 4_100_000,
      originalPrice: 4_100_000,
      originalCurrency: 'RUB',
      discountPrice: null,
      renovation: 'rough',
      renovationText: 'черновая отделка',
      balcony: true,
      loggia: true,
      ceilingHeightCm: 270,
      status: 'FREE',
      fromDeveloper: true,
      reassignment: false,
      planUrls: ['https://lipa.example/plan/lipa-1.png'],
      photoUrls: ['https://lipa.example/render/1.jpg'],
      description: null,
      paymentPlan: '20/40/40',
      line: 5,
    });
    expect(flatsOf(reading).get('lipa-4')?.rooms).toBe('manyRooms');
  });
});

describe('a CRM export without names for some houses', async () => {
  const reading = await read('crm-export.xml');
  const shape = reading.complexes.map((complex) => [
    complex.name,
    complex.nameIsGuess,
    complex.houses.map((house) => house.flats.map((flat) => flat.externalId)),
  ]);

  test('a nameless offer joins the named complex at its address, a lone address gets a stand-in name', () => {
    expect(shape).toEqual([
      ['Дом на ул. Береговой, 63', true, [['503', '504']]],
      ['Жилой квартал «Большая Волна»', false, [['505'], ['506']]],
      ['Прибой', false, [['501', '502']]],
    ]);
  });

  test('every guess is told: the joined name, the stand-in name, the missing point', () => {
    expect(reading.issues.map((issue) => [issue.field, issue.object])).toEqual([
      ['building-name', 'Прибой'],
      ['building-name', 'Дом на ул. Береговой, 63'],
      ['latitude, longitude', 'ул им А.Н.Дальнего, 5, корпус 1'],
    ]);
    expect(reading).toMatchObject({ offers: 6, accepted: 6, rejected: 0, warnings: 3 });
  });

  test('a studio has no rooms whatever `rooms` says, an open plan keeps its number of rooms', () => {
    const flats = flatsOf(reading);
    expect(flats.get('504')).toMatchObject({ rooms: '0', studio: true, openPlan: false });
    expect(flats.get('503')).toMatchObject({ rooms: '2', studio: false, openPlan: true });
    expect(flats.get('504')?.description).toBe('Первая строка\nВторая — «с кавычками»');
    expect(flats.get('503')?.planUrls).toHaveLength(2);
    expect(flats.get('503')?.photoUrls).toEqual(['https://priboy.example/503/floor.jpg']);
  });

  test('a quarter the feed never gives stays unknown', () => {
    expect(reading.complexes[0]?.houses[0]?.handover).toEqual({ year: 2028, quarter: null });
  });
});

describe('rows to reject and rows to guess about', async () => {
  const reading = await read('rejected-and-guessed.xml');
  const flats = flatsOf(reading);

  test.each([
    ['rent', ['error type']],
    ['shop', ['error category']],
    ['resale', ['error new-flat']],
    ['no-price', ['error price']],
    ['zero-price', ['error price']],
    ['tenge', ['error currency']],
    ['square-cm', ['error area']],
    ['no-floor', ['error floor']],
    ['no-rooms', ['error rooms']],
    ['offer без internal-id', ['error internal-id']],
  ])('%s is rejected with its reason', (object, expected) => {
    expect(reasons(reading, object)).toEqual(expected);
    expect(flats.has(object)).toBe(false);
  });

  test.each([
    ['per-metre', ['warning price/unit']],
    ['high', []],
    ['odd-unit', ['warning area']],
    ['yes-finish', ['warning renovation']],
    ['agency', ['warning sales-agent/category']],
    ['ok', []],
    ['open', []],
    ['dirham', []],
    ['assigned', []],
  ])('%s is taken and its guesses are told', (object, expected) => {
    expect(reasons(reading, object)).toEqual(expected);
    expect(flats.has(object)).toBe(true);
  });

  test('the guesses themselves', () => {
    expect(flats.get('per-metre')?.priceRub).toBe(10_000_000);
    expect(flats.get('yes-finish')).toMatchObject({ renovation: null, renovationText: 'да' });
    expect(flats.get('agency')?.fromDeveloper).toBe(false);
    expect(flats.get('open')?.rooms).toBe('openPlan');
    expect(flats.get('dirham')).toMatchObject({
      priceRub: null,
      originalPrice: 1_850_000,
      originalCurrency: 'AED',
    });
    expect(flats.get('assigned')).toMatchObject({ reassignment: true, fromDeveloper: false });
    expect(flats.get('ok')?.floor).toBe(4);
  });

  test('one complex, no person in it, every row counted', () => {
    expect(reading.complexes.map((complex) => complex.name)).toEqual(['Клён']);
    expect(JSON.stringify(reading)).not.toContain('Иванова');
    expect(reading).toMatchObject({
      offers: 20,
      accepted: 9,
      rejected: 10,
      duplicates: 1,
      repeatedIds: ['ok'],
    });
  });
});
