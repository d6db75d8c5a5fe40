import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { clientFeed } from '#tests/client-feed.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer } from '#tests/yrl-feed.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import { decideDoubts } from './decide-doubts.ts';
import { decideHold } from './decide-hold.ts';
import { removeFeed } from './remove-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const feedOf = (client: string) => clientFeed(database.db, client);

/** Only runs write these tables. Pages, partners, the map and statistics are made of all the others. */
const OF_RUNS = ['feeds', 'feed_runs', 'feed_run_issues', 'feed_flat_changes', 'doubtful_flats'];

/** Gives a digest of each table that runs do not write for themselves. */
async function publicTables(): Promise<Record<string, string>> {
  const { rows } = await database.db.execute(sql`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`);
  const names = rows.map((row) => row.name as string).filter((name) => !OF_RUNS.includes(name));
  const digests = await database.db.execute(
    sql`SELECT ${sql.raw(names.map((name) => `(SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM "${name}" t) AS "${name}"`).join(', '))}`,
  );
  return digests.rows[0] as Record<string, string>;
}

const ABSURD: [string, Partial<YrlOffer>, string][] = [
  ['a flat for a rouble', { price: 1 }, 'price'],
  ['one for a hundred', { price: 100 }, 'price'],
  ['a price in thousands', { price: 9_000 }, 'price'],
  ['a price of a metre', { price: 222_000 }, 'price'],
  ['a price in kopecks', { price: 900_000_000 }, 'price'],
  ['a digit too few', { price: 900_000 }, 'price'],
  ['a digit too many', { price: 90_000_000 }, 'price'],
  ['a square kilometre', { area: '1000000' }, 'area'],
  ['square centimetres', { area: '405000' }, 'area'],
  ['four rooms in nine metres', { area: '9', rooms: 4, price: 2_000_000 }, 'area'],
  ['more to live in than there is', { livingArea: '45' }, 'livingArea'],
  ['a floor above the roof', { floor: 200 }, 'floor'],
  ['the floor above the last', { floor: 10 }, 'floor'],
];

describe('figures that cannot be', () => {
  it.each(ABSURD)('%s is held and named by its rule', async (title, change, field) => {
    const feed = feedOf(title);
    const good = manyOffers(5, title);
    const run = await feed.read([...good, { id: 'bad', complex: title, ...change }]);
    expect(run).toMatchObject({ status: 'held', created: 5, doubtful: 1, rejected: 0 });
    expect(run.message).toMatch(/^На проверке 1 кв\./);
    expect(run.issues.filter(({ severity }) => severity === 'doubt')).toMatchObject([
      { object: 'bad', field, line: expect.any(Number) },
    ]);
    expect(Object.keys(await feed.onSale())).toHaveLength(5);
    expect(await feed.waiting()).toMatchObject([
      { externalId: 'bad', complex: { name: title }, flatId: null },
    ]);
  });

  it('leave no trace in what people are shown', async () => {
    const { complexes } = await searchFlats(testContext(database.db), {
      filters: {},
      sort: 'default',
      amount: 100,
      startFrom: 0,
    } as const);
    for (const { statistics } of complexes) {
      expect(statistics['1']).toMatchObject({
        flatsCount: 5,
        priceRange: { from: 9_000_000, to: 9_000_000 },
      });
    }
    expect(complexes.length).toBe(ABSURD.length);
  });

  it('change nothing that anything public is read from, whatever they are', async () => {
    const feed = feedOf('Без следа');
    const good = manyOffers(5, 'Без следа');
    await feed.read(good);
    const before = await publicTables();
    const bad = fc.record(
      {
        price: fc.oneof(
          fc.integer({ min: 1, max: 200_000 }),
          fc.integer({ min: 400_000_000, max: 10 ** 12 }),
        ),
        area: fc
          .oneof(fc.integer({ min: 600, max: 10 ** 6 }), fc.double({ min: 0.01, max: 6, noNaN: true }))
          .map(String),
        floor: fc.oneof(fc.integer({ min: 10, max: 300 }), fc.integer({ min: -20, max: -4 })),
        livingArea: fc.integer({ min: 41, max: 10 ** 6 }).map(String),
      },
      { requiredKeys: [] },
    );
    const offers = fc
      .array(bad, { minLength: 1, maxLength: 6 })
      .map((found) => found.filter((offer) => Object.keys(offer).length > 0));
    await fc.assert(
      fc.asyncProperty(offers, async (found) => {
        const held = found.map((offer, place) => ({ id: `bad-${place}`, complex: 'Без следа', ...offer }));
        const run = await feed.read([...good, ...held]);
        expect(run).toMatchObject({ doubtful: held.length, created: 0, changed: 0 });
        expect(await publicTables()).toEqual(before);
      }),
      { numRuns: 12, seed: 13 },
    );
  });

  it('are held also when the whole first feed of a place is absurd', async () => {
    const feed = feedOf('Все в тысячах');
    const offers = manyOffers(6, 'Все в тысячах').map((offer) => ({ ...offer, price: 9_000 }));
    expect(await feed.read(offers)).toMatchObject({ status: 'held', created: 0, doubtful: 6 });
    expect(await feed.onSale()).toEqual({});
  });

  it('do not drag the right half of a feed along', async () => {
    const feed = feedOf('Половина в тысячах');
    const offers = manyOffers(12, 'Половина в тысячах').map((offer, place) =>
      place % 2 === 0 ? offer : { ...offer, price: 9_000 },
    );
    expect(await feed.read(offers)).toMatchObject({ created: 6, doubtful: 6 });
  });
});

