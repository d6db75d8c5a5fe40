import type { Dialect } from '#domain/feed/dialect.ts';

/** Whose feed a run reads. */
export interface FeedOfRun {
  /** How people know the source: a file name or a host, never an address with a secret in it. */
  source: string;
  clientName: string;
  /** A registered feed; without it the one of this client in the format of the file, made at its first run. */
  feedId?: number;
  /** Refuses a file of another dialect; without it the content decides. */
  dialect?: Dialect | undefined;
}

/** A feed whose file lies in the storage. */
export interface KeptFeed extends FeedOfRun {
  fileId: string;
}
