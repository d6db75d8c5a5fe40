import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DiffRecord } from '#domain/feed/diff.ts';
import type { Db } from '../../client.ts';
import { feedObjects } from '../../schema/feed.ts';

/** The flats a feed has in the catalogue, as the diff compares them. */
export async function listFeedRecords(db: Db, feedId: number): Promise<DiffRecord[]> {
  const house = alias(feedObjects, 'house');
  const rows = await db
    .select({
      id: feedObjects.externalId,
      houseKey: house.externalId,
      complexKey: sql<string>`${house.parentExternalId}`,
      facts: feedObjects.fingerprint,
      photos: feedObjects.photosFingerprint,
    })
    .from(feedObjects)
    .innerJoin(
      house,
      and(
        eq(house.feedId, feedObjects.feedId),
        eq(house.kind, 'house'),
        eq(house.externalId, feedObjects.parentExternalId),
      ),
    )
    .where(
      and(eq(feedObjects.feedId, feedId), eq(feedObjects.kind, 'flat'), isNull(feedObjects.withdrawnAt)),
    );
  return rows.map(({ facts, photos, ...record }) => ({ ...record, fingerprint: { facts, photos } }));
}
