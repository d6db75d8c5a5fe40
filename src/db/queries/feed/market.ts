import { type SQL, sql } from 'drizzle-orm';
import { type Market, marketKey, type PriceSpread } from '#domain/feed/judge-figures.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Db } from '../../client.ts';

/** Loads the prices of the catalogue's flats in these complexes, in these regions, and everywhere. */
export async function loadMarket(
  tx: Db,
  { complexIds, regionIds }: { complexIds: number[]; regionIds: number[] },
): Promise<Market> {
  const named = (ids: number[]) => sql`(SELECT jsonb_array_elements(${JSON.stringify(ids)}::jsonb)::int)`;
  const inComplexes = await listSpreads(tx, {
    groups: sql`(flats.complex_id, 'any')`,
    where: sql`flats.complex_id IN ${named(complexIds)}`,
  });
  const inRegions = await listSpreads(tx, {
    groups: sql`(complexes.region_id, flats.rooms), (complexes.region_id, 'any')`,
    where: sql`complexes.region_id IN ${named(regionIds)}`,
  });
  const [everywhere] = await listSpreads(tx, { groups: sql`(0, 'any')`, where: sql`true` });
  return {
    byComplex: new Map(inComplexes.map(({ place, ...spread }) => [place, spread])),
    byRegionAndRooms: new Map(
      inRegions.map(({ place, rooms, ...spread }) => [marketKey(place, rooms), spread]),
    ),
    everywhere,
  };
}

interface PlacedSpread extends PriceSpread {
  place: number;
  rooms: RoomsBucket | 'any';
}

/** `groups` are the pairs of a place and rooms that each flat counts in. */
async function listSpreads(tx: Db, { groups, where }: { groups: SQL; where: SQL }): Promise<PlacedSpread[]> {
  const { rows } = await tx.execute(sql`
    WITH priced AS MATERIALIZED (
      SELECT counted.place, counted.rooms, ln(flats.price::float8 * 100 / flats.area_m2_x100) AS log
      FROM flats JOIN complexes ON complexes.id = flats.complex_id
      CROSS JOIN LATERAL (VALUES ${groups}) AS counted(place, rooms)
      WHERE flats.withdrawn_at IS NULL AND flats.price IS NOT NULL AND ${where}
    ), medians AS (
      SELECT place, rooms, count(*)::int AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY log) AS median
      FROM priced GROUP BY place, rooms
    )
    SELECT medians.*, percentile_cont(0.5) WITHIN GROUP (ORDER BY abs(priced.log - medians.median)) AS deviation
    FROM medians JOIN priced USING (place, rooms)
    GROUP BY place, rooms, medians.count, medians.median`);
  return rows as unknown as PlacedSpread[];
}
