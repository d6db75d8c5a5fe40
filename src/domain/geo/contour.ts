/** A point of a grid, which may lie between its numbers. */
export type GridPoint = readonly [x: number, y: number];

/** A ring closed by its first point; a polygon is an outer ring and the rings of its holes. */
export type GridPolygon = readonly (readonly GridPoint[])[];

export interface Grid {
  width: number;
  height: number;
  /** Row by row, the lowest first. */
  values: ArrayLike<number>;
}

/** The sides of a cell: under it, right of it, over it, left of it. */
const [UNDER, RIGHT, OVER, LEFT] = [0, 1, 2, 3] as const;

/**
 * Where the border runs through a cell, by the corners inside: 1 lower left, 2 lower right, 4 upper right, 8 upper left.
 * It goes with the inside on its left. Two opposite corners are apart; where the middle is inside they are joined.
 */
const BORDERS: readonly (readonly [from: number, to: number])[][] = [
  [],
  [[UNDER, LEFT]],
  [[RIGHT, UNDER]],
  [[RIGHT, LEFT]],
  [[OVER, RIGHT]],
  [
    [UNDER, LEFT],
    [OVER, RIGHT],
  ],
  [[OVER, UNDER]],
  [[OVER, LEFT]],
  [[LEFT, OVER]],
  [[UNDER, OVER]],
  [
    [RIGHT, UNDER],
    [LEFT, OVER],
  ],
  [[RIGHT, OVER]],
  [[LEFT, RIGHT]],
  [[UNDER, RIGHT]],
  [[LEFT, UNDER]],
  [],
];
const JOINED: Record<number, readonly (readonly [number, number])[]> = {
  5: [
    [UNDER, RIGHT],
    [OVER, LEFT],
  ],
  10: [
    [LEFT, UNDER],
    [RIGHT, OVER],
  ],
};

/** The parts of a grid where its values are not below zero, as polygons; what lies off the grid is outside. */
export function contour(grid: Grid): GridPolygon[] {
  return nest(ringsOf(grid).filter((ring) => ring.length > 3));
}

/** Rings around parts go against the clock, rings of holes with it. */
function ringsOf(grid: Grid): GridPoint[][] {
  const next = new Map<number, number>();
  const points = new Map<number, GridPoint>();
  for (let y = -1; y < grid.height; y++) {
    for (let x = -1; x < grid.width; x++) {
      for (const [from, to] of bordersIn(grid, x, y)) {
        const [start, end] = [sideOf(grid, x, y, from), sideOf(grid, x, y, to)];
        next.set(start.id, end.id);
        points.set(start.id, start.at);
      }
    }
  }
  const rings: GridPoint[][] = [];
  for (const first of [...next.keys()]) {
    if (!next.has(first)) continue;
    const ring: GridPoint[] = [];
    for (let side: number | undefined = first; side !== undefined; ) {
      ring.push(points.get(side)!);
      const after: number | undefined = next.get(side);
      next.delete(side);
      side = after === first ? undefined : after;
    }
    rings.push(ring);
  }
  return rings;
}

function bordersIn(grid: Grid, x: number, y: number) {
  const corners = [
    valueAt(grid, x, y),
    valueAt(grid, x + 1, y),
    valueAt(grid, x + 1, y + 1),
    valueAt(grid, x, y + 1),
  ];
  const inside = corners.reduce((bits, value, at) => bits | (value >= 0 ? 1 << at : 0), 0);
  const isMiddleInside = corners.reduce((sum, value) => sum + value, 0) >= 0;
  return (isMiddleInside && JOINED[inside]) || BORDERS[inside]!;
}

/** A side between two points of the grid, known by one number, with the place where the value is zero. */
function sideOf(grid: Grid, x: number, y: number, side: number): { id: number; at: GridPoint } {
  if (side === RIGHT) return sideOf(grid, x + 1, y, LEFT);
  if (side === OVER) return sideOf(grid, x, y + 1, UNDER);
  const id = 2 * ((y + 1) * (grid.width + 2) + (x + 1)) + (side === LEFT ? 1 : 0);
  const one = valueAt(grid, x, y);
  const other = side === LEFT ? valueAt(grid, x, y + 1) : valueAt(grid, x + 1, y);
  const share = one / (one - other);
  return { id, at: side === LEFT ? [x, y + share] : [x + share, y] };
}

function valueAt({ width, height, values }: Grid, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : values[y * width + x]!;
}

/** Gives each hole to the least part around it. */
function nest(rings: readonly GridPoint[][]): GridPolygon[] {
  const sized = rings.map((ring) => ({ ring, area: areaOf(ring) }));
  const parts = sized
    .filter(({ area }) => area > 0)
    .sort((one, other) => one.area - other.area)
    .map(({ ring }) => ({ ring, holes: [] as GridPoint[][] }));
  for (const { ring } of sized.filter(({ area }) => area < 0)) {
    parts.find((part) => isInside(ring[0]!, part.ring))?.holes.push(ring);
  }
  return parts.map(({ ring, holes }) => [ring, ...holes].map(closed));
}

function closed(ring: readonly GridPoint[]): GridPoint[] {
  return [...ring, ring[0]!];
}

/** Twice the area; negative with the clock. */
function areaOf(ring: readonly GridPoint[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function isInside([x, y]: GridPoint, ring: readonly GridPoint[]): boolean {
  let isIn = false;
  for (const [at, [oneX, oneY]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    if (oneY > y !== nextY > y && x < oneX + ((nextX - oneX) * (y - oneY)) / (nextY - oneY)) isIn = !isIn;
  }
  return isIn;
}
