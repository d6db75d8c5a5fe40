import type { Part } from '#search/part/part.ts';
import type { PlaceCountries } from '#search/snapshot.ts';

/** Messages of the indexing worker to the server. */
export type IndexNews =
  | {
      kind: 'built';
      version: string;
      places: PlaceCountries;
      /** Holds only the parts built anew; the others stay as they are. */
      parts: Part[];
      /** Lists the regions of all parts; a part of any other region is dropped. */
      regionIds: number[];
      changedComplexes: number;
      milliseconds: number;
    }
  /** The worker cannot follow for now, so the tables must answer. */
  | { kind: 'lost'; message: string };

export interface IndexWorkerData {
  databaseUrl: string;
  /** The standby that is read in its place; null without one. */
  replicaUrl: string | null;
  pollMs: number;
}