describe('flats that are only dear or cheap', () => {
  it('are published at once: a penthouse, a cell, a first floor', async () => {
    const feed = feedOf('Разные');
    const complex = 'Разные';
    const run = await feed.read([
      ...manyOffers(8, complex),
      { id: 'penthouse', complex, price: 90_000_000, area: '160', rooms: 4, floor: 9 },
      { id: 'cell', complex, price: 3_100_000, area: '9.8', rooms: 1 },
      { id: 'bargain', complex, price: 3_000_000 },
    ]);
    expect(run).toMatchObject({ status: 'applied', created: 11, doubtful: 0 });
  });
});

describe('a flat on sale whose new figures are absurd', () => {
  it('stays as it was until its figures are right again', async () => {
    const feed = feedOf('Было хорошо');
    const [first, ...rest] = manyOffers(5, 'Было хорошо');
    await feed.read([first!, ...rest]);
    const run = await feed.read([{ ...first!, price: 9_000 }, ...rest]);
    expect(run).toMatchObject({ status: 'held', withdrawn: 0, held: 0, changed: 0, doubtful: 1 });
    expect((await feed.onSale())[first!.id]).toBe(9_000_000);
    expect(await feed.waiting()).toMatchObject([{ flatId: expect.any(Number) }]);

    expect(await feed.read([{ ...first!, price: 9_100_000 }, ...rest])).toMatchObject({
      status: 'applied',
      changed: 1,
      doubtful: 0,
    });
    expect(await feed.waiting()).toEqual([]);
    const { rows } = await database.db.execute(sql`
      SELECT jsonb_agg(flat_prices.price ORDER BY at) AS prices FROM flat_prices
      JOIN feed_objects ON object_id = flat_id AND kind = 'flat' WHERE external_id = ${first!.id}`);
    expect(rows[0]).toEqual({ prices: [9_000_000, 9_100_000] });
  });

  it('leaves when what is on sale is impossible itself', async () => {
    const feed = feedOf('Было плохо');
    const offers = manyOffers(6, 'Было плохо');
    await feed.read(offers);
    await database.db.execute(sql`
      UPDATE flats SET floor = 200 FROM feed_objects
      WHERE object_id = flats.id AND kind = 'flat' AND external_id = ${offers[0]!.id}`);
    const run = await feed.read([{ ...offers[0]!, floor: 201 }, ...offers.slice(1)]);
    expect(run).toMatchObject({ withdrawn: 1, doubtful: 1 });
    expect(Object.keys(await feed.onSale())).toHaveLength(5);
  });

  it('stays when the market moved and its own figures did not', async () => {
    const feed = feedOf('Рынок ушёл');
    const offers = manyOffers(5, 'Рынок ушёл');
    await feed.read(offers);
    const dearer = offers.slice(1).map((offer) => ({ ...offer, price: 70_000_000 }));
    await feed.read([offers[0]!, ...dearer]);
    await feed.decide('release');
    expect(
      await feed.read([{ ...offers[0]!, images: ['https://img.example/new.svg'] }, ...dearer]),
    ).toMatchObject({
      status: 'applied',
      changed: 1,
      doubtful: 0,
    });
  });
});

