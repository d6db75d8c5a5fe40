import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { getFeed } from './get-feed.ts';
import { importFeed } from './import-feed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const at = (hours: number) =>
  testContext(database.db, { now: new Date(TEST_NOW.getTime() + hours * 3_600_000) });

async function runOf(clientName: string, hours: number, offers: YrlOffer[]) {
  const { run } = await importFeed(at(hours), { source: 'a.xml', clientName, bytes: yrlFeed(offers) });
  return { runId: run.id, feedId: run.feedId! };
}

it('the run that is asked for is shown if it is of this feed, and the newest otherwise', async () => {
  const all = manyOffers(10, 'История');
  const { runId: first, feedId } = await runOf('История', 0, all);
  const { runId: held } = await runOf('История', 24 * 8, all.slice(0, 5));
  const { runId: failed } = await runOf('История', 24 * 8 + 1, []);
  const look = async (asked: Parameters<typeof getFeed>[2] = {}) =>
    (await getFeed(at(24 * 9), feedId, asked)).history;

  const newest = await look();
  expect(newest).toMatchObject({
    days: 7,
    total: 3,
    run: { id: failed, status: 'failed' },
    older: held,
    newer: null,
  });
  expect(newest.slots.filter(({ run }) => run !== null)).toMatchObject([
    { runs: 2, held: 1, failed: 1, run: { status: 'held', offers: 5, unchanged: 5 } },
  ]);
  expect(await look({ runId: held })).toMatchObject({ run: { id: held }, older: first, newer: failed });
  const ofFirst = { run: { id: first, created: 10 }, older: null, newer: held };
  expect(await look({ runId: first })).toMatchObject({ days: 30, ...ofFirst });
  expect(await look({ runId: first, days: 1 })).toMatchObject({ days: 1, ...ofFirst });

  const { runId: foreign } = await runOf('Чужая история', 0, all.slice(0, 1));
  expect(await look({ runId: foreign })).toEqual(newest);
  expect(await look({ runId: 999_999_999 })).toEqual(newest);
});

it('a run is held before it is seen, or it would be taken for dead: shown as failed, and ended by the next one', async () => {
  await database.pool.query(`
    CREATE FUNCTION refuse_unheld() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = NEW.id AND objsubid = 2 AND granted)
      THEN RAISE 'Nobody holds run %', NEW.id; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER refuse_unheld BEFORE INSERT ON feed_runs FOR EACH ROW EXECUTE FUNCTION refuse_unheld()`);
  onTestFinished(async () => void (await database.pool.query('DROP FUNCTION refuse_unheld CASCADE')));
  const { feedId } = await runOf('Видимая история', 0, manyOffers(2, 'Видимая'));
  expect((await getFeed(at(1), feedId, {})).history.run).toMatchObject({ status: 'applied', created: 2 });
});
