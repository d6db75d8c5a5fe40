import type { Client } from 'pg';

/** Writes a moment after the base catalogue as «later», because two attempts never run at the same time. */
const at = (column: string) => `CASE WHEN ${column} > $1 THEN 'later' ELSE ${column}::text END`;

const FLAT = `(SELECT min(object.external_id) FROM feed_objects object WHERE object.kind = 'flat' AND object.object_id = flats.id)`;
const ROW = (table: string, ...without: string[]) =>
  `to_jsonb(${table}) - '{id,${without.join(',')}}'::text[]`;

/**
 * Queries, one per table, of all that an import writes and somebody can see. Things are named by their names and the
 * feed's own ids, because a rolled back attempt uses up ids of ours.
 */
const FACTS: Record<string, string> = {
  companies: `SELECT ${ROW('companies', 'created_at')}, ${at('created_at')},
    (SELECT jsonb_agg(${ROW('contact', 'company_id')} ORDER BY phone) FROM company_contacts contact WHERE company_id = companies.id)
    FROM companies`,
  complexes: `SELECT ${ROW('complexes', 'developer_company_id', 'created_at')}, companies.name, ${at('complexes.created_at')}
    FROM complexes JOIN companies ON companies.id = developer_company_id`,
  houses: `SELECT complexes.name, ${ROW('houses', 'complex_id', 'created_at')}, ${at('houses.created_at')}
    FROM houses JOIN complexes ON complexes.id = complex_id`,
  flats: `SELECT ${FLAT}, complexes.name, houses.name,
    ${ROW('flats', 'complex_id', 'house_id', 'created_at', 'withdrawn_at')}, ${at('flats.created_at')}, ${at('withdrawn_at')}
    FROM flats JOIN complexes ON complexes.id = flats.complex_id JOIN houses ON houses.id = house_id`,
  prices: `SELECT ${FLAT}, ${ROW('past', 'flat_id', 'at')}, ${at('past.at')}
    FROM flat_prices past JOIN flats ON flats.id = flat_id`,
  statuses: `SELECT ${FLAT}, past.status, ${at('past.at')} FROM flat_statuses past JOIN flats ON flats.id = flat_id`,
  media: `SELECT ${ROW('media', 'uuid')} FROM media`,
  flatMedia: `SELECT ${FLAT}, media.source_url, is_plan, "order"
    FROM flat_media JOIN flats ON flats.id = flat_id JOIN media ON media.id = media_id`,
  complexMedia: `SELECT complexes.name, media.source_url, "order", feed_id
    FROM complex_media JOIN complexes ON complexes.id = complex_id JOIN media ON media.id = media_id`,
  metros: `SELECT houses.name, complexes.name, metro_id, minutes_foot, minutes_car
    FROM house_metros JOIN houses ON houses.id = house_id JOIN complexes ON complexes.id = complex_id`,
  highways: `SELECT complexes.name, highway_id, distance_m FROM complex_highways JOIN complexes ON complexes.id = complex_id`,
  collections: `SELECT collections.name, complexes.name, "order" FROM collections
    JOIN collection_complexes ON collection_id = collections.id JOIN complexes ON complexes.id = complex_id`,
  feeds: `SELECT source, dialect, enabled, ${at('confirmed_at')}, ${at('created_at')} FROM feeds`,
  feedObjects: `SELECT kind, external_id, parent_external_id, fingerprint, photos_fingerprint, ${at('missing_since')},
    ${at('withdrawn_at')},
    CASE kind WHEN 'complex' THEN (SELECT name FROM complexes WHERE complexes.id = object_id)
      WHEN 'house' THEN (SELECT name FROM houses WHERE houses.id = object_id) END
    FROM feed_objects`,
  // A run that died never counts; a run that changed something belongs to the catalogue it made.
  runs: `SELECT ${ROW('feed_runs', 'started_at', 'finished_at', 'duration_ms')} FROM feed_runs WHERE status IN ('applied', 'held')`,
  issues: `SELECT ${ROW('issue', 'run_id')} FROM feed_run_issues issue
    JOIN feed_runs ON feed_runs.id = run_id WHERE status IN ('applied', 'held')`,
  work: `SELECT topic, count(*) FROM outbox GROUP BY topic`,
};

/** Hashes the whole catalogue as a reader, an operator and the next run see it. */
export async function catalogueHash(client: Client, since: Date): Promise<string> {
  const hashes: string[] = [];
  for (const [name, facts] of Object.entries(FACTS)) {
    const { rows } = await client.query(
      `SELECT count(*), encode(sha256(convert_to(string_agg(fact::text, E'\\n' ORDER BY fact::text COLLATE "C"), 'UTF8')), 'hex') AS hash
       FROM (${facts}) fact`,
      facts.includes('$1') ? [since] : [],
    );
    hashes.push(`${name} ${rows[0].count} ${rows[0].hash}`);
  }
  return hashes.join('\n');
}
