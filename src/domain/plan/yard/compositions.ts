import { type Box, bottom, box, right } from '../box.ts';

/** One straight part of a house, metres. */
export interface Wing {
  readonly box: Box;
  readonly floors: number;
  readonly house: number;
}

export type Garden = 'cross' | 'park' | 'promenade' | 'square';

export interface Composition {
  readonly wings: readonly Wing[];
  /** The open ground between and before the houses, metres. */
  readonly yard: Box;
  readonly garden: Garden;
}

export interface CompositionRule {
  readonly id: string;
  readonly houses: readonly [least: number, most: number];
  readonly floors: readonly [least: number, most: number];
  readonly lay: (houses: number, floors: number) => Composition;
}

const DEEP = 15;
const GAP = 9;

/** Floors of a lower part, at least two and never above the tallest. */
const part = (floors: number, share: number): number =>
  Math.max(Math.min(2, floors), Math.min(floors, Math.round(floors * share)));

/** A straight run of houses cut into equal lengths with passages between them. */
function run(along: Box, count: number, first: number, floors: (at: number) => number): Wing[] {
  const across = along.w >= along.h;
  const long = ((across ? along.w : along.h) - GAP * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => {
    const from = at * (long + GAP);
    const place = across
      ? box(along.x + from, along.y, long, along.h)
      : box(along.x, along.y + from, along.w, long);
    return { box: place, floors: floors(at), house: first + at };
  });
}

const alternate =
  (floors: number, shares: readonly number[]) =>
  (at: number): number =>
    part(floors, shares[at % shares.length] ?? 1);

/** Three wings around a yard that opens towards the viewer. */
function court(houses: number, floors: number): Composition {
  const gap = houses === 1 ? 0 : GAP;
  return {
    wings: [
      { box: box(0, 0, 104, DEEP), floors, house: 0 },
      {
        box: box(0, DEEP + (houses > 2 ? gap : 0), DEEP, 54),
        floors: part(floors, 0.86),
        house: houses > 2 ? 1 : 0,
      },
      { box: box(104 - DEEP, DEEP + gap, DEEP, 36), floors: part(floors, 0.56), house: houses - 1 },
    ],
    yard: box(19, 19, 66, 62),
    garden: 'cross',
  };
}

/** A closed quarter: high at the back, low before the viewer. */
function ring(houses: number, floors: number): Composition {
  const [w, d] = [112, 98];
  const cuts = [houses >= 5, houses >= 6, houses >= 7, houses >= 8].map((isCut) => (isCut ? 2 : 1));
  const low = Math.min(part(floors, 0.42), 6);
  let next = 0;
  const side = (along: Box, at: number, shares: readonly number[], most: number): Wing[] => {
    const count = cuts[at] ?? 1;
    const wings = run(along, count, next, alternate(most, shares));
    next += count;
    return wings;
  };
  const back = side(box(0, 0, w, DEEP), 0, [1, 0.8], floors);
  const left = side(box(0, DEEP + GAP, DEEP, d - DEEP - GAP), 1, [0.9, 0.72], floors);
  const near = side(box(w - DEEP, DEEP + GAP, DEEP, d - DEEP * 2 - GAP * 2), 2, [1, 0.8], part(floors, 0.6));
  const front = side(box(DEEP + GAP, d - DEEP, w - DEEP - GAP, DEEP), 3, [1, 0.8], low);
  const merged = (house: number): number =>
    houses <= 3
      ? ([
          [0, 0, 1, 1],
          [0, 1, 2, 2],
        ][houses - 2]?.[house] ?? 0)
      : house;
  return {
    wings: [...back, ...left, ...near, ...front].map((wing) => ({ ...wing, house: merged(wing.house) })),
    yard: box(20, 20, w - 40, d - 40),
    garden: 'square',
  };
}

/** Parallel slabs with gardens between them. */
function slabs(houses: number, floors: number): Composition {
  const [long, step] = [92, 54];
  if (houses === 1)
    return {
      wings: [{ box: box(0, 0, long, DEEP), floors, house: 0 }],
      yard: box(0, 21, long, 46),
      garden: 'promenade',
    };
  const back = Math.ceil(houses / 2);
  return {
    wings: [
      ...run(box(0, 0, long, DEEP), back, 0, alternate(floors, [1, 0.84])),
      ...run(box(14, step, long, DEEP), houses - back, back, alternate(part(floors, 0.62), [1, 0.8])),
    ],
    yard: box(2, DEEP + 4, long + 10, step - DEEP - 8),
    garden: 'promenade',
  };
}

