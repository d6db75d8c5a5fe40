import { sql } from 'drizzle-orm';
import type { HouseSourcesShown } from '#domain/feed/house-sources.ts';
import type { Db } from '../../client.ts';
import type { FeedEntry } from './parted-places.ts';

/** Lists the houses of a complex that feeds name, with the feeds that do and how many flats each lists there. */
export async function listHouseSources(db: Db, complexId: number): Promise<HouseSourcesShown[]> {
  const { rows } = await db.execute(sql`
    SELECT houses.id, houses.name, concat_ws(', ', houses.street, houses.house) AS address,
      (SELECT count(*)::int FROM flats WHERE flats.house_id = houses.id AND flats.withdrawn_at IS NULL) AS flats,
      json_agg(json_build_object('feedId', feeds.id, 'feed', feeds.name, 'client', companies.name,
        'flats', source.flats) ORDER BY feeds.id) AS sources
    FROM houses
    JOIN LATERAL (
      SELECT object.feed_id, (SELECT count(DISTINCT flat.object_id)::int FROM feed_objects flat
        JOIN flats ON flats.id = flat.object_id AND flats.house_id = houses.id
        WHERE flat.kind = 'flat' AND flat.feed_id = object.feed_id AND flat.withdrawn_at IS NULL) AS flats
      FROM feed_objects object WHERE object.kind = 'house' AND object.object_id = houses.id GROUP BY object.feed_id
    ) source ON true
    JOIN feeds ON feeds.id = source.feed_id
    JOIN companies ON companies.id = feeds.client_company_id
    WHERE houses.complex_id = ${complexId}
    GROUP BY houses.id ORDER BY houses.id`);
  return rows as unknown as HouseSourcesShown[];
}

/** Lists the ids that one feed uses for a house. */
export async function listHouseEntries(tx: Db, houseId: number, feedId: number): Promise<FeedEntry[]> {
  const { rows } = await tx.execute(sql`
    SELECT feed_id AS "feedId", external_id AS "externalId" FROM feed_objects
    WHERE kind = 'house' AND object_id = ${houseId} AND feed_id = ${feedId} ORDER BY external_id`);
  return rows as unknown as FeedEntry[];
}

/** Lists the feeds that list a house under another one since they were joined. */
export async function listJoinedFeeds(tx: Db, fromId: number, intoId: number): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    SELECT DISTINCT feed_id AS id FROM feed_objects
    WHERE kind = 'house' AND object_id = ${intoId} AND home_object_id = ${fromId} ORDER BY id`);
  return rows.map((row: Record<string, unknown>) => row.id as number);
}
