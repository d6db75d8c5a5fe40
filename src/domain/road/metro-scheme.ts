import { joinHalls, type MetroHall } from './metro-graph.ts';

/** A hall with what is written beside it. */
export interface NamedHall extends MetroHall {
  name: string;
}

/** The name of a station beside its mark. */
export interface StationLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** All halls of one name. */
export interface SchemeStation {
  id: number;
  name: string;
  x: number;
  y: number;
  /** Null where it would lie over another one. */
  label: StationLabel | null;
}

/** The lines of a city drawn for choosing, in pixels: near the middle they stand wider apart than on a map. */
export interface SchemeDrawing {
  width: number;
  height: number;
  stations: SchemeStation[];
  /** Data of a path by the id of the line. */
  lines: { id: number; path: string }[];
  /** Where one changes between stations of different names. */
  passages: string;
}

interface Spot {
  x: number;
  y: number;
}

/** Towns are crowded in the middle: distances from it grow as this power of themselves. */
const SPREAD = 0.62;
/** Between neighbours of a line, in the middle of all such distances. */
const USUAL_STEP = 62;
/** Marks stand at least so far apart: the room of a fingertip. */
const CLOSEST = 30;
const ROUNDS = 80;
const MARGIN = 24;

/** Draws the lines of one city from the points of their halls. */
export function drawMetroScheme(halls: readonly NamedHall[]): SchemeDrawing {
  const metros = [...Map.groupBy(halls, ({ metroId }) => metroId)].map(([id, own]) => ({ id, own }));
  const place = new Map(metros.map(({ id }, at) => [id, at]));
  const hallOf = new Map(halls.map((hall) => [hall.id, hall]));
  const rides = halls.flatMap((hall) =>
    hall.nextIds.flatMap((nextId) => {
      const next = hallOf.get(nextId);
      return next
        ? [{ lineId: hall.lineId, from: place.get(hall.metroId)!, to: place.get(next.metroId)! }]
        : [];
    }),
  );
  const spots = movedApart(scaled(spread(metros.map(({ own }) => middleOf(own))), rides));
  const names = metros.map(({ id, own }) => (own.find((hall) => hall.id === id) ?? own[0]!).name);
  const labels = placeLabels(spots, names);
  const { left, top, width, height } = frameOf(spots, labels, names);
  const at = ({ x, y }: Spot) => ({ x: Math.round(x - left), y: Math.round(y - top) });
  const step = (from: number, to: number) => {
    const [start, end] = [at(spots[from]!), at(spots[to]!)];
    return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  };
  return {
    width,
    height,
    stations: metros.map(({ id }, index) => {
      const label = labels[index] ?? null;
      return { id, name: names[index]!, ...at(spots[index]!), label: label && { ...label, ...at(label) } };
    }),
    lines: [...Map.groupBy(rides, ({ lineId }) => lineId)].map(([id, own]) => ({
      id,
      path: own.map(({ from, to }) => step(from, to)).join(''),
    })),
    passages: passagesOf(halls)
      .map(([one, other]) => step(place.get(one)!, place.get(other)!))
      .join(''),
  };
}

/** Pairs of metros of different names that one changes between. */
function passagesOf(halls: readonly NamedHall[]): [number, number][] {
  const { edges } = joinHalls(halls);
  const pairs = new Map<string, [number, number]>();
  for (const [from, list] of edges.entries()) {
    for (const { to } of list) {
      const [one, other] = [halls[from]!, halls[to]!];
      if (one.lineId === other.lineId || one.metroId >= other.metroId) continue;
      pairs.set(`${one.metroId}/${other.metroId}`, [one.metroId, other.metroId]);
    }
  }
  return [...pairs.values()];
}

/** The middle of the halls of a metro, on a plane of degrees of latitude with the north above. */
function middleOf(halls: readonly MetroHall[]): Spot {
  const mean = (of: (hall: MetroHall) => number) =>
    halls.reduce((sum, hall) => sum + of(hall), 0) / halls.length;
  const latitude = mean((hall) => hall.latitude);
  return { x: mean((hall) => hall.longitude) * Math.cos((latitude * Math.PI) / 180), y: -latitude };
}

