import { and, eq, exists, isNull, max, sql } from 'drizzle-orm';
import type { Places } from '#domain/catalog/catalog-query.ts';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { feedObjects, feeds } from '../../schema/feed.ts';
import { isInPlaces } from './on-sale.ts';

/** When a feed that sells in these places was last read whole; undefined when none was. */
export async function findNewestConfirmation(db: Db, places: Places): Promise<Date | undefined> {
  const sellsThere = db
    .select({ one: sql`1` })
    .from(feedObjects)
    .innerJoin(complexes, eq(complexes.id, feedObjects.objectId))
    .where(
      and(
        eq(feedObjects.feedId, feeds.id),
        eq(feedObjects.kind, 'complex'),
        isNull(feedObjects.withdrawnAt),
        isInPlaces(places),
      ),
    );
  const [row] = await db
    .select({ at: max(feeds.confirmedAt) })
    .from(feeds)
    .where(exists(sellsThere));
  return row?.at ?? undefined;
}
