import type { ComfortClass } from '#domain/listing/comfort-class.ts';
import type { Currency } from '#domain/money/currency.ts';

/** A part of a town where new houses stand; streets and stations are real, complexes are invented. */
export interface District {
  /** «район Хамовники»; null where the town is small. */
  area: string | null;
  metros: readonly string[];
  latitude: number;
  longitude: number;
  /** Thousands of the town's currency for a square metre of a plain flat. */
  price: number;
  streets: readonly string[];
  complexes: Partial<Record<ComfortClass, readonly string[]>>;
}

export interface Town {
  name: string;
  region: string;
  country: string;
  currency: Currency;
  /** The client whose feed lists the town's complexes, the elite ones apart. */
  groups: readonly string[];
  eliteGroup?: string;
  /** Points along the shore in degrees, from which the distance to the sea is measured. */
  shore?: readonly (readonly [latitude: number, longitude: number])[];
  districts: readonly District[];
}

/** A district in one line: area, stations, point, price, streets, names by class. */
export function district(
  area: string | null,
  metros: readonly string[],
  [latitude, longitude]: readonly [number, number],
  price: number,
  streets: readonly string[],
  complexes: District['complexes'],
): District {
  return { area, metros, latitude, longitude, price, streets, complexes };
}
