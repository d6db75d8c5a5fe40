import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/**
 * Asks how far the log of the primary is written, in bytes since its beginning: whatever is committed by now lies
 * before that. At the head of a page PostgreSQL names the place after its header (24 bytes, 40 in the first of a file),
 * which no standby replays before there is more.
 */
export const WRITTEN = `
  SELECT (place - CASE WHEN place % file = 40 THEN 40 WHEN place % page = 24 THEN 24 ELSE 0 END)::text AS position
  FROM (SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS place,
    pg_size_bytes(current_setting('wal_segment_size')) AS file,
    current_setting('wal_block_size')::int AS page) AS written`;

/** How far the log of the primary is written, as `WRITTEN` asks it. */
export async function readWritten(db: Db): Promise<bigint> {
  const { rows } = await db.execute(sql.raw(WRITTEN));
  return BigInt(rows[0]!.position as string);
}

/** How far a standby has replayed that log; null for a server that is none, or none any more. */
export async function readReplayed(db: Db): Promise<bigint | null> {
  const { rows } = await db.execute(sql`
    SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text AS position WHERE pg_is_in_recovery()`);
  return rows[0]?.position ? BigInt(rows[0].position as string) : null;
}

/** Names a database: the same at a primary, at its standbys and behind a pooler, and another everywhere else. */
export async function readDatabaseIdentity(db: Db): Promise<string> {
  const { rows } = await db.execute(sql`
    SELECT format('%s/%s', system_identifier, oid) AS identity
    FROM pg_control_system(), pg_database WHERE datname = current_database()`);
  return rows[0]!.identity as string;
}