const towerSpots = [
  [0, 0, 1],
  [58, 4, 0.86],
  [4, 60, 0.72],
  [62, 64, 0.5],
  [112, 0, 0.74],
  [116, 58, 0.42],
  [2, 114, 0.6],
  [58, 118, 0.34],
] as const;

/** Point houses at a distance from each other; a lone one has a low wing beside it. */
function towers(houses: number, floors: number): Composition {
  const wings: Wing[] = towerSpots.slice(0, houses).map(([x, y, share], house) => ({
    box: box(x, y, 23, 23),
    floors: part(floors, share),
    house,
  }));
  if (houses <= 2)
    wings.push({ box: box(23, 5, houses === 1 ? 44 : 35, 14), floors: Math.min(floors, 3), house: 0 });
  const w = Math.max(80, ...wings.map((wing) => right(wing.box)));
  const d = Math.max(66, ...wings.map((wing) => bottom(wing.box)));
  return houses <= 2
    ? { wings, yard: box(0, 30, w, d - 30), garden: 'cross' }
    : { wings, yard: box(0, 29, w, 28), garden: 'promenade' };
}

/** Houses in a line, each a step lower, behind a promenade. */
function row(houses: number, floors: number): Composition {
  const w = Math.max(24, Math.min(34, 168 / houses - 8));
  const wings = Array.from({ length: houses }, (_, house) => ({
    box: box(house * (w + 8), house % 2 === 0 ? 0 : 7, w, 16),
    floors: part(floors, 1 - (house * 0.5) / houses - (house % 2) * 0.1),
    house,
  }));
  return { wings, yard: box(0, 28, houses * (w + 8) - 8, 34), garden: 'promenade' };
}

/** Two long sides and point houses around a park with a pond. */
function park(houses: number, floors: number): Composition {
  const spots = [
    [104, 34, 0.6],
    [106, 76, 0.44],
    [38, 106, 0.46],
    [76, 108, 0.36],
    [0, 108, 0.6],
    [136, 2, 0.8],
  ] as const;
  return {
    wings: [
      { box: box(0, 0, 92, DEEP), floors, house: 0 },
      { box: box(0, DEEP + GAP, DEEP, 66), floors: part(floors, 0.8), house: 1 },
      ...spots.slice(0, houses - 2).map(([x, y, share], at) => ({
        box: box(x, y, 20, 20),
        floors: part(floors, share),
        house: at + 2,
      })),
    ],
    yard: box(20, 20, 76, 78),
    garden: 'park',
  };
}

/** A spine with three teeth and small gardens between them. */
function comb(houses: number, floors: number): Composition {
  const teeth = [0, 44, 88].map((x, at) => ({
    box: box(x, DEEP + (houses > 1 ? 6 : 0), DEEP, 40 - at * 6),
    floors: part(floors, 0.9 - at * 0.2),
    house: Math.min(houses - 1, at + 1),
  }));
  return {
    wings: [{ box: box(0, 0, 88 + DEEP, DEEP), floors, house: 0 }, ...teeth],
    yard: box(0, 62, 103, 20),
    garden: 'promenade',
  };
}

/** How the houses of a complex can stand, by how many and how tall they are. */
export const compositionRules: readonly CompositionRule[] = [
  { id: 'court', houses: [1, 3], floors: [1, 18], lay: court },
  { id: 'ring', houses: [2, 8], floors: [1, 15], lay: ring },
  { id: 'slabs', houses: [1, 4], floors: [1, 24], lay: slabs },
  { id: 'towers', houses: [1, 8], floors: [8, 200], lay: towers },
  { id: 'row', houses: [3, 7], floors: [3, 32], lay: row },
  { id: 'park', houses: [2, 7], floors: [1, 24], lay: park },
  { id: 'comb', houses: [1, 4], floors: [1, 9], lay: comb },
];

/** The same composition seen from its other side. */
export const mirrored = ({ wings, yard, garden }: Composition): Composition => ({
  wings: wings.map((wing) => ({ ...wing, box: flip(wing.box) })),
  yard: flip(yard),
  garden,
});

const flip = (b: Box): Box => box(b.y, b.x, b.h, b.w);
