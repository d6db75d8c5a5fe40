import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { complexes } from '../../schema/complex.ts';
import { feedObjects } from '../../schema/feed.ts';
import { flats } from '../../schema/flat.ts';

export interface HeldFlat {
  externalId: string;
  complexId: number;
  complexName: string;
}

/** Flats of a feed that are missing from its newest export and wait for a decision. */
export function listHeldFlats(db: Db, feedId: number): Promise<HeldFlat[]> {
  return db
    .select({ externalId: feedObjects.externalId, complexId: complexes.id, complexName: complexes.name })
    .from(feedObjects)
    .innerJoin(flats, eq(flats.id, feedObjects.objectId))
    .innerJoin(complexes, eq(complexes.id, flats.complexId))
    .where(
      and(
        eq(feedObjects.feedId, feedId),
        eq(feedObjects.kind, 'flat'),
        isNotNull(feedObjects.missingSince),
        isNull(feedObjects.withdrawnAt),
      ),
    )
    .orderBy(asc(complexes.id), asc(feedObjects.externalId));
}
