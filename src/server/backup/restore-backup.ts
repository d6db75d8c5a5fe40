import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { Client, type ClientBase } from 'pg';
import { migrate } from '#db/migrate.ts';
import { AppError } from '#domain/errors.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { BackupKey, BlobFrame, Line, TableFrame, Totals } from './format.ts';
import { readBackup, verifyBackup } from './read-backup.ts';
import { rowSum } from './row-sum.ts';
import { applyMigrations, countMigrations, dropSchema, migrationsOf } from './schema-version.ts';
import { listTables, quote, quoteAll, readRows } from './tables.ts';

interface Options {
  url: string;
  storage: BlobStore;
  file: string;
  /** Deletes the present contents of the database and the storage first. */
  replace: boolean;
  /** Is asked about the key of the copy before anything is touched, and refuses the copy by throwing. */
  admitKey(key: BackupKey): Promise<void>;
}

const BATCH_BYTES = 1_000_000;

/**
 * Restores a backup into an empty database, all of it or nothing, compares its checksums before it commits, and brings
 * a copy of an older program up to date.
 * Errors: INVALID for a bad file, before anything is touched; CONFLICT for a database with data in it.
 */
export async function restoreBackup(options: Options): Promise<Totals> {
  const { url, storage, file, replace, admitKey } = options;
  const { header, totals } = await verifyBackup(file);
  await admitKey(header.key);
  const client = new Client({
    connectionString: url,
    application_name: 'genplan-command',
    options: '-c timezone=UTC',
  });
  await client.connect();
  try {
    if (!replace && !(await isEmpty(client))) {
      throw new AppError('CONFLICT', 'В базе уже есть данные. Чтобы заменить их копией, добавьте --replace');
    }
    await migrate(url);
    await client.query('BEGIN');
    // The tables are made as the copy knows them, and brought up to date with their rows inside.
    const migrations = migrationsOf(header.schema)!;
    await dropSchema(client);
    await applyMigrations(client, 0, migrations);
    const restored = await restoreRows(client, storage, file);
    if (!isDeepStrictEqual(restored.sums, totals.tables)) {
      throw new AppError('INTERNAL', 'Восстановленные данные не совпали с копией, база осталась прежней');
    }
    await applyMigrations(client, migrations, countMigrations());
    // The queue belonged to the old data; the outbox fills a new one.
    await client.query('UPDATE outbox SET queued_at = NULL WHERE done_at IS NULL AND dead_at IS NULL');
    await client.query('COMMIT');
    for await (const key of storage.keys()) if (!restored.keys.has(key)) await storage.del(key);
    return totals;
  } finally {
    await client.end();
  }
}

/** A start that was refused leaves no more than the name of its installation. */
async function isEmpty(client: ClientBase): Promise<boolean> {
  for (const { name } of await listTables(client)) {
    if (name === 'installation') continue;
    const { rowCount } = await client.query(`SELECT 1 FROM public.${quote(name)} LIMIT 1`);
    if (rowCount) return false;
  }
  return true;
}

async function restoreRows(client: ClientBase, storage: BlobStore, file: string) {
  const tables = await listTables(client);
  // Without its foreign keys every table may be filled in any order; adding them back checks all rows at once.
  const foreignKeys = await dropForeignKeys(client);
  // The copy already holds what triggers did to these rows.
  for (const { name } of tables) await client.query(`ALTER TABLE public.${quote(name)} DISABLE TRIGGER USER`);
  const keys = new Set<string>();
  const lines = readBackup(file)[Symbol.asyncIterator]();
  let next = await lines.next();
  const takeWhile = async function* <K extends Line['kind']>(kind: K) {
    for (next = await lines.next(); !next.done && next.value.kind === kind; next = await lines.next()) {
      yield next.value.body as Extract<Line, { kind: K }>['body'];
    }
  };
  while (!next.done) {
    const line = next.value;
    if (line.kind === 'T') await restoreTable(client, line.body, takeWhile('R'));
    else if (line.kind === 'B') {
      await restoreBlob(storage, line.body, takeWhile('D'));
      keys.add(line.body.key);
    } else next = await lines.next();
  }
  for (const add of foreignKeys) await client.query(add);
  for (const { name } of tables) await client.query(`ALTER TABLE public.${quote(name)} ENABLE TRIGGER USER`);
  return { sums: await sumTables(client), keys };
}

async function dropForeignKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function restoreTable(
  client: ClientBase,
  frame: TableFrame,
  rows: AsyncIterable<string>,
): Promise<void> {
  const table = `public.${quote(frame.table)}`;
  const columns = quoteAll(frame.columns);
  const insert = (batch: string[]) =>
    client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
  let batch: string[] = [];
  let bytes = 0;
  for await (const row of rows) {
    batch.push(row);
    bytes += row.length;
    if (bytes < BATCH_BYTES) continue;
    await insert(batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) await insert(batch);
  for (const [column, last] of Object.entries(frame.identities)) {
    // setval counts from its argument when the third one is true: the next id is one more.
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3, $4)', [
      table,
      column,
      last ?? 1,
      last !== null,
    ]);
  }
}

async function restoreBlob(
  storage: BlobStore,
  frame: BlobFrame,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const { key, type, sha256 } = frame;
  const put = await storage.put(key, Readable.from(chunks), { type, sha256 });
  if (!put.ok) throw new AppError('UNAVAILABLE', `Не удалось записать файл ${key} в хранилище: ${put.kind}`);
}

async function sumTables(client: ClientBase): Promise<Totals['tables']> {
  const sums: Totals['tables'] = {};
  for (const table of await listTables(client)) {
    const sum = rowSum();
    for await (const row of readRows(client, table)) sum.add(row);
    sums[table.name] = sum.total();
  }
  return sums;
}
