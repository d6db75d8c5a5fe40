import { afterAll, beforeAll, expect, it } from 'vitest';
import { listKnownAddresses } from '#db/queries/geo/known-addresses.ts';
import { AppError } from '#domain/errors.ts';
import { embeddedAddresses } from '#integrations/address/embedded.ts';
import { createTestDatabase } from '#tests/database.ts';
import { makeSearchWorld } from '#tests/search-world.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { suggestGoals } from './suggest-goals.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSearchWorld(database.db);
});
afterAll(() => database.drop());

const typist = { address: '203.0.113.7', signal: new AbortController().signal };
const addresses = embeddedAddresses(
  () => listKnownAddresses(database.db),
  () => TEST_NOW,
);
const ask = (query: string, consume = async () => {}) =>
  suggestGoals(
    testContext(database.db, { ports: { addresses, limiter: { consume } } }),
    { query, location: ['c1'] },
    typist,
  );

it.each(['сокол', 'метро Сокол', 'Cjrjk'])('%j is a metro of the place searched in first', async (query) => {
  const { metros, addresses: found } = await ask(query);
  expect(metros[0]).toEqual({ id: 10206, name: 'Сокол', city: null });
  expect(found.filter(({ name }) => name.includes('метро'))).toEqual([]);
});

it('a metro of another city says so', async () => {
  const { metros } = await ask('Невский проспект');
  expect(metros[0]).toEqual({ id: 20209, name: 'Невский проспект', city: 'Санкт-Петербург' });
});

it('addresses are places with names that an address can carry', async () => {
  const { addresses: found } = await ask('ул. Лесная');
  expect(found.length).toBeGreaterThan(0);
  for (const { name, latitude } of found) {
    expect(name).not.toMatch(/[,;]/);
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
  }
});

it('whoever asks too often is told of metros all the same', async () => {
  const refuse = () => Promise.reject(new AppError('LIMIT', 'Слишком часто'));
  const answer = await ask('сокол', refuse);
  expect(answer.metros[0]?.name).toBe('Сокол');
  expect(answer.addresses).toEqual([]);
  const broken = () => Promise.reject(new AppError('INTERNAL', 'Сломалось'));
  await expect(ask('сокол', broken)).rejects.toThrow('Сломалось');
});
