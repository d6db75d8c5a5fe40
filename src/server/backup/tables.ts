import type { ClientBase } from 'pg';

export interface Table {
  name: string;
  /** Columns that are written; generated columns are left out, since PostgreSQL computes them. */
  columns: string[];
  identityColumns: string[];
  /** The primary key as SQL to sort by, the same whatever collation the database has. */
  order: string;
}

/**
 * Every table of the product, by name. The queue of pg-boss, the journals of migrations and of backups and the nodes
 * that run are not data.
 */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(a.attname ORDER BY a.attnum), '[]') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND NOT a.attisdropped AND a.attidentity <> '') AS "identityColumns",
      (SELECT coalesce(string_agg(
          format('%I', a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END,
          ', ' ORDER BY k.place), 't::text COLLATE "C"')
        FROM pg_index i
        CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, place)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary) AS "order"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname NOT IN ('nodes', 'backups')
    ORDER BY c.relname`);
  return rows;
}

/** About how many rows all tables have, as the planner knows. */
export async function estimateRows(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(`
    SELECT coalesce(sum(greatest(reltuples, 0)), 0)::float8 AS rows FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('nodes', 'backups')`);
  return Math.round(rows[0]!.rows);
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteAll(names: string[]): string {
  return names.map(quote).join(', ');
}

const BATCH = 1_000;

/** The rows of a table as JSON texts in the order of its primary key, within the caller's transaction. */
export async function* readRows(client: ClientBase, table: Table): AsyncIterable<string> {
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line
    FROM (SELECT ${quoteAll(table.columns)} FROM public.${quote(table.name)} t ORDER BY ${table.order}) t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${BATCH} FROM backup_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) break;
  }
  await client.query('CLOSE backup_rows');
}

/** The last value each identity column gave out. */
export async function readIdentities(
  client: ClientBase,
  table: Table,
): Promise<Record<string, number | null>> {
  const identities: Record<string, number | null> = {};
  for (const column of table.identityColumns) {
    const { rows } = await client.query(
      'SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) AS last',
      [`public.${quote(table.name)}`, column],
    );
    identities[column] = rows[0].last === null ? null : Number(rows[0].last);
  }
  return identities;
}
