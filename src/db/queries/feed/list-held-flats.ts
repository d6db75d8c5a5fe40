import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { feedObjects } from '../../schema/feed.ts';
import { flats } from '../../schema/flat.ts';

export interface HeldFlat {
  externalId: string;
  complexId: number;
}

/** Flats of a feed that are missing from its newest export and wait for a decision. */
export function listHeldFlats(db: Db, feedId: number): Promise<HeldFlat[]> {
  return db
    .select({ externalId: feedObjects.externalId, complexId: flats.complexId })
    .from(feedObjects)
    .innerJoin(flats, eq(flats.id, feedObjects.objectId))
    .where(
      and(
        eq(feedObjects.feedId, feedId),
        eq(feedObjects.kind, 'flat'),
        isNotNull(feedObjects.missingSince),
        isNull(feedObjects.withdrawnAt),
      ),
    )
    .orderBy(asc(flats.complexId), asc(feedObjects.externalId));
}
