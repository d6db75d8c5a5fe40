import { pickOne, seededRandom } from '#domain/random.ts';
import type { Box } from '../box.ts';
import { layOutQuarter } from '../master/quarter.ts';

/** A house as the yard needs it; its wings are as long as its sections ask. */
export interface YardHouse {
  readonly floors: number;
  readonly sections: number;
}

export interface YardInput {
  readonly seed: number;
  /** At least one house, in the order of the master plan. */
  readonly houses: readonly YardHouse[];
  readonly comfortClass?: 'COMFORT' | 'BUSINESS' | 'ELITE' | null;
}

/** A straight part of a house, in metres. */
export interface Wing {
  readonly box: Box;
  readonly floors: number;
  /** The index of the house. */
  readonly house: number;
}

export type Garden = 'cross' | 'park' | 'promenade' | 'square';

export interface Composition {
  readonly wings: readonly Wing[];
  /** The open ground between and before the houses, metres. */
  readonly yard: Box;
  readonly garden: Garden;
}

/** Taller houses are drawn this tall, for a window must stay a window. */
const MOST_FLOORS = 42;

/** The houses stand as the master plan of the same seed and houses has them. */
export function composeYard(input: YardInput): Composition {
  const { houses, yard } = layOutQuarter(input);
  return {
    wings: houses.flatMap(({ house: { floors }, boxes }, house) =>
      boxes.map((box) => ({ box, house, floors: Math.max(1, Math.min(MOST_FLOORS, Math.round(floors))) })),
    ),
    yard,
    garden: pickOne(gardensFor(yard), seededRandom(input.seed ^ 0x51c7)()),
  };
}

/** A park and a square need depth, crossing paths need less, a walk fits any strip. */
function gardensFor({ w, h }: Box): readonly Garden[] {
  const least = Math.min(w, h);
  if (least >= 50) return ['park', 'square', 'cross'];
  if (least >= 32) return ['square', 'cross', 'promenade'];
  return ['promenade'];
}
