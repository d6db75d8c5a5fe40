import { sql } from 'drizzle-orm';
import type { TwinFacts } from '#domain/feed/match-twins.ts';
import type { Db } from '../../client.ts';

export type PlaceKind = 'complex' | 'house';

/** The name, address and point of a complex or a house. */
export interface PlaceRow {
  id: number;
  name: string;
  region: string | null;
  city: string | null;
  settlement: string | null;
  street: string | null;
  house: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface OtherComplex extends PlaceRow {
  /** A feed of the same client also lists it. */
  isOwn: boolean;
  /** Something in it is on sale; places that nobody sees raise no question. */
  isListed: boolean;
  /** A person has parted it from a complex of this client. */
  isParted: boolean;
  houses: PlaceRow[];
}

/** Lists complexes of other feeds with their houses. */
export async function listComplexesOfOtherFeeds(
  tx: Db,
  { feedId, clientCompanyId }: { feedId: number; clientCompanyId: number },
): Promise<OtherComplex[]> {
  const { rows } = await tx.execute(sql`
    WITH listed AS (
      SELECT object.object_id AS id, bool_or(feeds.client_company_id = ${clientCompanyId}) AS "isOwn"
      FROM feed_objects object JOIN feeds ON feeds.id = object.feed_id
      WHERE object.kind = 'complex' AND feeds.id <> ${feedId}
      GROUP BY object.object_id
    ), parted AS (
      SELECT twin.fresh_id AS one, twin.known_id AS other FROM place_twins twin
      WHERE twin.kind = 'complex' AND twin.verdict = 'parted'
    ), mine AS (
      SELECT object.object_id AS id FROM feed_objects object JOIN feeds ON feeds.id = object.feed_id
      WHERE object.kind = 'complex' AND feeds.client_company_id = ${clientCompanyId}
    )
    SELECT ${PLACE_COLUMNS('complexes')}, listed."isOwn",
      EXISTS (SELECT FROM flats WHERE flats.complex_id = complexes.id AND flats.withdrawn_at IS NULL) AS "isListed",
      EXISTS (SELECT FROM parted WHERE (one = complexes.id AND other IN (SELECT id FROM mine))
        OR (other = complexes.id AND one IN (SELECT id FROM mine))) AS "isParted",
      (SELECT coalesce(json_agg(json_build_object('id', houses.id, 'name', houses.name, 'region', houses.region,
        'city', houses.city, 'settlement', houses.settlement, 'street', houses.street, 'house', houses.house,
        'latitude', houses.latitude, 'longitude', houses.longitude)), '[]')
        FROM houses WHERE houses.complex_id = complexes.id) AS houses
    FROM listed JOIN complexes ON complexes.id = listed.id
    ORDER BY complexes.id`);
  return rows as unknown as OtherComplex[];
}

/** Picks those of the complexes that other feeds list as well. */
export async function listSharedComplexes(tx: Db, feedId: number, ids: number[]): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    SELECT DISTINCT object_id AS id FROM feed_objects
    WHERE kind = 'complex' AND feed_id <> ${feedId}
      AND object_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    ORDER BY id`);
  return rows.map((row: Record<string, unknown>) => row.id as number);
}

/** Lists the houses of a complex that other feeds list. */
export async function listHousesOfOtherFeeds(tx: Db, feedId: number, complexId: number): Promise<PlaceRow[]> {
  const { rows } = await tx.execute(sql`
    SELECT ${PLACE_COLUMNS('houses')} FROM houses
    WHERE complex_id = ${complexId} AND EXISTS (SELECT FROM feed_objects object
      WHERE object.kind = 'house' AND object.object_id = houses.id AND object.feed_id <> ${feedId})
    ORDER BY id`);
  return rows as unknown as PlaceRow[];
}

/**
 * Tells whether an earlier feed owns the facts of a complex or a house: the owner is the first feed that still lists a
 * flat of it and was not told by a person which place it is.
 */
export async function isOwnedByEarlierFeed(
  tx: Db,
  feedId: number,
  kind: PlaceKind,
  objectId: number,
): Promise<boolean> {
  const place = sql.raw(kind === 'complex' ? 'complex_id' : 'house_id');
  const { rows } = await tx.execute(sql`
    SELECT EXISTS (
      SELECT FROM feed_objects object
      WHERE object.kind = ${kind} AND object.object_id = ${objectId} AND object.feed_id < ${feedId}
        AND NOT EXISTS (SELECT FROM feed_places place WHERE place.feed_id = object.feed_id
          AND place.external_id = object.external_id AND place.house_id IS NOT NULL)
        AND EXISTS (SELECT FROM flats JOIN feed_objects flat ON flat.kind = 'flat' AND flat.object_id = flats.id
          WHERE flats.${place} = ${objectId} AND flat.feed_id = object.feed_id AND flat.withdrawn_at IS NULL)
    ) AS owned`);
  return rows[0]!.owned as boolean;
}

/**
 * Has the other feeds write their facts anew of all that a removed feed listed, and that feed too if it returns.
 */
export async function handFactsOver(tx: Db, feedId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE feed_objects entry SET fingerprint = '' FROM feed_objects removed
    WHERE removed.feed_id = ${feedId} AND removed.kind IN ('complex', 'house')
      AND entry.kind = removed.kind AND entry.object_id = removed.object_id
      AND EXISTS (SELECT FROM feed_objects other WHERE other.kind = removed.kind
        AND other.object_id = removed.object_id AND other.feed_id <> ${feedId})`);
}