function spread(spots: readonly Spot[]): Spot[] {
  const middle = { x: median(spots.map(({ x }) => x)), y: median(spots.map(({ y }) => y)) };
  return spots.map(({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const far = Math.hypot(dx, dy);
    const factor = far === 0 ? 0 : far ** (SPREAD - 1);
    return { x: dx * factor, y: dy * factor };
  });
}

function scaled(spots: readonly Spot[], rides: readonly { from: number; to: number }[]): Spot[] {
  const steps = rides.map(({ from, to }) => distance(spots[from]!, spots[to]!)).filter((step) => step > 0);
  const scale = steps.length === 0 ? 1 : USUAL_STEP / median(steps);
  return spots.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}

/** Pushes those that stand too close away from each other, a little at a time. */
function movedApart(spots: readonly Spot[]): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  let isCrowded = true;
  for (let round = 0; isCrowded && round < ROUNDS; round++) {
    isCrowded = false;
    for (let at = 0; at < moved.length; at++) {
      for (let next = at + 1; next < moved.length; next++) {
        if (push(moved[at]!, moved[next]!)) isCrowded = true;
      }
    }
  }
  return moved;
}

/** Says whether the two stood too close. */
function push(one: Spot, other: Spot): boolean {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const square = dx * dx + dy * dy;
  if (square >= CLOSEST * CLOSEST) return false;
  const far = Math.sqrt(square);
  const way = far === 0 ? CLOSEST / 2 : (CLOSEST - far) / 2 / far;
  const [mx, my] = far === 0 ? [way, 0] : [dx * way, dy * way];
  one.x -= mx;
  one.y -= my;
  other.x += mx;
  other.y += my;
  // A hair is no crowd: halves of what is left would be moved for ever.
  return CLOSEST - far > 0.5;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The height of a line of 12 px, and the room of a letter in it, rather too much than too little. */
const LABEL_HEIGHT = 14;
const LETTER_WIDTH = 6.8;
/** A mark with a little air. */
const MARK = 9;

/** Where a name may stand, the best first: from the mark, by the end that lies at it. */
const SIDES: readonly StationLabel[] = [
  { x: 11, y: 4, anchor: 'start' },
  { x: -11, y: 4, anchor: 'end' },
  { x: 8, y: -8, anchor: 'start' },
  { x: 8, y: 17, anchor: 'start' },
  { x: -8, y: -8, anchor: 'end' },
  { x: -8, y: 17, anchor: 'end' },
  { x: 0, y: -12, anchor: 'middle' },
  { x: 0, y: 22, anchor: 'middle' },
];

/** Gives each name the first side on which it lies over no mark and no other name; short names choose first. */
function placeLabels(spots: readonly Spot[], names: readonly string[]): (StationLabel | undefined)[] {
  const taken = spots.map(
    ({ x, y }): Box => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK }),
  );
  const labels: (StationLabel | undefined)[] = spots.map(() => undefined);
  const turns = spots
    .map((_, at) => at)
    .sort((one, other) => names[one]!.length - names[other]!.length || one - other);
  for (const at of turns) {
    const { x, y } = spots[at]!;
    const own = taken[at]!;
    for (const side of SIDES) {
      const label = { ...side, x: x + side.x, y: y + side.y };
      const box = boxOf(label, names[at]!);
      if (taken.some((other) => other !== own && overlap(other, box))) continue;
      labels[at] = label;
      taken.push(box);
      break;
    }
  }
  return labels;
}

function boxOf({ x, y, anchor }: StationLabel, name: string): Box {
  const width = name.length * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LABEL_HEIGHT + 3, bottom: y + 3 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function frameOf(
  spots: readonly Spot[],
  labels: readonly (StationLabel | undefined)[],
  names: readonly string[],
) {
  const boxes = [
    ...spots.map(({ x, y }): Box => ({ left: x, right: x, top: y, bottom: y })),
    ...labels.flatMap((label, at) => (label ? boxOf(label, names[at]!) : [])),
  ];
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)) - MARGIN);
  const top = Math.floor(Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)) + MARGIN);
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + MARGIN);
  return { left, top, width: right - left, height: bottom - top };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
