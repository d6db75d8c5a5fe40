import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listWaitingFlats } from '#db/queries/feed/doubtful-flats.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { SYSTEM, VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import { decideDoubts } from './decide-doubts.ts';
import { decideHold } from './decide-hold.ts';
import { importFeed } from './import-feed.ts';
import { removeFeed } from './remove-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const day = (number: number) => new Date(TEST_NOW.getTime() + number * 86_400_000);
const at = (now: Date) => testContext(database.db, { actor: SYSTEM, now });

/** A client of its own with a feed that is read as often as a test likes, a day after a day. */
function feedOf(client: string) {
  let runs = 0;
  let feedId = 0;
  const ctx = () => at(day(runs));
  return {
    ctx,
    id: () => feedId,
    async read(offers: YrlOffer[]) {
      const input = { bytes: yrlFeed(offers), source: 'feed.xml', clientName: client };
      runs += 1;
      const { run, issues } = await importFeed(ctx(), input);
      feedId = run.feedId!;
      return { ...run, issues };
    },
    waiting: () => listWaitingFlats(database.db, feedId, { limit: 100, offset: 0 }),
    async decide(verdict: 'release' | 'discard', externalIds?: string[]) {
      const waiting = await listWaitingFlats(database.db, feedId, { limit: 100, offset: 0 });
      const ids = waiting
        .filter(({ externalId }) => externalIds?.includes(externalId) ?? true)
        .map(({ id }) => id);
      return decideDoubts(ctx(), { feedId, ids, verdict });
    },
    /** Prices of the flats on sale by the feed's ids. */
    async onSale(): Promise<Record<string, number>> {
      const { rows } = await database.db.execute(sql`
        SELECT told.external_id AS id, flats.price::float8 AS price FROM feed_objects told
        JOIN flats ON flats.id = told.object_id
        WHERE told.feed_id = ${feedId} AND told.kind = 'flat' AND flats.withdrawn_at IS NULL ORDER BY 1`);
      return Object.fromEntries(rows.map((row) => [row.id as string, row.price as number]));
    },
  };
}

/** What runs write about themselves; everything else is what pages, partners, the map and statistics are made of. */
const OF_RUNS = ['feeds', 'feed_runs', 'feed_run_issues', 'doubtful_flats'];

/** A digest of every other table. */
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
    const { complexes } = await searchFlats(at(TEST_NOW), {
      ...{ filters: {}, sort: 'default', amount: 100, startFrom: 0 },
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
      ...{ status: 'applied', changed: 1, doubtful: 0 },
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
      ...{ status: 'applied', changed: 1, doubtful: 0 },
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

describe('offers of one id in one feed', () => {
  it('that contradict each other are both rejected, and what was on sale stays', async () => {
    const feed = feedOf('Противоречие');
    const good = manyOffers(6, 'Противоречие');
    await feed.read(good);
    const [first, ...rest] = good;
    const other = { ...first!, price: 9_500_000 };
    const run = await feed.read([
      { ...first!, price: 9_200_000 },
      ...rest,
      other,
      { ...other, id: ' new ' },
      { ...other, id: 'new', floor: 4 },
    ]);
    expect(run).toMatchObject({
      status: 'unchanged',
      created: 0,
      changed: 0,
      withdrawn: 0,
      held: 0,
      rejected: 4,
    });
    expect(await feed.onSale()).toMatchObject({ [first!.id]: 9_000_000 });
    expect(await feed.onSale()).not.toHaveProperty('new');
    expect(run.issues.map(({ severity, object, value }) => [severity, object, value])).toEqual([
      ['error', first!.id, 'цена 9\u00a0200\u00a0000'],
      ['error', first!.id, 'цена 9\u00a0500\u00a0000'],
      ['error', 'new', 'этаж 3'],
      ['error', 'new', 'этаж 4'],
    ]);
  });

  it('that tell of it alike are one flat, with a note', async () => {
    const feed = feedOf('Согласие');
    const good = manyOffers(6, 'Согласие');
    const run = await feed.read([...good, { ...good[0]!, images: ['https://img.example/plan.svg'] }]);
    expect(run).toMatchObject({ status: 'applied', created: 6, rejected: 0 });
    expect(run.issues.filter(({ field }) => field === 'id')).toMatchObject([
      { severity: 'warning', object: good[0]!.id },
      { severity: 'warning', object: good[0]!.id },
    ]);
    expect(Object.keys(await feed.onSale())).toHaveLength(6);
  });

  it('are two flats when only the size of letters differs', async () => {
    const feed = feedOf('Буквы');
    const complex = 'Буквы';
    expect(
      await feed.read([
        { id: 'aB', complex },
        { id: 'Ab', complex },
        { id: 'AB', complex },
      ]),
    ).toMatchObject({ created: 3, rejected: 0 });
  });

  it('leave an all but empty feed to nobody', async () => {
    const feed = feedOf('Одни повторы');
    const good = manyOffers(6, 'Одни повторы');
    await feed.read(good);
    const twice = good.flatMap((offer) => [offer, { ...offer, price: 9_900_000 }]);
    expect(await feed.read(twice)).toMatchObject({
      status: 'unchanged',
      rejected: 12,
      held: 0,
      withdrawn: 0,
    });
    expect(Object.keys(await feed.onSale())).toHaveLength(6);
  });
});