/** Columns that tell one place from another. */
export const PLACE_COLUMNS = (table: 'complexes' | 'houses') =>
  sql.raw(
    ['id', 'name', 'region', 'city', 'settlement', 'street', 'house', 'latitude', 'longitude']
      .map((column) => `${table}.${column}`)
      .join(', '),
  );

/** Lists staged flats of a complex that are new to this feed; `house` is the index of the house in the reading. */
export async function listNewFlats(tx: Db, feedId: number, complexId: number): Promise<TwinFacts<string>[]> {
  const { rows } = await tx.execute(sql`
    SELECT external_id AS key, house_ref AS house, number, floor, area_m2_x100 AS "areaM2x100", price::float8 AS price,
      plan_urls ->> 0 AS "planUrl"
    FROM staged_flats staged
    WHERE complex_id = ${complexId} AND NOT is_doubtful AND NOT EXISTS (
      SELECT 1 FROM feed_objects own
      WHERE own.feed_id = ${feedId} AND own.kind = 'flat' AND own.external_id = staged.external_id)
    ORDER BY seq`);
  return rows as unknown as TwinFacts<string>[];
}

/** Lists flats of a complex or of houses that other feeds list now and this one never did. */
export async function listFlatsOfOtherFeeds(
  tx: Db,
  feedId: number,
  place: { complexId: number } | { houseIds: readonly number[] },
): Promise<TwinFacts<number>[]> {
  const isThere =
    'complexId' in place
      ? sql`complex_id = ${place.complexId}`
      : sql`house_id IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(place.houseIds)}::jsonb))`;
  const { rows } = await tx.execute(sql`
    SELECT flats.id AS key, house_id AS house, number, floor, area_m2_x100 AS "areaM2x100", price::float8 AS price,
      (SELECT media.source_url FROM flat_media JOIN media ON media.id = flat_media.media_id
       WHERE flat_media.flat_id = flats.id AND flat_media.is_plan ORDER BY flat_media."order" LIMIT 1) AS "planUrl"
    FROM flats
    WHERE ${isThere}
      AND EXISTS (SELECT 1 FROM feed_objects other WHERE other.kind = 'flat' AND other.object_id = flats.id
        AND other.feed_id <> ${feedId} AND other.withdrawn_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM feed_objects own WHERE own.kind = 'flat' AND own.object_id = flats.id
        AND own.feed_id = ${feedId})
    ORDER BY flats.id`);
  return rows as unknown as TwinFacts<number>[];
}
