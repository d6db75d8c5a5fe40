import { createHash } from 'node:crypto';
import {
  listUnfetchedMedia,
  saveFetchedMedia,
  saveMediaFailure,
  type UnfetchedMedia,
} from '#db/queries/media/feed-media.ts';
import { AppError } from '#domain/errors.ts';
import type { Fail } from '#integrations/result.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const BATCH = 100;
const AT_ONCE = 3;
const PICTURE_MS = 60_000;
/** After so many troubles in a row a host is left alone until the next try of the work. */
const TROUBLES_OF_A_HOST = 5;

/**
 * Fetches the pictures that feeds and admins name by outside addresses, makes them fit and stores them, so that pages
 * show our own copies. A picture that will never come is marked so and not asked for again; when others failed for now,
 * the failure is thrown at the end and background work tries again. Answers how many were stored.
 * Errors: UNAVAILABLE.
 */
export async function fetchMedia(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const troubles = new Map<string, number>();
  let stored = 0;
  let failed = 0;
  for (let afterId = 0; !signal.aborted; ) {
    const batch = await listUnfetchedMedia(ctx.db, { afterId, limit: BATCH });
    const queue = [...batch];
    const worker = async (): Promise<void> => {
      for (let item = queue.shift(); item && !signal.aborted; item = queue.shift()) {
        const host = hostOf(item.sourceUrl);
        const isTired = (troubles.get(host) ?? 0) >= TROUBLES_OF_A_HOST;
        const fail = isTired ? HOST_IS_DOWN : await fetchOne(ctx, item, signal);
        if (fail === undefined) stored += 1;
        else if (fail.retryable) failed += 1;
        if (fail !== undefined && !isTired) await saveMediaFailure(ctx.db, item.id, failureOf(fail), ctx.now);
        troubles.set(host, fail?.retryable ? (troubles.get(host) ?? 0) + 1 : 0);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (batch.length < BATCH) break;
    afterId = batch.at(-1)!.id;
  }
  if (signal.aborted) throw new AppError('UNAVAILABLE', 'Картинки загружены не все: вышло время');
  if (failed > 0) throw new AppError('UNAVAILABLE', `Картинок не получено: ${failed}`);
  return stored;
}

const HOST_IS_DOWN: Fail = { ok: false, kind: 'unavailable', retryable: true };

async function fetchOne(
  { db, now, ports, requestId }: ServiceContext,
  { id, sourceUrl }: UnfetchedMedia,
  signal: AbortSignal,
): Promise<Fail | undefined> {
  const fetched = await ports.pictures.fetch(sourceUrl, { signal, deadlineMs: PICTURE_MS, requestId });
  if (!fetched.ok) return fetched;
  const { bytes, type, width, height } = fetched.value;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storedKey = `public/${sha256}.webp`;
  const put = await ports.storage.put(storedKey, bytes, { type, sha256 });
  if (!put.ok) return put;
  await saveFetchedMedia(db, id, { storedKey, width, height, fetchedAt: now });
  return undefined;
}

function failureOf({ kind, providerCode, retryable }: Fail) {
  return { failure: providerCode ?? kind, isFinal: !retryable };
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
