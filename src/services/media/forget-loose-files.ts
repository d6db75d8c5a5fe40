import { inTransaction } from '#db/client.ts';
import { listKnownFeedFiles } from '#db/queries/feed/feed-files.ts';
import { deleteUpload, listKnownUploads, listLooseDocuments } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { FORGET_BLOB } from './forget-blob.ts';
import { uploadKey } from './upload-key.ts';

/**
 * Forgets up to `limit` documents that people sent before the moment and that belong to nothing; answers how many.
 * Public files stay: any text may name one by its address.
 */
export async function forgetLooseDocuments(
  { db, now }: ServiceContext,
  before: Date,
  limit: number,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const loose = await listLooseDocuments(tx, before, limit);
    for (const file of loose) {
      await deleteUpload(tx, file.id);
      await FORGET_BLOB.promise(tx, { key: uploadKey(file) }, { now });
    }
    return loose.length;
  });
}

/** Keys of bytes that always have a row, by the uuid in them; what is named otherwise is none of ours to delete. */
const OF_UPLOAD = /^(?:public|private)\/upload-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const OF_FEED_FILE = /^private\/feed-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.xml$/;
const KEYS_AT_ONCE = 500;

/**
 * Deletes bytes that a call which failed half-way left without a row, stored before the moment; answers how many.
 * Pictures of feeds are named by their content and stay. Errors: UNAVAILABLE when the store is in trouble.
 */
export async function forgetLooseBlobs(
  ctx: ServiceContext,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let gone = 0;
  let keys: string[] = [];
  for await (const key of ctx.ports.storage.keys()) {
    signal.throwIfAborted();
    keys.push(key);
    if (keys.length < KEYS_AT_ONCE) continue;
    gone += await forgetUnknown(ctx, keys, before);
    keys = [];
  }
  return gone + (await forgetUnknown(ctx, keys, before));
}

async function forgetUnknown({ db, ports }: ServiceContext, keys: string[], before: Date): Promise<number> {
  const uploads = uuidsOf(keys, OF_UPLOAD);
  const feedFiles = uuidsOf(keys, OF_FEED_FILE);
  const known = new Set([
    ...(await listKnownUploads(db, [...uploads.values()])),
    ...(await listKnownFeedFiles(db, [...feedFiles.values()])),
  ]);
  let gone = 0;
  for (const [key, uuid] of [...uploads, ...feedFiles]) {
    if (known.has(uuid)) continue;
    const found = await ports.storage.head(key);
    // A row is written after its bytes, so fresh ones may still get theirs.
    if (!found.ok || found.value.storedAt >= before) continue;
    const deleted = await ports.storage.del(key);
    if (!deleted.ok) throw new AppError('UNAVAILABLE', 'Хранилище файлов не отвечает');
    gone += 1;
  }
  return gone;
}

function uuidsOf(keys: readonly string[], pattern: RegExp): Map<string, string> {
  return new Map(
    keys.flatMap((key) => {
      const uuid = pattern.exec(key)?.[1];
      return uuid === undefined ? [] : [[key, uuid] as const];
    }),
  );
}
