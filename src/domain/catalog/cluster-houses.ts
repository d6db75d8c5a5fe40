import type { GeoPoint } from '#domain/geo/point.ts';
import { onMercator, pixelsOfDegree } from '../geo/mercator.ts';

/** A house with what was found in it. */
export interface FoundHouse extends GeoPoint {
  houseId: number;
  complexId: number;
  flatsCount: number;
  minPrice: number | null;
}

/** Houses too near each other to tell apart; its point is the middle of most of them. */
export interface HouseCluster extends GeoPoint {
  /** The square that it stands in, so that a mark is known again when the map was moved. */
  id: string;
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

const SQUARE_PX = 64;

/** Houses are grouped anew only so often as one comes nearer: between two steps marks just draw apart. */
const STEPS_A_ZOOM = 2;

/** A box of any size is cut into at most so many squares across. */
const MAX_SQUARES_ACROSS = 64;

/**
 * Joins houses that share a square of the screen, about 64 pixels wide, until no two marks lie over each other.
 * Squares are fixed to the map, so that moving it does not regroup what stays in sight. `spanDegrees` is the width of
 * the box.
 */
export function clusterHouses<House extends FoundHouse>(
  found: readonly House[],
  { zoom, spanDegrees }: { zoom: number; spanDegrees: number },
): { clusters: HouseCluster[]; houses: House[] } {
  if (zoom >= STREET_ZOOM && found.length <= MAX_HOUSES) return { clusters: [], houses: [...found] };
  const step = Math.floor(zoom * STEPS_A_ZOOM);
  const pixels = pixelsOfDegree(step / STEPS_A_ZOOM);
  const square = Math.max(SQUARE_PX / pixels, spanDegrees / MAX_SQUARES_ACROSS);
  const squares = Map.groupBy(found, (house) => squareOf(house, square));
  let groups = Array.from(squares, ([place, houses]) => groupOf(`${step}:${place}`, houses));
  for (let before = Number.POSITIVE_INFINITY; groups.length < before; ) {
    before = groups.length;
    groups = joinOverlapping(groups, pixels);
  }
  return {
    clusters: groups.filter(({ houses }) => houses.length > 1).map(clusterOf),
    houses: groups.flatMap(({ houses }) => (houses.length === 1 ? houses : [])),
  };
}

/** Houses under one mark; those that join them do not move it, so that one join does not bring about the next. */
interface Group<House> {
  /** The square where it began. */
  id: string;
  houses: House[];
  middle: GeoPoint;
}

function groupOf<House extends FoundHouse>(id: string, houses: House[]): Group<House> {
  return {
    id,
    houses,
    middle: {
      latitude: mean(houses.map(({ latitude }) => latitude)),
      longitude: mean(houses.map(({ longitude }) => longitude)),
    },
  };
}

/**
 * CSS pixels that a mark takes around its point with the air between it and the next: a cluster lies over its point
 * and a flag stands on it. The stylesheet of marks draws none larger.
 */
const CLUSTER = { left: 48, right: 48, up: 26, down: 26 };
const FLAG = { left: 44, right: 44, up: 40, down: 4 };

interface Mark<House> extends Group<House> {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Groups whose marks would lie over that of a larger group join it; `pixels` is the width of a degree. */
function joinOverlapping<House>(groups: readonly Group<House>[], pixels: number): Group<House>[] {
  const kept: Mark<House>[] = [];
  const near = new Map<string, Mark<House>[]>();
  const largestFirst = groups.toSorted((one, other) => other.houses.length - one.houses.length);
  for (const mark of largestFirst.map((group) => markOf(group, pixels))) {
    const cells = cellsOf(mark);
    const larger = cells.flatMap((cell) => near.get(cell) ?? []).find((other) => overlap(mark, other));
    if (larger) {
      larger.houses.push(...mark.houses);
      continue;
    }
    kept.push(mark);
    for (const cell of cells) near.set(cell, [...(near.get(cell) ?? []), mark]);
  }
  return kept;
}

function markOf<House>({ id, houses, middle }: Group<House>, pixels: number): Mark<House> {
  const { x, y } = onMap(middle, 1 / pixels);
  const { left, right, up, down } = houses.length > 1 ? CLUSTER : FLAG;
  // Northern points have the greater heights.
  return {
    id,
    houses: [...houses],
    middle,
    left: x - left,
    right: x + right,
    top: y + up,
    bottom: y - down,
  };
}

type Box = Pick<Mark<unknown>, 'left' | 'right' | 'top' | 'bottom'>;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
}

/** Squares of 96 pixels that a mark touches: two that overlap share one. */
function cellsOf({ left, right, top, bottom }: Box): string[] {
  const cells = new Set<string>();
  for (const x of [left, right]) {
    for (const y of [bottom, top]) cells.add(`${Math.floor(x / 96)}:${Math.floor(y / 96)}`);
  }
  return [...cells];
}

function squareOf(point: GeoPoint, square: number): string {
  const { x, y } = onMap(point, square);
  return `${Math.floor(x)}:${Math.floor(y)}`;
}

/** A point of the map in squares. */
function onMap(point: GeoPoint, square: number): { x: number; y: number } {
  const { x, y } = onMercator(point);
  return { x: x / square, y: y / square };
}

function clusterOf({ id, houses, middle }: Group<FoundHouse>): HouseCluster {
  const priceOf = ({ minPrice }: FoundHouse) => minPrice ?? Number.POSITIVE_INFINITY;
  const cheapest = houses.reduce((best, house) => (priceOf(house) < priceOf(best) ? house : best));
  return {
    id,
    ...middle,
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
