import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { listWaitingFlats } from '../src/db/queries/feed/doubtful-flats.ts';
import { SYSTEM } from '../src/domain/access/actor.ts';
import { decideDoubts } from '../src/services/feed/decide-doubts.ts';
import { importFeed } from '../src/services/feed/import-feed.ts';
import { TEST_NOW, testContext } from './service-context.ts';
import { type YrlOffer, yrlFeed } from './yrl-feed.ts';

/** A client of its own with one feed that is read as often as a test likes, a day after a day. */
export function clientFeed(db: Db, client: string) {
  let runs = 0;
  let feedId = 0;
  const ctx = () => testContext(db, { actor: SYSTEM, now: new Date(TEST_NOW.getTime() + runs * 86_400_000) });
  const waiting = () => listWaitingFlats(db, feedId, { limit: 100, offset: 0 });
  return {
    ctx,
    waiting,
    id: () => feedId,
    async read(offers: YrlOffer[]) {
      const input = { bytes: yrlFeed(offers), source: 'feed.xml', clientName: client };
      runs += 1;
      const { run, issues } = await importFeed(ctx(), input);
      feedId = run.feedId!;
      return { ...run, issues };
    },
    /** Decides about all flats that wait. */
    async decide(verdict: 'release' | 'discard') {
      const ids = (await waiting()).map(({ id }) => id);
      return decideDoubts(ctx(), { feedId, ids, verdict });
    },
    /** Prices of the flats on sale by the feed's ids. */
    async onSale(): Promise<Record<string, number>> {
      const { rows } = await db.execute(sql`
        SELECT entry.external_id AS id, flats.price::float8 AS price FROM feed_objects entry
        JOIN flats ON flats.id = entry.object_id
        WHERE entry.feed_id = ${feedId} AND entry.kind = 'flat' AND flats.withdrawn_at IS NULL ORDER BY 1`);
      return Object.fromEntries(
        rows.map(({ id, price }: Record<string, unknown>) => [id as string, price as number]),
      );
    },
  };
}
