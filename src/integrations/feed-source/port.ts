import type { Readable } from 'node:stream';
import type { CallContext, Fail, Result } from '../result.ts';

export interface FeedRequest {
  url: string;
  /** What the last opening of this address gave: the server may then answer that nothing changed. */
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
      /** Size as the server promises it. */
      bytes: number | null;
    };

/** Opens feeds by address. The call's deadline holds until the last byte is read. */
export interface FeedSource {
  provider: string;
  /** Why an address will never be opened here, as far as it can be told before its host is asked for. */
  judge(url: string): Fail | null;
  open(request: FeedRequest, call: CallContext): Promise<Result<OpenedFeed>>;
}

/** The longest a feed may take from its address to its last byte, the applying of it in between included. */
export const FEED_DEADLINE_MS = 60 * 60 * 1000;
