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

/** A server's own names of the state of a file, told to it when the file is asked for again. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

/** A feed whose file lies in the storage. */
export interface KeptFeed extends FeedOfRun {
  fileId: string;
  /** As the server named the file; without them the next run fetches and reads it whatever the server says. */
  validators?: Validators;
}
