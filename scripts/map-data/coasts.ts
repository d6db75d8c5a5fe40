import { readFileSync } from 'node:fs';
import { feature as unpack } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { clipRing } from './clip-ring.ts';
import type { Box, Feature, Position } from './feature.ts';
import { thinRing } from './thin-ring.ts';

interface Detail {
  scale: '110m' | '50m' | '10m';
  boxes: readonly Box[];
  /** Islands smaller than this are left out, in square degrees. */
  leastArea: number;
  /** The greatest error of an outline, in degrees. */
  tolerance: number;
  decimals: number;
}

/** Each finer drawing lies over the coarser one in boxes of its own: the nearer to what is sold, the finer. */
const DETAILS: readonly Detail[] = [
  { scale: '110m', boxes: [[-180, -60, 192, 84]], leastArea: 0.5, tolerance: 0.02, decimals: 2 },
  { scale: '50m', boxes: [[-12, 5, 192, 83]], leastArea: 0.03, tolerance: 0.005, decimals: 3 },
  {
    scale: '10m',
    boxes: [
      [27.5, 59.2, 31.5, 61],
      [19.2, 54.2, 22, 55.7],
      [32, 41.2, 42, 47.6],
      [129.5, 42, 134, 44],
      [51, 23.4, 57, 26.7],
      [97.6, 7.2, 99.4, 9.3],
      [100, 12, 102, 14],
    ],
    leastArea: 0,
    tolerance: 0.0005,
    decimals: 4,
  },
];

/** Land of our own joins the finest drawing. */
export const FINEST_TIER = DETAILS.length - 1;

/** Land of the world from Natural Earth, without a border of any country, under seas that wipe coarser coasts. */
export function coasts(): Feature[] {
  return DETAILS.flatMap((detail, tier) => {
    const rings = landRings(detail.scale);
    return detail.boxes.flatMap((box) => [
      area([ringOf(box)], 'sea', tier),
      ...rings.flatMap((polygon) => {
        const inside = polygon
          .map((ring) => tidy(clipRing(ring, widened(box)), detail))
          .filter(({ length }) => length > 3);
        return inside.length > 0 && ringArea(inside[0]!) >= detail.leastArea
          ? [area(inside, 'land', tier)]
          : [];
      }),
    ]);
  });
}

function landRings(scale: Detail['scale']): Position[][][] {
  const path = new URL(import.meta.resolve(`world-atlas/land-${scale}.json`));
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const polygons = unpack(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates as Position[][]];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Position[][][]) : [];
  });
  return polygons.map((rings) =>
    rings.flatMap((ring) => [unrollRing(ring) ?? []].filter(({ length }) => length > 0)),
  );
}

function area(coordinates: Position[][], kind: string, tier: number): Feature {
  return { type: 'Feature', properties: { kind, tier }, geometry: { type: 'Polygon', coordinates } };
}

function ringOf([west, south, east, north]: Box): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Land reaches a little over the edge of its sea, so that no seam shows on the mainland. */
function widened([west, south, east, north]: Box): Box {
  const SEAM = 0.01;
  return [west - SEAM, south - SEAM, east + SEAM, north + SEAM];
}

function tidy(ring: Position[], { tolerance, decimals }: Detail): Position[] {
  const rounded = thinRing(ring, tolerance).map(
    ([longitude, latitude]): Position => [
      Number(longitude.toFixed(decimals)),
      Number(latitude.toFixed(decimals)),
    ],
  );
  return rounded.filter(([x, y], index) => x !== rounded[index - 1]?.[0] || y !== rounded[index - 1]?.[1]);
}

/** Square degrees inside a closed ring. */
function ringArea(ring: readonly Position[]): number {
  const doubled = ring
    .slice(1)
    .reduce((sum, [x, y], index) => sum + ring[index]![0] * y - x * ring[index]![1], 0);
  return Math.abs(doubled) / 2;
}

/**
 * A ring whose longitudes run on past the date line instead of leaping to its other side, most of it east of -180°.
 * Undefined for one that runs around a pole: on a flat map it encloses nothing.
 */
function unrollRing(ring: readonly Position[]): Position[] | undefined {
  let turns = 0;
  const unrolled = ring.map(([longitude, latitude], index): Position => {
    const leap = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(leap) > 180) turns -= Math.sign(leap) * 360;
    return [longitude + turns, latitude];
  });
  if (turns !== 0) return undefined;
  const middle = unrolled.reduce((sum, [longitude]) => sum + longitude, 0) / unrolled.length;
  return middle < -180 ? unrolled.map(([longitude, latitude]) => [longitude + 360, latitude]) : unrolled;
}
