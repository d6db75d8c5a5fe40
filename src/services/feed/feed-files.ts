import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { inTransaction } from '#db/client.ts';
import { deleteFeedFiles, type FeedFile, insertFeedFile } from '#db/queries/feed/feed-files.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { FORGET_BLOB } from '../media/forget-blob.ts';
import { storeTrouble } from '../media/store-trouble.ts';

const NOT_KEPT = 'Файл не удалось сохранить, попробуйте ещё раз';
const NOT_READ = 'Файл фида не удалось прочитать: загрузите его ещё раз';

/**
 * Keeps bytes in the storage as they come; a file that no feed takes within a day is forgotten. `check` may look at
 * what was stored and refuse it by throwing. Errors: AppErrors of the bytes and of `check`; UNAVAILABLE when they
 * cannot be kept.
 */
export async function keepFeedFile(
  ctx: ServiceContext,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
  check: (id: string) => Promise<void> = async () => {},
): Promise<FeedFile> {
  const id = randomUUID();
  let broken: unknown;
  async function* watched() {
    try {
      yield* bytes;
    } catch (error) {
      broken = error;
      throw error;
    }
  }
  const kept = await ctx.ports.storage.put(keyOf(id), Readable.from(watched()), { type: 'application/xml' });
  if (broken instanceof AppError) throw broken;
  if (!kept.ok) throw storeTrouble(NOT_KEPT, kept);
  try {
    await check(id);
    const file = { id, name, bytes: kept.value.size, uploadedAt: ctx.now };
    await insertFeedFile(ctx.db, file);
    return file;
  } catch (error) {
    await ctx.ports.storage.del(keyOf(id));
    throw error;
  }
}

/** The bytes of a kept file, opened when the first of them is read. Errors, while reading: UNAVAILABLE. */
export async function* readFeedFile({ ports }: ServiceContext, id: string): AsyncIterable<Uint8Array> {
  const opened = await ports.storage.get(keyOf(id));
  if (!opened.ok) throw storeTrouble(NOT_READ, opened);
  yield* opened.value.body;
}

/** Forgets kept files; their bytes go when the storage gives them up. */
export async function dropFeedFiles({ db, now }: ServiceContext, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteFeedFiles(tx, ids);
    for (const id of ids) await FORGET_BLOB.promise(tx, { key: keyOf(id) }, { now });
  });
}

function keyOf(id: string): string {
  return `private/feed-${id}.xml`;
}
