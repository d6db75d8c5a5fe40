import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, inTransaction } from '../../client.ts';
import { highways } from '../../schema/highway.ts';
import { metroLines, metroStations } from '../../schema/metro.ts';
import { cities, countries, regions } from '../../schema/place.ts';
import { CITIES } from './cities.ts';
import { COUNTRIES } from './countries.ts';
import { HIGHWAYS } from './highways.ts';
import { METRO_LINES, METRO_STATIONS } from './metro.ts';
import { REGIONS } from './regions.ts';

/**
 * Writes the dictionaries of places: the new is added, what differs is corrected, the same is not touched. An entry
 * that left the files stays in the database, for listings and links may still name it. Answers how many it wrote.
 */
export function seedDictionary(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const written = [
      await upsert(tx, countries, COUNTRIES),
      await upsert(tx, regions, REGIONS),
      await upsert(tx, cities, CITIES),
      await upsert(tx, metroLines, METRO_LINES),
      await upsert(tx, metroStations, METRO_STATIONS),
      await upsert(tx, highways, HIGHWAYS),
    ];
    return written.reduce((sum, rows) => sum + rows, 0);
  });
}

/**
 * The database compares all rows of a file in one statement: as rows of an INSERT their thousands of values would be
 * most of what a start reckons. Rows go in the order of ids, so that nodes starting together lock them in one order.
 */
async function upsert<T extends PgTable & { id: PgColumn }>(
  tx: Db,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<number> {
  const keys = Object.keys(getTableColumns(table));
  const columns = sql.raw(keys.map(snakeCase).join());
  const offered = rows.map((row) => Object.fromEntries(keys.map((key) => [snakeCase(key), row[key]])));
  const corrected = keys
    .filter((key) => key !== 'id')
    .map((key) => `${snakeCase(key)} = excluded.${snakeCase(key)}`);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(offered)}::jsonb)
    EXCEPT SELECT ${columns} FROM ${table}
    ORDER BY id
    ON CONFLICT (id) DO UPDATE SET ${sql.raw(corrected.join())}
  `);
  return rowCount ?? 0;
}

/** Columns are named so by the client's casing, which leaves statements of our own to us. */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
