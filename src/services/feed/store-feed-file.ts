import type { Dialect } from '#domain/feed/dialect.ts';
import { HEAD_BYTES, type identifyHead } from '#feeds/identify-feed.ts';
import { FEED_LIMITS } from '#feeds/limits.ts';
import type { WorkerTask } from '#integrations/worker/port.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { busy } from '../media/judge-upload.ts';
import { refuseField } from '../refuse-field.ts';
import { keepFeedFile, readFeedFile } from './feed-files.ts';

export interface StoredFeedFile {
  id: string;
  name: string;
  bytes: number;
  dialect: Dialect;
}

const TOO_LARGE = `Файл больше ${FEED_LIMITS.rawBytes / 1024 ** 2} МБ`;
const TOO_COMPLEX = 'Начало файла слишком сложно: это не похоже на фид';
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
  let dialect: Dialect | undefined;
  const file = await keepFeedFile(
    ctx,
    { name: shownName(name), bytes: limited(body, maxBytes) },
    async (id) => {
      dialect = await judgeHead(ctx, await headOf(readFeedFile(ctx, id)));
    },
  );
  return { id: file.id, name: file.name, bytes: file.bytes, dialect: dialect! };
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw refuseField('file', TOO_LARGE);
    yield chunk;
  }
}

/** The first bytes of a file, enough to know it by. */
async function headOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks);
}

const IDENTIFY_FEED: WorkerTask<typeof identifyHead> = {
  module: new URL('../../feeds/identify-feed.ts', import.meta.url),
  name: 'identifyHead',
  deadlineMs: 30_000,
};

/** Which dialect a file begins in, told by a thread: its first record may be made to take long. */
async function judgeHead({ ports }: ServiceContext, head: Uint8Array): Promise<Dialect> {
  const worked = await ports.workers.run(IDENTIFY_FEED, head, head);
  if (!worked.ok) throw worked.retryable ? busy(worked) : refuseField('file', TOO_COMPLEX);
  const { dialect, refusal } = worked.value;
  if (refusal) throw refuseField('file', refusal.message);
  return dialect;
}

/** A name is only shown: what a path or a terminal would read in it goes. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME);
  return shown || 'feed.xml';
}
