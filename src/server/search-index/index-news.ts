import type { Part } from '#search/part/part.ts';
import type { PlaceCountries } from '#search/snapshot.ts';

/** What the worker tells the server. */
export type IndexNews =
  | {
      kind: 'built';
      version: string;
      places: PlaceCountries;
      /** Parts built anew; the others stay as they are. */
      parts: Part[];
      /** Regions of all parts there are; those left out are gone. */
      regionIds: number[];
      changedComplexes: number;
      milliseconds: number;
    }
  /** The worker cannot follow for now: the tables must answer. */
  | { kind: 'lost'; message: string };

export interface IndexWorkerData {
  databaseUrl: string;
  pollMs: number;
}
