import type { Readable } from 'node:stream';
import type { Fail, Result } from '../result.ts';

export interface BlobMeta {
  /** Media type to serve it with. */
  type: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** First and last byte, both included; without `last` to the end. */
export interface ByteRange {
  first: number;
  last?: number;
}

/** In the order of their names. */
export const BLOB_FOLDERS = ['private', 'public', 'quarantine'] as const;

/**
 * `quarantine/<name>` until checked, `public/<name>` after, `private/<name>` for what only the product itself reads;
 * names are made by the server, never by a person.
 */
export const BLOB_KEY = /^(quarantine|public|private)\/[a-z0-9][a-z0-9_-]{0,99}(\.[a-z0-9]{1,8})?$/;

/**
 * Keeps files. `put` replaces nothing in halves: readers see the old bytes or the new ones.
 * Fails: rejected with `bad_key`, `not_found` or `bad_range` and nothing else; malformed when the bytes do not match
 * `sha256`, which a stream nobody has read yet cannot promise, and for answers that are not the store's; all others
 * mean that the store is in trouble. `keys` throws UNAVAILABLE then.
 */
export interface BlobStore {
  provider: string;
  put(
    key: string,
    body: Uint8Array | Readable,
    meta: { type: string; sha256?: string },
  ): Promise<Result<BlobMeta>>;
  get(key: string, range?: ByteRange): Promise<Result<BlobMeta & { body: Readable }>>;
  /** Tells what is known of a file, without its bytes. */
  head(key: string): Promise<Result<BlobMeta & { storedAt: Date }>>;
  del(key: string): Promise<Result<null>>;
  keys(): AsyncIterable<string>;
}

/** Tells a healthy store that says no to what it was asked from one in trouble. */
export function isRefusal(fail: Pick<Fail, 'kind'>): boolean {
  return fail.kind === 'rejected';
}

/** Tells a file that the store does not have from one that it cannot give now. */
export function isMissing(fail: Fail): boolean {
  return isRefusal(fail) && fail.providerCode === 'not_found';
}
