import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunChangesInput } from '#contract/feed.ts';
import { deleteCrowdedChanges } from '#db/queries/feed/flat-changes.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { exportList } from '../export-list.ts';
import { decideHold } from './decide-hold.ts';
import { importFeed } from './import-feed.ts';
import { listRunChanges } from './list-run-changes.ts';
import { removeFeed } from './remove-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const at = (hours = 0) => testContext(database.db, { now: new Date(TEST_NOW.getTime() + hours * 3_600_000) });

/** A feed of a client of that name, whose runs come one an hour. */
function feedOf(clientName: string) {
  let hours = 0;
  let feedId = 0;
  return {
    run: async (offers: YrlOffer[]) => {
      hours += 1;
      const input = { source: 'a.xml', clientName, bytes: yrlFeed(offers) };
      const { run } = await importFeed(at(hours), input);
      feedId = run.feedId ?? feedId;
      return run;
    },
    changes: (asked: Partial<RunChangesInput> = {}) =>
      listRunChanges(at(hours), RunChangesInput.parse({ id: feedId, ...asked })),
    id: () => feedId,
    at: () => at(hours),
  };
}

const told = (changes: Awaited<ReturnType<typeof listRunChanges>>) =>
  changes.rows.map(({ kind, externalId }) => `${kind} ${externalId}`);

describe('two runs of a feed', () => {
  it('differ flat by flat: what left, moved in price, changed and appeared', async () => {
    const feed = feedOf('Берег');
    const all = manyOffers(10, 'Берег');
    const first = await feed.run(all);
    const [gone, dearer, larger, ...rest] = all;
    const second = await feed.run([
      { ...dearer!, price: 9_270_000, area: '41' },
      { ...larger!, area: '42.5' },
      ...rest,
      { id: 'new', complex: 'Берег' },
    ]);
    const changes = await feed.changes();
    expect(changes).toMatchObject({
      from: first.id,
      to: second.id,
      total: 4,
      counts: { left: 1, sold: 0, price: 1, facts: 1, appeared: 1 },
    });
    expect(told(changes)).toEqual([
      `left ${gone!.id}`,
      `price ${dearer!.id}`,
      `facts ${larger!.id}`,
      'appeared new',
    ]);
    const [left, price, facts, appeared] = changes.rows;
    expect(left).toMatchObject({ priceWas: { amount: 9_000_000, currency: 'RUB' }, priceBecame: null });
    expect(price).toMatchObject({
      priceBecame: { amount: 9_270_000 },
      priceMove: 30,
      facts: [{ fact: 'площадь', was: '40,5\u00a0м²', became: '41,0\u00a0м²' }],
      place: expect.stringContaining('Берег'),
      flatId: expect.any(Number),
    });
    expect(facts).toMatchObject({ priceMove: 0, facts: [{ became: '42,5\u00a0м²' }] });
    expect(appeared).toMatchObject({ priceWas: null, facts: [] });

    expect(told(await feed.changes({ kind: 'price' }))).toEqual([`price ${dearer!.id}`]);
    expect(told(await feed.changes({ text: 'new' }))).toEqual(['appeared new']);
    expect(told(await feed.changes({ sort: '-move' }))[0]).toBe(`price ${dearer!.id}`);
    const { csv } = await exportList(feed.at(), {
      list: 'runChanges',
      ...RunChangesInput.parse({ id: feed.id(), kind: 'price' }),
    });
    expect(csv.split('\r\n').filter((line) => line !== '')).toHaveLength(2);
    expect(csv).toContain('площадь: 40,5');
  });

  it('may lie far apart: what came and went between them is no difference', async () => {
    const feed = feedOf('Даль');
    const all = manyOffers(10, 'Даль');
    const first = await feed.run(all);
    const moved = await feed.run(all.map((offer, at) => (at === 0 ? { ...offer, price: 9_500_000 } : offer)));
    const guest = await feed.run([...all, { id: 'guest', complex: 'Даль' }]);
    const last = await feed.run([...all.slice(0, 9), { ...all[9]!, price: 8_800_000 }]);
    expect(told(await feed.changes({ from: first.id, to: last.id }))).toEqual([`price ${all[9]!.id}`]);
    expect(told(await feed.changes({ from: first.id, to: guest.id }))).toEqual(['appeared guest']);
    expect(told(await feed.changes({ from: moved.id, to: guest.id }))).toEqual([
      `price ${all[0]!.id}`,
      'appeared guest',
    ]);
    expect((await feed.changes({ from: last.id, to: first.id })).from).toBe(first.id);
  });

  it('are the newest two when the address names others, and none when there are not two', async () => {
    const feed = feedOf('Мусор');
    const first = await feed.run(manyOffers(3, 'Мусор'));
    expect(await feed.changes()).toMatchObject({ from: null, to: null, rows: [], total: 0 });
    const second = await feed.run(manyOffers(4, 'Мусор'));
    const failed = await feed.run([]);
    const pair = { from: first.id, to: second.id };
    for (const asked of [
      {},
      { from: 999_999_999, to: 888_888 },
      { to: failed.id },
      { from: second.id, to: second.id },
      { to: first.id },
    ]) {
      expect(await feed.changes(asked)).toMatchObject(pair);
    }
    expect((await feed.changes()).runs.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('tell what a person decided after one as a part of it', async () => {
    const feed = feedOf('Решение');
    const all = manyOffers(10, 'Решение');
    const first = await feed.run(all);
    const held = await feed.run(all.slice(0, 5));
    expect((await feed.changes()).total).toBe(0);
    await decideHold(feed.at(), { runId: held.id, verdict: 'release' });
    expect(await feed.changes()).toMatchObject({ total: 5, counts: { left: 5 } });
    const back = await feed.run(all);
    expect(await feed.changes()).toMatchObject({ total: 5, counts: { appeared: 5 } });
    expect((await feed.changes({ from: first.id, to: back.id })).total).toBe(0);
    await removeFeed(feed.at(), feed.id());
    await feed.run(all);
    expect((await feed.changes({ from: first.id })).total).toBe(0);
  });

  it('are forgotten oldest first where there are too many changes, and what is left stays true', async () => {
    const feed = feedOf('Тесно');
    const all = manyOffers(6, 'Тесно');
    await feed.run(all);
    const second = await feed.run(all.map((offer) => ({ ...offer, price: 9_100_000 })));
    const third = await feed.run(all.map((offer) => ({ ...offer, price: 9_200_000 })));
    expect(await deleteCrowdedChanges(database.db, 1_000, 11)).toBeGreaterThanOrEqual(12);
    const { runs, counts } = await feed.changes();
    expect(runs.map(({ id }) => id)).toEqual([third.id, second.id]);
    expect(counts.price).toBe(6);
    await database.db.execute(sql`UPDATE feed_runs SET are_changes_noted = false WHERE id = ${third.id}`);
    expect((await feed.changes()).runs.map(({ id }) => id)).toEqual([third.id]);
  });
});
