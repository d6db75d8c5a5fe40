import { getTableColumns, or, type SQL, sql } from 'drizzle-orm';
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

const BATCH = 500;

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

async function upsert<T extends PgTable & { id: PgColumn }>(
  tx: Db,
  table: T,
  rows: readonly (T['$inferInsert'] & { id: number })[],
): Promise<number> {
  const set: Record<string, SQL> = {};
  const changes: SQL[] = [];
  for (const [key, column] of Object.entries<PgColumn>(getTableColumns(table))) {
    if (key === 'id') continue;
    const offered = sql`excluded.${sql.identifier(snakeCase(key))}`;
    set[key] = offered;
    changes.push(sql`${column} IS DISTINCT FROM ${offered}`);
  }
  // Rows go in the order of ids, so that nodes starting together lock them in one order.
  let written = 0;
  const ordered = rows.toSorted((one, other) => one.id - other.id);
  for (let start = 0; start < ordered.length; start += BATCH) {
    const { rowCount } = await tx
      .insert(table)
      .values(ordered.slice(start, start + BATCH))
      .onConflictDoUpdate({ target: table.id, set: set as never, setWhere: or(...changes) });
    written += rowCount ?? 0;
  }
  return written;
}

/** Columns are named so by the client's casing, which leaves `excluded` to us. */
function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
