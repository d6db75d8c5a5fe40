import { pickOne, seededRandom } from '#domain/random.ts';

/** The colours of leaves, from the darkest, of round trees and bushes and of poplars, and that of grass. */
interface Season {
  readonly round: readonly [string, string, string];
  readonly poplar: readonly [string, string, string];
  readonly grass: string;
  /** The ground and the road under snow; absent where none lies. */
  readonly snow?: readonly [ground: string, road: string];
}

const SUMMER: Season = {
  round: ['#5E8A6C', '#7BA585', '#A3C6A5'],
  poplar: ['#4F7C62', '#6C9A79', '#8FB897'],
  grass: '#A9BFA6',
};

const SEASONS: readonly Season[] = [
  SUMMER,
  SUMMER,
  {
    round: ['#8FA65C', '#AEC07A', '#D2DDA6'],
    poplar: ['#7E9A55', '#9DB572', '#BFD096'],
    grass: '#B7CB9A',
  },
  {
    round: ['#B9733A', '#D09552', '#E6BD7C'],
    poplar: ['#B58A36', '#CFA850', '#E4C67C'],
    grass: '#BDB58C',
  },
  {
    round: ['#8D9AA0', '#B4C0C5', '#DCE4E7'],
    poplar: ['#7F8F96', '#A6B4BA', '#D0DADE'],
    grass: '#F1F5F6',
    snow: ['#EEF2F3', '#C6CED1'],
  },
];

/** Stands behind a house. */
export type Backdrop = 'town' | 'towers' | 'wood' | 'hills';

const BACKDROPS: readonly Backdrop[] = ['town', 'town', 'towers', 'wood', 'hills'];

export interface Scene {
  readonly backdrop: Backdrop;
  /** Repaints what stands in the street, drawn as in summer, for the season. */
  paint(svg: string): string;
}

/** The season around a house and what stands behind it, by seed. */
export function sceneOf(seed: number): Scene {
  const random = seededRandom(seed ^ 0x51c3);
  const season = pickOne(SEASONS, random());
  const paints = new Map<string, string>();
  for (const kind of ['round', 'poplar'] as const)
    for (const [at, leaf] of SUMMER[kind].entries()) paints.set(leaf, season[kind][at]!);
  paints.set(SUMMER.grass, season.grass);
  if (season.snow) {
    paints.set('#DCE3E1', season.snow[0]);
    paints.set('#AEBBBD', season.snow[1]);
  }
  return {
    backdrop: pickOne(BACKDROPS, random()),
    paint: (svg) => svg.replace(/#[0-9A-F]{6}\b/g, (colour) => paints.get(colour) ?? colour),
  };
}
