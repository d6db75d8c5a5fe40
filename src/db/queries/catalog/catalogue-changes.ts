import { sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';

/** Triggers announce changes of the catalogue on this channel, with the commit. */
export const CATALOGUE_CHANNEL = 'genplan_catalogue';

/** Changes of the catalogue since a version. */
interface CatalogueChanges {
  /** The text of the `pg_snapshot` that sees all these changes. */
  version: string;
  complexIds: number[];
  arePlacesChanged: boolean;
}

/** Gives the version of the catalogue that this transaction sees. */
export async function findCatalogueVersion(tx: Db): Promise<string> {
  const { rows } = await tx.execute(sql`SELECT pg_current_snapshot()::text AS version`);
  return rows[0]!.version as string;
}

/**
 * Lists complexes touched by transactions that a version did not see and this transaction does. Transactions commit in
 * another order than they begin, so only the snapshot itself tells which are new.
 */
export async function listCatalogueChanges(tx: Db, since: string): Promise<CatalogueChanges> {
  const { rows } = await tx.execute(sql`
    SELECT DISTINCT complex_id AS "complexId" FROM search.changes
    WHERE transaction >= pg_snapshot_xmin(${since}::pg_snapshot)
      AND NOT pg_visible_in_snapshot(transaction, ${since}::pg_snapshot)`);
  const touched: (number | null)[] = rows.map(
    (row: Record<string, unknown>) => row.complexId as number | null,
  );
  return {
    version: await findCatalogueVersion(tx),
    complexIds: touched.filter((id): id is number => id !== null),
    arePlacesChanged: touched.includes(null),
  };
}

/** Counts changes that an index of the version does not contain. */
export async function countPendingChanges(db: Db, version: string): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS pending FROM search.changes
    WHERE transaction >= pg_snapshot_xmin(${version}::pg_snapshot)
      AND NOT pg_visible_in_snapshot(transaction, ${version}::pg_snapshot)`);
  return rows[0]!.pending as number;
}

/** Forgets up to `limit` changes older than the moment; a node that slept longer builds its index anew. */
export async function deleteOldCatalogueChanges(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM search.changes WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM search.changes WHERE at < ${before.toISOString()}::timestamptz LIMIT ${limit}))`);
  return rowCount ?? 0;
}

/** This message on the catalogue's channel makes every node build its index from nothing. */
export const REBUILD = 'rebuild';

export async function announceRebuild(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, ${REBUILD})`);
}
