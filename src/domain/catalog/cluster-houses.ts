import type { GeoPoint } from '#domain/geo/point.ts';

/** A house with what was found in it. */
export interface FoundHouse extends GeoPoint {
  houseId: number;
  complexId: number;
  flatsCount: number;
  minPrice: number | null;
}

/** Houses too near each other to tell apart; its point is the middle of theirs. */
export interface HouseCluster extends GeoPoint {
  /** The number of found flats in all its houses. */
  count: number;
  minPrice: number | null;
  /** The house where the cheapest of them is. */
  cheapestHouseId: number;
  /** Complexes of its houses, each once. */
  complexIds: number[];
}

/** From this zoom on every house is shown by itself, however near the next one is. */
const STREET_ZOOM = 16;

/** No screen can show more marks, so a greater number of houses is clustered at any zoom. */
const MAX_HOUSES = 1_000;

/** Degrees of longitude under a square of 64 pixels at zoom 0, tiles being 512 pixels wide. */
const SQUARE_AT_ZOOM_0 = 45;

/** A box of any size is cut into at most so many squares across. */
const MAX_SQUARES_ACROSS = 64;

/**
 * Joins houses that share a square of the screen, about 64 pixels wide. Squares are fixed to the map, so that moving
 * it does not regroup what stays in sight. `spanDegrees` is the width of the box.
 */
export function clusterHouses<House extends FoundHouse>(
  found: readonly House[],
  { zoom, spanDegrees }: { zoom: number; spanDegrees: number },
): { clusters: HouseCluster[]; houses: House[] } {
  if (zoom >= STREET_ZOOM && found.length <= MAX_HOUSES) return { clusters: [], houses: [...found] };
  const square = Math.max(SQUARE_AT_ZOOM_0 / 2 ** zoom, spanDegrees / MAX_SQUARES_ACROSS);
  const groups = joinOverlapping(
    [...Map.groupBy(found, (house) => squareOf(house, square)).values()],
    square,
  );
  return {
    clusters: groups.filter((group) => group.length > 1).map(clusterOf),
    houses: groups.flatMap((group) => (group.length === 1 ? group : [])),
  };
}

/** Marks nearer than this lie over each other; in squares, a mark being 44 pixels wide. */
const MARK = 44 / 64;

/** Groups whose marks would lie over that of a larger group join it. */
function joinOverlapping<House extends FoundHouse>(groups: House[][], square: number): House[][] {
  const kept: { houses: House[]; x: number; y: number }[] = [];
  for (const houses of groups.toSorted((one, other) => other.length - one.length)) {
    const { x, y } = onMap(clusterOf(houses), square);
    const larger = kept.find((one) => Math.hypot(one.x - x, one.y - y) < MARK);
    if (larger) larger.houses.push(...houses);
    else kept.push({ houses: [...houses], x, y });
  }
  return kept.map(({ houses }) => houses);
}

function squareOf(point: GeoPoint, square: number): string {
  const { x, y } = onMap(point, square);
  return `${Math.floor(x)}:${Math.floor(y)}`;
}

/** A point of a Mercator map, whose northern degrees are taller; in squares. */
function onMap({ latitude, longitude }: GeoPoint, square: number): { x: number; y: number } {
  const radians = (latitude * Math.PI) / 180;
  const height = (Math.asinh(Math.tan(radians)) * 180) / Math.PI;
  return { x: longitude / square, y: height / square };
}

function clusterOf(houses: readonly FoundHouse[]): HouseCluster {
  const priceOf = ({ minPrice }: FoundHouse) => minPrice ?? Number.POSITIVE_INFINITY;
  const cheapest = houses.reduce((best, house) => (priceOf(house) < priceOf(best) ? house : best));
  return {
    latitude: mean(houses.map(({ latitude }) => latitude)),
    longitude: mean(houses.map(({ longitude }) => longitude)),
    count: sum(houses.map(({ flatsCount }) => flatsCount)),
    minPrice: cheapest.minPrice,
    cheapestHouseId: cheapest.houseId,
    complexIds: [...new Set(houses.map(({ complexId }) => complexId))],
  };
}

function mean(values: number[]): number {
  return sum(values) / values.length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
