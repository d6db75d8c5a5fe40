import type { CallContext, Result } from '../result.ts';

/** The most addresses that one call may name: indexnow.org/documentation. */
export const MOST_ADDRESSES = 10_000;

/** The file at the root of the site by which a search engine knows that we ask. */
export interface IndexingKey {
  path: string;
  key: string;
}

export interface Indexing {
  provider: string;
  /** Null while nobody is told anything. */
  keyFile: IndexingKey | null;
  /** Tells search engines of pages of ours that appeared, changed or went; at most MOST_ADDRESSES at once. */
  announce(addresses: readonly string[], call: CallContext): Promise<Result<null>>;
}
