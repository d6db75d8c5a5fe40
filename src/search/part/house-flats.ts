import type { IndexedFlat } from '#domain/catalog/indexed-facts.ts';
import type { Part } from './part.ts';

/** The flats of a house: read from the table, or rows of the part that is being replaced. */
export type HouseFlats = IndexedFlat[] | { part: Part; from: number; to: number };

export function lengthOf(flats: HouseFlats): number {
  return Array.isArray(flats) ? flats.length : flats.to - flats.from;
}
