import { Readable } from 'node:stream';
import type { Dialect } from '#domain/feed/dialect.ts';
import { decodeText } from './decode-text.ts';
import { detectDialect, MAX_PREFIX } from './detect-dialect.ts';
import { FEED_LIMITS, type FeedLimits } from './limits.ts';
import { readBytes } from './read-bytes.ts';
import { refusalOf } from './refuse.ts';
import type { FeedRefusal } from './report.ts';

/**
 * Identifies a file by its first record, or tells why nothing in it can be a feed; the rest of the file is not read.
 */
export async function identifyFeed(
  source: AsyncIterable<Uint8Array>,
  limits: FeedLimits = FEED_LIMITS,
): Promise<{ dialect: Dialect; refusal: null } | { dialect: null; refusal: FeedRefusal }> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    const bytes = readBytes({ [Symbol.asyncIterator]: () => chunks }, limits);
    const { dialect } = await detectDialect(decodeText(bytes), limits);
    return { dialect, refusal: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return { dialect: null, refusal };
  } finally {
    chunks.return?.().catch(() => undefined);
  }
}

/**
 * A dialect is known by no more: no encoding takes over four bytes a character, and packing adds little at the worst.
 */
export const HEAD_BYTES = 4 * MAX_PREFIX + 64 * 1024;

/** The same by the first HEAD_BYTES of a file, or all that it has, for a thread that is given them. */
export function identifyHead(head: Uint8Array): ReturnType<typeof identifyFeed> {
  return identifyFeed(Readable.from([head]));
}
