import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

export interface FeedMediaCount {
  /** Null while nothing went wrong with them. */
  failure: string | null;
  isFinal: boolean;
  isStored: boolean;
  count: number;
}

/** The outside pictures that a feed's flats and complexes show now, by how their fetching stands. */
export async function countFeedMedia(db: Db, feedId: number): Promise<FeedMediaCount[]> {
  const { rows } = await db.execute(sql`
    SELECT failure, failure_is_final AS "isFinal", stored_key IS NOT NULL AS "isStored", count(*)::integer AS count
    FROM media
    WHERE type = 'IMAGE' AND source_url ~* '^https?://' AND id IN (
      SELECT media_id FROM flat_media JOIN feed_objects ON kind = 'flat' AND object_id = flat_id
      WHERE feed_objects.feed_id = ${feedId} AND withdrawn_at IS NULL
      UNION SELECT media_id FROM complex_media WHERE complex_media.feed_id = ${feedId})
    GROUP BY 1, 2, 3 ORDER BY count DESC, failure`);
  return rows as unknown as FeedMediaCount[];
}
