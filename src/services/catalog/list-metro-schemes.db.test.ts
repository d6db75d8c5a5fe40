import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMetro } from '#db/queries/geo/metros.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { listMetroSchemes } from './list-metro-schemes.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

it('draws every metro and line of the dictionary once, Moscow first', async () => {
  const schemes = await listMetroSchemes(testContext(database.db));
  const { metros, lines } = await listMetro(database.db);
  const ids = schemes.flatMap(({ stations }) => stations.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(metros.map(({ id }) => String(id)).sort());
  expect(schemes.flatMap((scheme) => scheme.lines.map(({ id }) => id)).sort()).toEqual(
    lines.map(({ id }) => id).sort(),
  );
  expect(schemes[0]!.city).toBe('Москва');
  for (const { path } of schemes.flatMap((scheme) => scheme.lines)) expect(path).toMatch(/^M\d/);
});

it('leaves room for a fingertip between stations, and names for nine of ten', async () => {
  for (const { stations } of await listMetroSchemes(testContext(database.db))) {
    const nearest = Math.min(
      ...stations.flatMap((one, at) =>
        stations.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );
    expect(nearest).toBeGreaterThan(24);
    expect(stations.filter(({ label }) => label).length).toBeGreaterThan(stations.length * 0.9);
  }
});
