import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM, VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { checkFeed } from './check-feed.ts';
import { importFeed } from './import-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const checkBytes = (bytes: Uint8Array) => checkFeed(testContext(database.db, { actor: VISITOR }), bytes);
const check = async (offers: YrlOffer[]) => checkBytes(await buffer(yrlFeed(offers)));
const checkText = (text: string) => checkBytes(Buffer.from(text));

/** Rows of every table, and how many changes each has seen. */
async function allRows() {
  const { rows: tables } = await database.db.execute(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await database.db.execute(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(`${name}`)}`,
    );
    counts[`${name}`] = rows[0]!.count;
  }
  return counts;
}

const MIXED: YrlOffer[] = [
  ...manyOffers(6, 'Верхний причал'),
  ...manyOffers(4, 'Нижний причал'),
  { id: 'tall', complex: 'Верхний причал', floor: 200 },
  { id: 'cheap', complex: 'Верхний причал', price: 1_600_000 },
  { id: 'no-area', complex: 'Верхний причал', area: '' },
  { id: 'same', complex: 'Нижний причал' },
  { id: 'same', complex: 'Нижний причал' },
  { id: 'torn', complex: 'Нижний причал', price: 8_000_000 },
  { id: 'torn', complex: 'Нижний причал', price: 9_500_000 },
];

describe('a file that is checked', () => {
  it('is told of as an import then takes it, and nothing is written', async () => {
    const before = await allRows();
    const told = await check(MIXED);
    expect(await allRows()).toEqual(before);

    expect(told).toMatchObject({ refusal: null, dialect: 'yrl', offers: 17, complexesCount: 2 });
    const { run, issues } = await importFeed(testContext(database.db, { actor: SYSTEM }), {
      bytes: yrlFeed(MIXED),
      source: 'feed.xml',
      clientName: 'Проверенный',
    });
    expect(run).toMatchObject({ created: told.shown, doubtful: told.doubtful, rejected: told.rejected });
    expect(told.shown + told.doubtful + told.rejected + told.repeated).toBe(told.offers);
    expect(told).toMatchObject({ shown: 11, doubtful: 2, rejected: 3, repeated: 1 });

    const words = (
      all: { severity: string; object: string | null; value: string | null; line: number | null }[],
    ) => all.map(({ severity, object, value, line }) => `${severity} ${line} ${object} ${value}`).sort();
    const shown = told.rules.flatMap(({ severity, rows }) => rows.map((row) => ({ severity, ...row })));
    expect(words(shown)).toEqual(words(issues));
  });

  it('is judged by the prices of the region, as the flats of an import are', async () => {
    const sold = manyOffers(40, 'Дорогая набережная');
    await importFeed(testContext(database.db, { actor: SYSTEM }), {
      bytes: yrlFeed(sold),
      source: 'feed.xml',
      clientName: 'Рынок',
    });
    const told = await check(
      manyOffers(5, 'Новая набережная').map((offer) => ({ ...offer, price: 900_000 })),
    );
    expect(told).toMatchObject({ shown: 0, doubtful: 5 });
    expect(told.rules[0]).toMatchObject({ severity: 'doubt', field: 'price', count: 5 });
  });

  it('shows the first flats as cards, with the complex and the house of each', async () => {
    const { cards, complexes } = await check(MIXED);
    expect(cards.flats).toHaveLength(6);
    expect(cards.flats[0]).toMatchObject({ rooms: '1', area: 40.5, floor: 3, price: 9_000_000 });
    for (const { complexId, houseId } of cards.flats) {
      expect(cards.complexes.find(({ id }) => id === complexId)?.name).toMatch(/причал$/);
      expect(cards.houses.find(({ id }) => id === houseId)?.handover).toEqual({ year: 2028, quarter: 2 });
    }
    expect(complexes).toMatchObject([
      { name: 'Верхний причал', flats: 8, housesCount: 1, houses: [{ flats: 8, hasPoint: true }] },
      { name: 'Нижний причал', flats: 5, housesCount: 1 },
    ]);
  });
});

describe('what cannot be a feed', () => {
  const bomb = `<realty-feed><offer internal-id="1">${' '.repeat(60_000_000)}</offer></realty-feed>`;
  it.each([
    ['a page', async () => checkText('<!doctype html><html><body>Вход</body></html>'), /страница/],
    ['JSON', async () => checkText('{"flats": []}'), /JSON/],
    [
      'entities that unfold',
      async () =>
        checkText(
          '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><realty-feed>&c;</realty-feed>',
        ),
      /DOCTYPE/,
    ],
    ['a packed bomb', async () => checkBytes(gzipSync(bomb)), /Слишком длинный текст/],
    [
      'a torn file',
      async () => checkText('<realty-feed><offer internal-id="1"><type>прод'),
      /обрыв|закр|конч/i,
    ],
    ['nothing but a root', async () => checkText('<realty-feed></realty-feed>'), null],
  ])('%s is told of in Russian words', async (_, told, words) => {
    const { refusal, shown, cards } = await told();
    expect([shown, cards.flats]).toEqual([0, []]);
    if (words === null) expect(refusal).toBeNull();
    else expect(refusal?.message).toMatch(words);
  });

  it('says the line at which a file is cut', async () => {
    const whole = (await buffer(yrlFeed(manyOffers(3)))).toString();
    const { refusal, offers } = await checkText(whole.slice(0, -200));
    expect(refusal?.line).toBeGreaterThan(1);
    expect(offers).toBeGreaterThan(0);
  });
});
