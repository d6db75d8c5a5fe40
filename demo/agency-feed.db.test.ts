import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { importFeed } from '#services/feed/import-feed.ts';
import { listTwins } from '#services/feed/list-twins.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { AGENCY_FEED, agencyFeed } from './agency-feed.ts';
import { namedComplexes } from './world-feeds.ts';
import { yrlWriter } from './writers/yrl.ts';

const SHARED = 'Русаковская каланча';
const MISPLACED = 'Дом на Солдатской';
const complexes = [...namedComplexes()].filter(({ name }) => [SHARED, MISPLACED].includes(name));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let listedByDeveloper: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  const ctx = testContext(database.db);
  const offers = complexes.flatMap((complex) => [...yrlWriter.complex(complex)]);
  listedByDeveloper = offers.length;
  const text = [yrlWriter.start, ...offers, yrlWriter.end].join('');
  await importFeed(ctx, { bytes: bytesOf(text), source: 'developer.xml', clientName: 'Застройщик' });
  const bytes = bytesOf(agencyFeed(complexes));
  await importFeed(ctx, { bytes, source: 'agency.xml', clientName: AGENCY_FEED.clientName });
});
afterAll(() => database.drop());

const bytesOf = (text: string) => Readable.from([Buffer.from(text)]);

async function rowsOf(query: ReturnType<typeof sql>) {
  return (await database.db.execute(query)).rows;
}

describe('a house that a developer and an agency list', () => {
  it('is one house, in which no flat stands twice', async () => {
    const houses = await rowsOf(sql`
      SELECT complexes.name, count(DISTINCT houses.id)::integer AS houses FROM complexes
      JOIN houses ON houses.complex_id = complexes.id WHERE complexes.name = ${SHARED} GROUP BY complexes.id`);
    expect(houses).toEqual([{ name: SHARED, houses: 4 }]);
    const doors = await rowsOf(sql`
      SELECT house_id, number FROM flats WHERE number IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1`);
    expect(doors).toEqual([]);
    const [counted] = await rowsOf(sql`SELECT count(*)::integer AS flats FROM flats`);
    expect(counted).toEqual({ flats: listedByDeveloper + 4 + 6 });
  });

  it('keeps the price of whoever listed it first', async () => {
    const told = agencyFeed(complexes);
    const cheaper = complexes
      .find(({ name }) => name === SHARED)!
      .houses[1]!.flats.filter(({ status }) => status === 'FREE')
      .filter(({ price }) => !told.includes(`<value>${price}</value>`));
    expect(cheaper.length).toBeGreaterThan(3);
    const [shown] = await rowsOf(sql`
      SELECT count(*)::integer AS flats FROM flats JOIN houses ON houses.id = house_id
      JOIN complexes ON complexes.id = houses.complex_id
      WHERE complexes.name = ${SHARED} AND price IN ${cheaper.map(({ price }) => price)}`);
    expect(shown!.flats).toBeGreaterThanOrEqual(cheaper.length);
  });

  it('and a complex that stands elsewhere under the same name is asked about', async () => {
    const [feed] = await rowsOf(sql`SELECT id FROM feeds WHERE source = 'agency.xml'`);
    const twins = await listTwins(database.db, feed!.id as number);
    expect(twins.map(({ kind, state, place }) => [kind, state, place.name]).sort()).toEqual([
      ['complex', 'asked', MISPLACED],
      ['complex', expect.not.stringMatching('asked'), SHARED],
      ['house', expect.not.stringMatching('asked'), expect.any(String)],
    ]);
  });
});

it('is committed as the generator makes it', async () => {
  const committed = gunzipSync(await readFile(AGENCY_FEED.file)).toString();
  expect(committed === agencyFeed(namedComplexes())).toBe(true);
});
