import { pickOne } from '#domain/random.ts';
import { FLOOR_DM } from './bays.ts';
import type { BayKind, FacadeStyle } from './style.ts';

/** Ground floor with its slab, decimetres. */
export const GROUND_DM = 46;

/** Plain wall left at both ends of a section. */
export const MARGIN_DM = 7;

/** A taller house is drawn as a tower: over the whole width of the street its windows would be specks. */
const TOWER_FLOORS = 36;
/** The greatest width of a tower as a share of its height. */
const TOWER_WIDTH = 0.5;

/** A section of a house stands on y = 0, with up negative; x is counted from the left end of the house. */
export interface Section {
  readonly x: number;
  readonly w: number;
  readonly floors: number;
  readonly top: number;
  readonly wall: string;
  /** Only the first of several equally tall sections has it. */
  readonly isTallest: boolean;
  readonly bays: readonly BayKind[];
}

export interface Massing {
  readonly sections: readonly Section[];
  readonly w: number;
  readonly h: number;
}

const heightOf = (floors: number): number => GROUND_DM + (floors - 1) * FLOOR_DM;

/** The heights of neighbouring sections as shares of the tallest one. */
const profiles: readonly (readonly number[])[] = [
  [1, 0.78, 0.9],
  [0.72, 1, 0.66],
  [1, 0.62, 0.8],
  [0.82, 1, 0.82],
  [1, 1, 0.7],
  [0.6, 0.8, 1],
];

function baysOf(count: number, half: readonly BayKind[]): BayKind[] {
  return Array.from({ length: count }, (_, index) => {
    const fromMiddle = Math.floor(Math.abs(index - (count - 1) / 2));
    return half[fromMiddle % half.length] ?? 'small';
  });
}

/** Splits a house into sections that fill about `widthDm`; the tallest has all the floors. */
export function massHouse(
  style: FacadeStyle,
  floors: number,
  sections: number,
  widthDm: number,
  random: () => number,
): Massing {
  const room =
    floors > TOWER_FLOORS ? Math.min(widthDm * 0.74, heightOf(floors) * TOWER_WIDTH) : widthDm * 0.74;
  const bays = Math.max(5, Math.round(room / style.bayDm));
  const count = Math.max(1, Math.min(sections, Math.floor(bays / 4)));
  const profile = pickOne(profiles, random());
  const built: Section[] = [];
  const firstWall = random() < 0.5 ? 0 : 1;
  let x = 0;
  let left = bays;
  for (let index = 0; index < count; index++) {
    const fair = left / (count - index);
    const own = index === count - 1 ? left : Math.max(3, Math.round(fair + (random() - 0.5) * 2));
    left -= own;
    const part = count === 1 ? 1 : (profile[index % profile.length] ?? 1);
    const storeys = floors <= 3 ? floors : Math.max(2, Math.round(floors * part));
    const w = own * style.bayDm + 2 * MARGIN_DM;
    const half = style.bays[index % style.bays.length] ?? ['small'];
    built.push({
      x,
      w,
      floors: storeys,
      top: -heightOf(storeys),
      wall: style.walls[(index + firstWall) % 2] ?? style.walls[0],
      isTallest: false,
      bays: baysOf(own, half),
    });
    x += w;
  }
  const tallest = Math.max(...built.map((one) => one.floors));
  const first = built.find((one) => one.floors === tallest);
  const full = built.map((one) =>
    one.floors === tallest ? { ...one, floors, top: -heightOf(floors), isTallest: one === first } : one,
  );
  return { sections: full, w: x, h: heightOf(floors) };
}
