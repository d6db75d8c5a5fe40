import { sql } from 'drizzle-orm';
import type { TwinFacts } from '#domain/feed/match-twins.ts';
import type { Db } from '../../client.ts';

/** Complexes that other feeds of the same client told of. */
export async function listClientComplexes(
  tx: Db,
  { feedId, clientCompanyId }: { feedId: number; clientCompanyId: number },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.execute(sql`
    SELECT DISTINCT complexes.id, complexes.name FROM feed_objects
    JOIN feeds ON feeds.id = feed_objects.feed_id
    JOIN complexes ON complexes.id = feed_objects.object_id
    WHERE feed_objects.kind = 'complex' AND feeds.client_company_id = ${clientCompanyId} AND feeds.id <> ${feedId}
    ORDER BY complexes.id`);
  return rows as { id: number; name: string }[];
}

/** Staged flats of a complex that this feed never told of before; their house is the reading's handle. */
export async function listUntoldFlats(
  tx: Db,
  feedId: number,
  complexId: number,
): Promise<TwinFacts<string>[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS key, house_ref AS house, number, floor, area_m2_x100 AS "areaM2x100", price::float8 AS price,
      plan_urls ->> 0 AS "planUrl"
    FROM staged_flats staged
    WHERE complex_id = ${complexId} AND NOT EXISTS (
      SELECT 1 FROM feed_objects own
      WHERE own.feed_id = ${feedId} AND own.kind = 'flat' AND own.external_id = staged.external_id)
    ORDER BY seq`);
  return rows as unknown as TwinFacts<string>[];
}

/** Flats of a complex that other feeds list now and this one never did. */
export async function listFlatsToldByOthers(
  tx: Db,
  feedId: number,
  complexId: number,
): Promise<TwinFacts<number>[]> {
  const { rows } = await tx.execute(sql`
    SELECT flats.id AS key, house_id AS house, number, floor, area_m2_x100 AS "areaM2x100", price::float8 AS price,
      (SELECT media.source_url FROM flat_media JOIN media ON media.id = flat_media.media_id
       WHERE flat_media.flat_id = flats.id AND flat_media.is_plan ORDER BY flat_media."order" LIMIT 1) AS "planUrl"
    FROM flats
    WHERE complex_id = ${complexId}
      AND EXISTS (SELECT 1 FROM feed_objects other WHERE other.kind = 'flat' AND other.object_id = flats.id
        AND other.feed_id <> ${feedId} AND other.withdrawn_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM feed_objects own WHERE own.kind = 'flat' AND own.object_id = flats.id
        AND own.feed_id = ${feedId})
    ORDER BY flats.id`);
  return rows as unknown as TwinFacts<number>[];
}
