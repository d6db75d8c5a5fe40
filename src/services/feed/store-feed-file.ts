import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { insertFeedFile } from '#db/queries/feed/feed-files.ts';
import { AppError } from '#domain/errors.ts';
import type { Dialect } from '#domain/feed/dialect.ts';
import { identifyFeed } from '#feeds/identify-feed.ts';
import { FEED_LIMITS } from '#feeds/limits.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { feedFileKey } from './feed-file-key.ts';

export interface StoredFeedFile {
  id: string;
  name: string;
  bytes: number;
  dialect: Dialect;
}

const TOO_LARGE = `Файл больше ${FEED_LIMITS.rawBytes / 1024 ** 2} МБ`;
const MAX_NAME = 200;

/**
 * Keeps an uploaded file for a feed, byte by byte as it comes; one that no feed takes within a day is forgotten.
 * Errors: INVALID in Russian for a file too large or no feed, UNAVAILABLE when it cannot be kept.
 */
export async function storeFeedFile(
  ctx: ServiceContext,
  {
    name,
    body,
    maxBytes = FEED_LIMITS.rawBytes,
  }: { name: string; body: AsyncIterable<Uint8Array>; maxBytes?: number },
): Promise<StoredFeedFile> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const { storage } = ctx.ports;
  const id = randomUUID();
  const key = feedFileKey(id);
  let isTooLarge = false;
  async function* limited() {
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      isTooLarge = size > maxBytes;
      if (isTooLarge) throw new Error(TOO_LARGE);
      yield chunk;
    }
  }
  const kept = await storage.put(key, Readable.from(limited()), { type: 'application/xml' });
  if (isTooLarge) throw refuseField('file', TOO_LARGE);
  if (!kept.ok) throw new AppError('UNAVAILABLE', 'Файл не удалось сохранить, попробуйте ещё раз');

  const opened = await storage.get(key);
  if (!opened.ok) throw new AppError('UNAVAILABLE', 'Файл не удалось прочитать, попробуйте ещё раз');
  const { dialect, refusal } = await identifyFeed(opened.value.body);
  if (refusal) {
    await storage.del(key);
    throw refuseField('file', refusal.message);
  }
  const file = { id, name: shownName(name), bytes: kept.value.size, uploadedAt: ctx.now };
  await insertFeedFile(ctx.db, file);
  return { id, name: file.name, bytes: file.bytes, dialect };
}

/** A name is only shown: what a path or a terminal would read in it goes. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME);
  return shown || 'feed.xml';
}
