import type { GeoPoint } from '#domain/geo/point.ts';

/** A house with what was found in it. */
export interface FoundHouse extends GeoPoint {
  flatsCount: number;
  minPrice: number | null;
}

/** Houses too near each other to tell apart; its point is the middle of theirs. */
export interface HouseCluster extends GeoPoint {
  /** Flats found in all of them. */
  count: number;
  minPrice: number | null;
}

/** From this zoom on every house stands for itself, however near the next one. */
const STREET_ZOOM = 16;

/** More marks than this no screen can show; a greater number is clustered at any zoom. */
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
  const groups = [...Map.groupBy(found, (house) => squareOf(house, square)).values()];
  return {
    clusters: groups.filter((group) => group.length > 1).map(clusterOf),
    houses: groups.flatMap((group) => (group.length === 1 ? group : [])),
  };
}

/** Squares of a Mercator map, whose northern degrees are taller. */
function squareOf({ latitude, longitude }: GeoPoint, square: number): string {
  const radians = (latitude * Math.PI) / 180;
  const height = (Math.asinh(Math.tan(radians)) * 180) / Math.PI;
  return `${Math.floor(longitude / square)}:${Math.floor(height / square)}`;
}

function clusterOf(houses: readonly FoundHouse[]): HouseCluster {
  const prices = houses.flatMap(({ minPrice }) => minPrice ?? []);
  return {
    latitude: mean(houses.map(({ latitude }) => latitude)),
    longitude: mean(houses.map(({ longitude }) => longitude)),
    count: sum(houses.map(({ flatsCount }) => flatsCount)),
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
  };
}

function mean(values: number[]): number {
  return sum(values) / values.length;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
