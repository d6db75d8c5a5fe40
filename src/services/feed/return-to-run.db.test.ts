import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunChangesInput } from '#contract/feed.ts';
import { feeds } from '#db/schema/feed.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { askFeedRun } from './ask-feed-run.ts';
import { getFeed } from './get-feed.ts';
import { importFeed } from './import-feed.ts';
import { listRunChanges } from './list-run-changes.ts';
import { resumeFeed } from './resume-feed.ts';
import { findReturnEffect, returnToRun } from './return-to-run.ts';
import { runDueFeeds } from './run-due-feeds.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const at = (hours: number) =>
  testContext(database.db, { now: new Date(TEST_NOW.getTime() + hours * 3_600_000) });

/** A feed whose second run is good in form and wrong in all: prices doubled, a flat gone, another new. */
async function spoiltFeed(clientName: string) {
  const run = async (hours: number, offers: YrlOffer[]) =>
    (await importFeed(at(hours), { source: 'a.xml', clientName, bytes: yrlFeed(offers) })).run;
  const all = manyOffers(10, clientName);
  const good = await run(0, all);
  const bad = await run(1, [
    ...all.slice(1).map((offer) => ({ ...offer, price: 12_000_000, images: ['https://a.example/1.png'] })),
    { id: 'wrong', complex: clientName },
  ]);
  const id = good.feedId!;
  return { id, good, bad, all, run, shown: () => shownFlats(id) };
}

async function shownFlats(feedId: number): Promise<string[]> {
  const { rows } = await database.db.execute<{ words: string }>(sql`
    SELECT entry.external_id || ' ' || flats.price || ' ' || (SELECT count(*) FROM flat_media WHERE flat_id = flats.id)
      || ' ' || entry.fingerprint AS words
    FROM feed_objects entry JOIN flats ON flats.id = entry.object_id
    WHERE entry.feed_id = ${feedId} AND entry.kind = 'flat' AND entry.withdrawn_at IS NULL AND flats.withdrawn_at IS NULL
    ORDER BY 1`);
  return rows.map(({ words }) => words);
}

async function decisionOf(id: number, runId: number) {
  const { newestId, change } = await findReturnEffect(at(2), { id, runId });
  return { id, runId, newestId, change };
}

describe('a return to an earlier run', () => {
  it('tells what it will change, shows the flats as they stood then, and is a run of its own', async () => {
    const feed = await spoiltFeed('Возврат');
    const bad = await feed.shown();
    expect(await findReturnEffect(at(2), { id: feed.id, runId: feed.good.id })).toMatchObject({
      newestId: feed.bad.id,
      back: 1,
      changed: 9,
      gone: 1,
    });
    const { runId } = await returnToRun(at(2), await decisionOf(feed.id, feed.good.id));
    const shown = await feed.shown();
    expect(shown).toHaveLength(10);
    expect(shown.every((words) => / 9000000 0 /.test(words))).toBe(true);
    expect(shown.join()).not.toContain('wrong');
    const details = await getFeed(at(2), feed.id);
    expect(details.feed).toMatchObject({ state: 'held', haltedAt: at(2).now });
    expect(details.history.run).toMatchObject({
      id: runId,
      created: 1,
      changed: 9,
      withdrawn: 1,
      offers: 10,
    });

    const changes = (asked: Partial<RunChangesInput>) =>
      listRunChanges(at(2), RunChangesInput.parse({ id: feed.id, ...asked }));
    expect((await changes({ from: feed.good.id, to: runId })).total).toBe(0);
    expect((await changes({ to: runId })).counts).toMatchObject({ left: 1, price: 9, appeared: 1 });
    const { rows } = await database.db.execute(sql`
      SELECT after FROM audit_entries WHERE entity = 'feed' AND entity_id = ${String(feed.id)} ORDER BY id`);
    expect(JSON.stringify(rows)).toContain('"shownRun"');

    await returnToRun(at(3), await decisionOf(feed.id, feed.bad.id));
    expect(await feed.shown()).toEqual(bad);
  });

  it('halts the feed until a person resumes it; then the feed has its way', async () => {
    const feed = await spoiltFeed('Остановка');
    await returnToRun(at(2), await decisionOf(feed.id, feed.good.id));
    const halted = await feed.shown();
    await expect(feed.run(3, [])).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(feed.run(3, feed.all.slice(0, 9))).rejects.toThrow('возобновите');
    await expect(askFeedRun(at(3), feed.id)).rejects.toThrow('возобновите');
    expect(await feed.shown()).toEqual(halted);

    await resumeFeed(at(4), feed.id);
    expect(await feed.run(4, feed.all)).toMatchObject({ status: 'unchanged', created: 0, changed: 0 });
    expect((await getFeed(at(4), feed.id)).feed).toMatchObject({ state: 'fresh', haltedAt: null });
  });

  it('keeps the timetable away until the feed is resumed', async () => {
    const feed = await spoiltFeed('Расписание');
    await returnToRun(at(2), await decisionOf(feed.id, feed.good.id));
    await database.db
      .update(feeds)
      .set({ sealedUrl: 'sealed https://a.example/', everyHours: 1, nextRunAt: at(3).now })
      .where(eq(feeds.id, feed.id));
    await runDueFeeds(at(4));
    const promised = async () =>
      (await database.db.select().from(feeds).where(eq(feeds.id, feed.id))).map(({ queuedAt }) => queuedAt);
    expect(await promised()).toEqual([null]);
    await resumeFeed(at(5), feed.id);
    await runDueFeeds(at(6));
    expect(await promised()).toEqual([at(6).now]);
  });

  it('of two people at once is done once', async () => {
    const feed = await spoiltFeed('Двое');
    const decision = await decisionOf(feed.id, feed.good.id);
    const tries = await Promise.allSettled([returnToRun(at(2), decision), returnToRun(at(2), decision)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await feed.shown()).toHaveLength(10);
  });

  it('is refused when the flats have changed since it was shown, and to runs that are not remembered', async () => {
    const feed = await spoiltFeed('Поздно');
    const decision = await decisionOf(feed.id, feed.good.id);
    const newest = await feed.run(2, feed.all);
    await expect(returnToRun(at(3), decision)).rejects.toThrow('изменились');
    for (const runId of [newest.id, 999_999_999]) {
      await expect(findReturnEffect(at(3), { id: feed.id, runId })).rejects.toMatchObject({
        code: 'CONFLICT',
      });
    }
    await expect(findReturnEffect(at(3), { id: 999_999, runId: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