describe('a decision', () => {
  /** A complex of its own: six flats that are alike and one that costs ten times more. */
  const dearAmong = (complex: string) => ({
    feed: feedOf(complex),
    good: manyOffers(6, complex),
    dear: { id: 'dear', complex, price: 90_000_000 } satisfies YrlOffer,
  });

  it('to release publishes at once, and the feed may repeat itself', async () => {
    const { feed, good, dear } = dearAmong('Отпустили');
    await feed.read([...good, dear]);
    expect(await feed.decide('release')).toEqual({ decided: 1, waiting: 0 });
    expect((await feed.onSale()).dear).toBe(90_000_000);
    expect(await feed.read([...good, dear])).toMatchObject({ status: 'unchanged', doubtful: 0, changed: 0 });
    expect(await feed.read([dear, ...good].toReversed())).toMatchObject({ status: 'unchanged' });
    const { rows } = await database.db.execute(sql`
      SELECT entity, user_id, after FROM audit_entries WHERE entity = 'feed' AND entity_id = ${String(feed.id())}`);
    expect(rows).toEqual([
      {
        entity: 'feed',
        user_id: null,
        after: { released: [expect.stringMatching(/^dear: цена за\u00a0м² 2\u00a0222/)] },
      },
    ]);
  });

  it('to release holds for prices nearby, and far ones are asked about anew', async () => {
    const { feed, good, dear } = dearAmong('Индексация');
    await feed.read([...good, dear]);
    await feed.decide('release');
    expect(await feed.read([...good, { ...dear, price: 95_000_000 }])).toMatchObject({
      changed: 1,
      doubtful: 0,
    });
    expect(await feed.read([...good, { ...dear, price: 8_800_000 }])).toMatchObject({
      changed: 1,
      doubtful: 0,
    });
    expect(await feed.read([...good, dear])).toMatchObject({ changed: 1, doubtful: 0 });
    expect(await feed.read([...good, { ...dear, price: 250_000_000 }])).toMatchObject({
      changed: 0,
      doubtful: 1,
    });
    expect((await feed.onSale()).dear).toBe(90_000_000);
    expect(await feed.read([...good, { ...dear, price: 92_000_000 }])).toMatchObject({
      changed: 1,
      doubtful: 0,
    });
    expect(await feed.waiting()).toEqual([]);
  });

  it('to release holds for the same flat in the feed of another client', async () => {
    const { feed, good, dear } = dearAmong('На двоих');
    await feed.read([...good, dear]);
    await feed.decide('release');
    const other = feedOf('Второй на двоих');
    const own = { ...dear, id: 'их', price: 91_000_000 };
    expect(await other.read([...good, own])).toMatchObject({ status: 'applied', doubtful: 0 });
    expect((await other.onSale()).их).toBe(90_000_000);
    expect(await other.read([...good, { ...own, price: 250_000_000 }])).toMatchObject({ doubtful: 1 });
    expect(await other.read([...good, { ...own, price: 100 }])).toMatchObject({ doubtful: 1 });
    expect(await other.read([...good, own, { ...own, id: 'выше', floor: 7 }])).toMatchObject({ doubtful: 1 });
  });

  it('to release one flat in two feeds puts it on sale once, as the feed that was first tells of it', async () => {
    const { feed, good, dear } = dearAmong('Дважды решили');
    const other = feedOf('Второй дважды решил');
    await feed.read([...good, dear]);
    await other.read([...good, { ...dear, id: 'их', price: 91_000_000 }]);
    expect(await other.waiting()).toHaveLength(1);
    await feed.decide('release');
    await other.decide('release');
    expect((await feed.onSale()).dear).toBe(90_000_000);
    expect((await other.onSale()).их).toBe(90_000_000);
    const { rows } = await database.db.execute(sql`
      SELECT count(DISTINCT object_id)::int AS flats FROM feed_objects WHERE external_id IN ('dear', 'их')
        AND kind = 'flat' AND feed_id IN (${feed.id()}, ${other.id()})`);
    expect(rows).toEqual([{ flats: 1 }]);
  });

  it('to discard is remembered while the figures are the same', async () => {
    const { feed, good, dear } = dearAmong('Оставили');
    await feed.read([...good, dear]);
    await feed.decide('discard');
    expect(await feed.read([...good, dear])).toMatchObject({ status: 'unchanged', doubtful: 1 });
    expect(await feed.waiting()).toEqual([]);
    expect(await feed.read([...good, { ...dear, price: 91_000_000 }])).toMatchObject({
      status: 'held',
      doubtful: 1,
    });
    expect(await feed.waiting()).toHaveLength(1);
    expect(await feed.onSale()).not.toHaveProperty('dear');
  });

  it('falls on nothing that a person has not seen', async () => {
    const { feed, good, dear } = dearAmong('Сменилось');
    await feed.read([...good, dear]);
    const [seen] = await feed.waiting();
    await feed.read([...good, { ...dear, price: 99_000_000 }]);
    const decision = { feedId: feed.id(), ids: [seen!.id], verdict: 'release' } as const;
    await expect(decideDoubts(feed.ctx(), decision)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await feed.onSale()).not.toHaveProperty('dear');
  });

  it('leaves a run held while a withdrawal still waits, and the other way round', async () => {
    const { feed, good, dear } = dearAmong('И то, и другое');
    await feed.read([...good, dear]);
    await feed.decide('release');
    const run = await feed.read([...good.slice(3), { ...dear, price: 400_000_000 }]);
    expect(run).toMatchObject({ status: 'held', held: 3, doubtful: 1 });
    const decided = await decideHold(feed.ctx(), { runId: run.id, verdict: 'discard' });
    expect(decided).toMatchObject({
      status: 'held',
      held: 0,
      message: expect.stringMatching(/^На проверке 1/),
    });
    await feed.decide('discard');
    const { rows } = await database.db.execute(
      sql`SELECT status, message FROM feed_runs WHERE id = ${run.id}`,
    );
    expect(rows).toEqual([{ status: 'applied', message: null }]);
  });

  it('is for those who keep feeds, and not about a feed that is removed', async () => {
    const { feed, good, dear } = dearAmong('Чужим нельзя');
    await feed.read([...good, dear]);
    const [flat] = await feed.waiting();
    const decision = { feedId: feed.id(), ids: [flat!.id], verdict: 'release' } as const;
    await expect(decideDoubts(testContext(database.db, { actor: VISITOR }), decision)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await removeFeed(feed.ctx(), feed.id());
    await expect(decideDoubts(feed.ctx(), decision)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await feed.waiting()).toEqual([]);
  });
});
