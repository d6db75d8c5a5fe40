import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import {
  findInstallation,
  keepInstallation,
  saveKeyFingerprint,
  saveStoreMarked,
} from '#db/queries/node/installation.ts';
import { AppError } from '#domain/errors.ts';
import type { Fail } from '#integrations/result.ts';
import { type BlobStore, isMissing } from '#integrations/storage/port.ts';

/** Lies in the store as any file does, so it moves and is backed up with the others. */
const MARK = 'private/installation.txt';

interface Parts {
  db: Db;
  storage: BlobStore;
  /** The fingerprint of SECRET_KEY. */
  keyFingerprint: string;
}

/**
 * Holds that database, key and store belong together, and joins them at the first start. A store that is in trouble is
 * believed until another start. Errors: CONFLICT for another key; CONFLICT when one of database and store is new and
 * the other is not, or when they are of two installations.
 */
export async function requireInstallation({
  db,
  storage,
  keyFingerprint,
  now,
  log,
}: Parts & { now: Date; log: Logger }): Promise<void> {
  const known = await keepInstallation(db, { id: randomUUID(), createdAt: now, keyFingerprint });
  if (known.keyFingerprint !== keyFingerprint) throw otherKey(known.keyFingerprint, keyFingerprint);
  const mark = await readMark(storage);
  if (!mark.ok) {
    const { kind, providerCode } = mark;
    log.warn({ kind, providerCode }, 'the store does not say whose it is');
    return;
  }
  if (mark.value === known.id) {
    if (!known.isStoreMarked) await saveStoreMarked(db);
    return;
  }
  if (known.isStoreMarked) throw mark.value === null ? newStore(storage) : otherStore(storage);
  if (mark.value !== null) throw newDatabase(storage);
  if (await writeMark(storage, known.id)) await saveStoreMarked(db);
}

/** Takes the store as it is for that of this database. Errors: NOT_FOUND before the first start, UNAVAILABLE. */
export async function acceptStore({ db, storage }: Pick<Parts, 'db' | 'storage'>): Promise<void> {
  const { id } = await getInstallation(db);
  if (!(await writeMark(storage, id))) throw new AppError('UNAVAILABLE', 'Хранилище файлов не отвечает');
  await saveStoreMarked(db);
}

/**
 * Takes the present key for that of this database; what the former one sealed stays shut. Answers the former
 * fingerprint. Errors: NOT_FOUND before the first start.
 */
export async function acceptKey({ db, keyFingerprint }: Omit<Parts, 'storage'>): Promise<string> {
  const known = await getInstallation(db);
  await saveKeyFingerprint(db, keyFingerprint);
  return known.keyFingerprint;
}

async function getInstallation(db: Db) {
  const known = await findInstallation(db);
  if (!known)
    throw new AppError('NOT_FOUND', 'База новая: программа запомнит ключ и хранилище при первом запуске');
  return known;
}

/** The id a store was marked with; null for one that never was. */
async function readMark(storage: BlobStore): Promise<{ ok: true; value: string | null } | Fail> {
  const got = await storage.get(MARK);
  if (!got.ok) return isMissing(got) ? { ok: true, value: null } : got;
  try {
    return { ok: true, value: await text(got.value.body) };
  } catch {
    return { ok: false, kind: 'unavailable', retryable: true };
  }
}

async function writeMark(storage: BlobStore, id: string): Promise<boolean> {
  return (await storage.put(MARK, Buffer.from(id), { type: 'text/plain' })).ok;
}

function otherKey(known: string, present: string): AppError {
  return new AppError(
    'CONFLICT',
    `SECRET_KEY не тот: секреты базы запечатаны ключом с отпечатком ${known}, а отпечаток нынешнего — ${present}. Верните прежний ключ; если он потерян, выполните npm run db -- accept-key (docs/operations/backup.md)`,
  );
}

function newStore({ provider }: BlobStore): AppError {
  return new AppError(
    'CONFLICT',
    `В хранилище файлов (${provider}) нет метки этой базы: похоже, подключён другой диск или бакет. Верните прежний (DATA_DIR, S3_…); если файлы потеряны, выполните npm run db -- accept-files (docs/operations/files.md)`,
  );
}

function newDatabase({ provider }: BlobStore): AppError {
  return new AppError(
    'CONFLICT',
    `База новая, а хранилище файлов (${provider}) — нет: похоже, подключена другая база. Проверьте DATABASE_URL или восстановите копию; если так и задумано, выполните npm run db -- accept-files (docs/operations/files.md)`,
  );
}

function otherStore({ provider }: BlobStore): AppError {
  return new AppError(
    'CONFLICT',
    `Хранилище файлов (${provider}) принадлежит другой базе: проверьте DATABASE_URL и DATA_DIR или S3_…; если так и задумано, выполните npm run db -- accept-files (docs/operations/files.md)`,
  );
}
