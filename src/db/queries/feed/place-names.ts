import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import type { PlaceKind } from './find-twins.ts';

/** A complex or a house as people know it, with the clients that tell of it. */
export interface PlaceName {
  kind: PlaceKind;
  id: number;
  name: string;
  complexId: number;
  clients: string[];
}

export async function listPlaceNames(
  db: Db,
  places: readonly { kind: PlaceKind; id: number }[],
): Promise<PlaceName[]> {
  const { rows } = await db.execute(sql`
    WITH place AS (
      SELECT DISTINCT kind, id FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS named(kind text, id int)
    )
    SELECT place.kind, place.id, coalesce(complexes.name, houses.name) AS name,
      coalesce(complexes.id, houses.complex_id) AS "complexId",
      (SELECT coalesce(json_agg(DISTINCT companies.name ORDER BY companies.name), '[]') FROM feed_objects object
        JOIN feeds ON feeds.id = object.feed_id JOIN companies ON companies.id = feeds.client_company_id
        WHERE object.kind = place.kind AND object.object_id = place.id) AS clients
    FROM place
    LEFT JOIN complexes ON place.kind = 'complex' AND complexes.id = place.id
    LEFT JOIN houses ON place.kind = 'house' AND houses.id = place.id`);
  return rows as unknown as PlaceName[];
}
