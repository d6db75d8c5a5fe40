import type { Part } from './part/part.ts';

/** The catalogue at one moment; never changed, replaced as a whole. */
export interface Snapshot {
  /** What PostgreSQL had committed when it was read: the text of a `pg_snapshot`. */
  version: string;
  parts: readonly Part[];
  places: PlaceCountries;
}

/** Which country holds a place. */
export interface PlaceCountries {
  regions: ReadonlyMap<number, number>;
  cities: ReadonlyMap<number, number>;
  countries: ReadonlySet<number>;
}

/** Whoever answers searches reads the snapshot of the moment here, once a call. */
export interface SnapshotHolder {
  /** Null until the first one is built. */
  current: Snapshot | null;
}

export const NO_PLACES: PlaceCountries = { regions: new Map(), cities: new Map(), countries: new Set() };
