import type { Part } from './part/part.ts';

/** The catalogue at one moment; it is never changed, only replaced as a whole. */
export interface Snapshot {
  /** The text of the `pg_snapshot` it was read under, which tells the transactions it contains. */
  version: string;
  parts: readonly Part[];
  places: PlaceCountries;
}

/** Finds the country of a place. */
export interface PlaceCountries {
  regions: ReadonlyMap<number, number>;
  cities: ReadonlyMap<number, number>;
  countries: ReadonlySet<number>;
}

/** Every search reads the current snapshot here, once per call. */
export interface SnapshotHolder {
  /** Null until the first one is built. */
  current: Snapshot | null;
}

export const NO_PLACES: PlaceCountries = { regions: new Map(), cities: new Map(), countries: new Set() };
