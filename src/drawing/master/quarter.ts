import { seededRandom } from '#domain/random.ts';
import { type Box, box } from '../box.ts';

/** How a house is offered; «selected» wins over the rest. */
export type HouseState = 'selected' | 'sale' | 'done' | 'later';

export interface MasterHouse {
  readonly name: string;
  readonly floors: number;
  readonly sections: number;
  readonly state: HouseState;
}

interface House {
  readonly sections: number;
}

export interface QuarterInput<H extends House = MasterHouse> {
  readonly seed: number;
  readonly houses: readonly H[];
}

/** A house on the ground: one or two touching boxes in metres, and where its entrances face. */
export interface PlacedHouse<H extends House = MasterHouse> {
  readonly house: H;
  readonly boxes: readonly Box[];
}

export interface Quarter<H extends House = MasterHouse> {
  /** The quarter's own ground, metres; its centre is at 0, 0. */
  readonly ground: Box;
  /** The open ground between the houses; on a side without houses it reaches to the margin. */
  readonly yard: Box;
  readonly houses: readonly PlacedHouse<H>[];
}

/** House depth and clearance from the street, metres. */
const DEEP = 15;
const EDGE = 5;

/** The distance from the edge of the ground to the yard in metres, on a side with houses and on one without. */
const BUILT_STRIP = EDGE + DEEP + 7;
const OPEN_STRIP = 9;

type Slot = (g: Box, long: number) => Box[];

const right = (g: Box): number => g.x + g.w - EDGE;
const bottom = (g: Box): number => g.y + g.h - EDGE;

/** Places along the edge of a quarter: corners hold L-shaped houses, sides hold straight ones. */
const slots = {
  northWest: (g, long) => [
    box(g.x + EDGE, g.y + EDGE, long * 0.58, DEEP),
    box(g.x + EDGE, g.y + EDGE + DEEP, DEEP, long * 0.44),
  ],
  northEast: (g, long) => [
    box(right(g) - long * 0.62, g.y + EDGE, long * 0.62, DEEP),
    box(right(g) - DEEP, g.y + EDGE + DEEP, DEEP, long * 0.42),
  ],
  southWest: (g, long) => [
    box(g.x + EDGE, bottom(g) - DEEP, long * 0.6, DEEP),
    box(g.x + EDGE, bottom(g) - DEEP - long * 0.34, DEEP, long * 0.34),
  ],
  southEast: (g, long) => [
    box(right(g) - long * 0.56, bottom(g) - DEEP, long * 0.56, DEEP),
    box(right(g) - DEEP, bottom(g) - DEEP - long * 0.36, DEEP, long * 0.36),
  ],
  south: (g) => [box(-12, bottom(g) - 20, 24, 20)],
  north: (g) => [box(-14, g.y + EDGE, 24, 20)],
  west: (g) => [box(g.x + EDGE, -9, 20, 20)],
  east: (g) => [box(right(g) - 20, -10, 20, 22)],
} satisfies Record<string, Slot>;

const orders: readonly (readonly (keyof typeof slots)[])[] = [
  ['northWest'],
  ['northWest', 'northEast'],
  ['northWest', 'northEast', 'south'],
  ['northWest', 'northEast', 'southEast', 'southWest'],
  ['northWest', 'northEast', 'southEast', 'south', 'southWest'],
  ['northWest', 'north', 'northEast', 'southEast', 'south', 'southWest'],
  ['northWest', 'north', 'northEast', 'east', 'southEast', 'south', 'southWest'],
  ['northWest', 'north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west'],
];

/** The width and depth of the ground and the length of the longest house, metres, by the number of houses. */
const sizes: readonly (readonly [number, number, number])[] = [
  [78, 60, 84],
  [122, 78, 84],
  [134, 92, 84],
  [140, 112, 80],
  [148, 112, 80],
  [172, 112, 76],
  [176, 140, 62],
  [176, 140, 62],
];

/** Houses the plan can show; further ones of a very large complex belong to another quarter. */
export const MOST_HOUSES = orders.length;

/** Stands up to eight houses around a yard, clockwise from the north-west corner, in the order given. */
export function layOutQuarter<H extends House>(input: QuarterInput<H>): Quarter<H> {
  const random = seededRandom(input.seed ^ 0x7a3d);
  const shown = input.houses.slice(0, MOST_HOUSES);
  const order = orders[Math.max(0, shown.length - 1)] ?? [];
  const [w, h, most] = sizes[Math.max(0, shown.length - 1)] ?? [150, 104, 84];
  const ground = box(-w / 2 - random() * 6, -h / 2, w + random() * 8, h);
  const houses = shown.map((house, index) => {
    const slot: Slot = slots[order[index] ?? 'northWest'];
    const long = Math.min(most, Math.max(50, 24 + house.sections * 14));
    return { house, boxes: slot(ground, long) };
  });
  const inset = (side: 'north' | 'south' | 'West' | 'East'): number =>
    order.some((slot) => slot.includes(side) || slot === side.toLowerCase()) ? BUILT_STRIP : OPEN_STRIP;
  const [x, y] = [ground.x + inset('West'), ground.y + inset('north')];
  return {
    ground,
    yard: box(x, y, ground.x + ground.w - inset('East') - x, ground.y + ground.h - inset('south') - y),
    houses,
  };
}
