import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { AppError } from '#domain/errors.ts';
import type { MaintenanceProgress } from '#domain/maintenance/maintenance-task.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import { fingerprintOf } from '../sealer.ts';
import { VERSION } from '../version.ts';
import { FORMAT, FORMAT_VERSION, type Header, type Totals, writeLine } from './format.ts';
import { rowSum } from './row-sum.ts';
import { countMigrations, schemaVersion, schemaVersionOf } from './schema-version.ts';
import { sealKey } from './sealed-key.ts';
import { estimateRows, listTables, readIdentities, readRows } from './tables.ts';

interface Options {
  url: string;
  storage: BlobStore;
  file: string;
  now: Date;
  /** SECRET_KEY of the installation. */
  key: Buffer;
  /** Seals the key into the copy; without it the copy names the key and does not hold it. */
  passphrase: string | null;
  /** The migrations the database must have: those of this program, unless a test plays an older one. */
  migrations?: number;
  signal?: AbortSignal;
  /** Hears how far it has come, often; of how many rows is an estimate of the planner's. */
  onProgress?: (progress: MaintenanceProgress) => void;
}

const CHUNK_LENGTH = 65_536;
const PROGRESS_ROWS = 1_000;
/** Codes of PostgreSQL: nothing may be written here; a column is missing, as in the schema of a release before. */
const UNNOTED = ['25006', '42703'];

/**
 * Writes all data and files into one new file, rows of one moment whatever happens meanwhile. Errors: CONFLICT when the
 * file exists, the schema is of another version or the key is another; UNAVAILABLE when a file cannot be read or
 * written.
 */
export async function writeBackup(options: Options): Promise<Totals> {
  const { url, storage, file, now, key, passphrase, migrations = countMigrations() } = options;
  const { signal, onProgress = () => {} } = options;
  if (await exists(file)) throw new AppError('CONFLICT', `Файл ${file} уже есть: укажите другое имя`);
  const draft = `${file}.part`;
  const totals: Totals = { tables: {}, blobs: 0 };
  const client = new Client({
    connectionString: url,
    application_name: 'genplan-command',
    options: '-c timezone=UTC',
  });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    if ((await schemaVersionOf(client)) !== schemaVersion(migrations)) {
      throw new AppError(
        'CONFLICT',
        'Схема базы другой версии, чем программа. Сначала выполните: npm run db -- migrate',
      );
    }
    await requireOwnKey(client, key);
    const header: Header = {
      format: FORMAT,
      version: FORMAT_VERSION,
      schema: schemaVersion(migrations),
      migrations,
      release: VERSION,
      createdAt: now.toISOString(),
      key: {
        fingerprint: fingerprintOf(key),
        sealed: passphrase === null ? null : await sealKey(key, passphrase),
      },
    };
    const lines = Readable.from(inChunks(backupLines({ client, storage, header, totals, onProgress })));
    // Mode 600: the file holds phones and names.
    await pipeline(lines, createGzip(), withTrailer, createWriteStream(draft, { mode: 0o600 }), { signal });
    await client.query('COMMIT');
    await using written = await open(draft);
    await written.sync();
    const { size } = await written.stat();
    await rename(draft, file);
    await noteBackup(client, { bytes: size, file: resolve(file), holdsKey: passphrase !== null });
    return totals;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR', 'EACCES', 'EROFS', 'ENOSPC'].includes(code ?? '')) throw error;
    throw new AppError('UNAVAILABLE', `Не удалось записать копию: ${message}`, { cause: error });
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
}

/** Lets metrics and alarms know of it. A copy is none the worse unnoted. */
async function noteBackup(
  client: ClientBase,
  { bytes, file, holdsKey }: { bytes: number; file: string; holdsKey: boolean },
): Promise<void> {
  await client
    .query(
      `INSERT INTO backups (finished_at, bytes, file, host, holds_key) VALUES (clock_timestamp(), $1, $2, $3, $4)`,
      [bytes, file, hostname(), holdsKey],
    )
    .catch((error: { code?: string }) => {
      if (!UNNOTED.includes(error.code ?? '')) throw error;
    });
}

/** A copy that names a wrong key would be found out when it is needed. */
async function requireOwnKey(client: ClientBase, key: Buffer): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('public.installation') AS installation");
  if (rows[0].installation === null) return;
  const known = await client.query('SELECT key_fingerprint FROM installation');
  const fingerprint = known.rows[0]?.key_fingerprint;
  if (fingerprint === undefined || fingerprint === fingerprintOf(key)) return;
  throw new AppError(
    'CONFLICT',
    `SECRET_KEY не тот: секреты базы запечатаны ключом с отпечатком ${fingerprint}, а отпечаток нынешнего — ${fingerprintOf(key)}`,
  );
}

async function* backupLines({
  client,
  storage,
  header,
  totals,
  onProgress,
}: {
  client: ClientBase;
  storage: BlobStore;
  header: Header;
  totals: Totals;
  onProgress: (progress: MaintenanceProgress) => void;
}): AsyncIterable<string> {
  yield writeLine({ kind: 'H', body: header });
  const rows = { part: 'rows' as const, done: 0, of: await estimateRows(client) };
  for (const table of await listTables(client)) {
    const identities = await readIdentities(client, table);
    yield writeLine({ kind: 'T', body: { table: table.name, columns: table.columns, identities } });
    const sum = rowSum();
    for await (const row of readRows(client, table)) {
      sum.add(row);
      yield writeLine({ kind: 'R', body: row });
      rows.done += 1;
      if (rows.done % PROGRESS_ROWS === 0) onProgress({ ...rows, of: Math.max(rows.of, rows.done) });
    }
    totals.tables[table.name] = sum.total();
  }
  const files = { part: 'files' as const, of: await countKeys(storage) };
  for await (const key of storage.keys()) {
    onProgress({ ...files, done: totals.blobs, of: Math.max(files.of, totals.blobs) });
    const blob = await storage.get(key);
    // Deleted since its name was read: a row that still needs it is of an older moment than the deletion.
    if (!blob.ok && blob.providerCode === 'not_found') continue;
    if (!blob.ok) throw new AppError('UNAVAILABLE', `Не удалось прочитать файл ${key} из хранилища`);
    const { type, size, sha256, body } = blob.value;
    yield writeLine({ kind: 'B', body: { key, type, size, sha256 } });
    for await (const chunk of body) yield writeLine({ kind: 'D', body: chunk });
    totals.blobs += 1;
  }
  yield writeLine({ kind: 'E', body: totals });
}

async function countKeys(storage: BlobStore): Promise<number> {
  let count = 0;
  for await (const _ of storage.keys()) count += 1;
  return count;
}

/** A stream step costs more than a line, so lines travel together. */
async function* inChunks(lines: AsyncIterable<string>): AsyncIterable<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

async function* withTrailer(stream: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of stream) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
