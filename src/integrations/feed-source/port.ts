import type { Readable } from 'node:stream';
import type { CallContext, Fail, Result } from '../result.ts';

export interface FeedRequest {
  url: string;
  /** Validators of the last answer: with them the server may answer that nothing changed. */
  etag?: string | null;
  lastModified?: string | null;
}

export type OpenedFeed =
  | { unchanged: true }
  | {
      unchanged: false;
      /** Raw bytes, gzipped or not. It breaks off with an AppError in words; destroy it when it is not read. */
      stream: Readable;
      etag: string | null;
      lastModified: string | null;
      /** The size that the server declares. */
      bytes: number | null;
    };

/** Opens feeds by address. The call's deadline covers the last byte. */
export interface FeedSource {
  provider: string;
  /** Tells why an address may never be opened, as far as that is known before its host is resolved. */
  judge(url: string): Fail | null;
  open(request: FeedRequest, call: CallContext): Promise<Result<OpenedFeed>>;
}

/** Limits a feed from the opening of its address to its last byte. */
export const FEED_DEADLINE_MS = 60 * 60 * 1000;
