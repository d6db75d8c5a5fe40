import { afterAll, beforeAll, expect, it } from 'vitest';
import { listKnownAddresses } from '#db/queries/geo/known-addresses.ts';
import { readArea } from '#domain/geo/area-text.ts';
import { embeddedAddresses } from '#integrations/address/embedded.ts';
import type { AddressSuggester } from '#integrations/address/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { countListings } from './count-listings.ts';
import { suggestNearby } from './suggest-nearby.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const consumed: string[] = [];
const typist = { address: '203.0.113.7', signal: new AbortController().signal };
const ask = (query: string, addresses: AddressSuggester) => {
  const limiter = { consume: async (name: string, key: string) => void consumed.push(`${name} ${key}`) };
  const ctx = testContext(database.db, { ports: { addresses, limiter } });
  return suggestNearby(ctx, { query, filters: {} }, typist);
};
const own = embeddedAddresses(
  () => listKnownAddresses(database.db),
  () => TEST_NOW,
);

it('our own tables know regions, cities, metros, streets and houses, each with its place', async () => {
  const known = await listKnownAddresses(database.db);
  const labels = known.map(({ label }) => label);
  expect(labels).toContain('Москва');
  expect(labels).toContain('Москва, метро Сокол');
  expect(new Set(known.map(({ precision }) => precision))).toEqual(
    new Set(['region', 'settlement', 'street', 'house']),
  );
  for (const { label, point } of known) {
    expect(label).not.toBe('');
    expect(Math.abs(point!.latitude)).toBeLessThanOrEqual(90);
  }
});

it('an address leads to what is on sale around it, as much as it says', async () => {
  const found = await ask('сокол', own);
  expect(found.length).toBeGreaterThan(0);
  for (const { area, flatsCount, isOwn } of found) {
    const input = { filters: {}, area: readArea(area), sort: 'default' } as const;
    expect(flatsCount).toBeGreaterThan(0);
    expect((await countListings(testContext(database.db), input)).flats).toBe(flatsCount);
    expect(isOwn).toBe(true);
  }
  expect(consumed).toContain('suggestAddresses 203.0.113.7');
});

it.each(['', '  ', 'со', ' а '])('%j asks nobody', async (query) => {
  const asked: string[] = [];
  const vendor: AddressSuggester = {
    provider: 'dadata',
    async suggest({ text }) {
      asked.push(text);
      return { ok: false, kind: 'timeout', retryable: true };
    },
  };
  expect(await ask(query, vendor)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await ask('сокол', vendor)).toEqual([]);
  expect(asked).toEqual(['сокол']);
});

it('an address amid nothing on sale, one without a place and a whole region are left out', async () => {
  const value = [
    { label: 'Магадан', point: { latitude: 59.56, longitude: 150.8 }, precision: 'settlement' as const },
    { label: 'Где-то', point: null, precision: 'street' as const },
    { label: 'Московская область', point: { latitude: 55.7, longitude: 37.6 }, precision: 'region' as const },
  ];
  const suggest = async () => ({ ok: true as const, value, source: 'live' as const, asOf: TEST_NOW });
  expect(await ask('магадан', { provider: 'dadata', suggest })).toEqual([]);
});
