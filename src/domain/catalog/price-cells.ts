import { type Bounds, contains } from '../geo/bounds.ts';
import { hexagonOf } from '../geo/hexagons.ts';
import { fromMercator, onMercator, pixelsOfDegree } from '../geo/mercator.ts';
import type { GeoPoint } from '../geo/point.ts';
import type { HousePriceSum } from './catalogue.ts';

/** The average price of a square metre in one hexagon of the map. */
export interface PriceCell extends GeoPoint {
  /** Whole roubles: the sum of prices by the sum of areas. */
  pricePerM2: number;
  flatsCount: number;
}

/** A side at a whole zoom; around it hexagons grow with the map and stay where they are. */
const SIDE_PX = 36;
/** Nearer than this a hexagon would be smaller than a block of houses. */
const NEAREST_ZOOM = 14;
/** Prices of few flats say nothing of a place. */
const LEAST_FLATS = 3;
/** A box of any size is cut into at most so many sides either way: no screen can show more hexagons. */
const MAX_SIDES = 60;

/** The side of the hexagons of a box at a zoom, degrees of longitude. */
export function sideFor(box: Bounds, zoom: number): number {
  const { low, high } = cornersOnMap(box);
  const width = box.west > box.east ? high.x - low.x + 360 : high.x - low.x;
  const side = SIDE_PX / pixelsOfDegree(Math.round(Math.min(zoom, NEAREST_ZOOM)));
  return Math.max(side, width / MAX_SIDES, (high.y - low.y) / MAX_SIDES);
}

/** The box that holds every hexagon which a box touches, whole. */
export function wholeHexagons(box: Bounds, side: number): Bounds {
  return widened(box, 2 * side);
}

/** Averages the prices of houses by hexagon, of those that touch the box: their houses are all to be given. */
export function priceCells(houses: readonly HousePriceSum[], box: Bounds, side: number): PriceCell[] {
  const near = widened(box, side);
  const groups = Map.groupBy(houses, (house) => {
    const { latitude, longitude } = hexagonOf(house, { side });
    return `${latitude} ${longitude}`;
  });
  return [...groups.values()].flatMap((group) => {
    const middle = hexagonOf(group[0]!, { side });
    const flatsCount = sum(group.map((house) => house.flatsCount));
    if (flatsCount < LEAST_FLATS || !contains(near, middle)) return [];
    const priceSum = sum(group.map((house) => house.priceSum));
    const areaSum = sum(group.map(({ areaSumM2x100 }) => areaSumM2x100));
    return [{ ...middle, flatsCount, pricePerM2: Math.round((priceSum * 100) / areaSum) }];
  });
}

/** Where a Mercator map ends. */
const LAST_PARALLEL = 85;

/** A box with so many degrees more on each side, inside the map. */
function widened(box: Bounds, degrees: number): Bounds {
  const { low, high } = cornersOnMap(box);
  return {
    south: fromMercator({ x: 0, y: low.y - degrees }).latitude,
    west: Math.max(-180, low.x - degrees),
    north: fromMercator({ x: 0, y: high.y + degrees }).latitude,
    east: Math.min(180, high.x + degrees),
  };
}

function cornersOnMap({ south, west, north, east }: Bounds) {
  return {
    low: onMercator({ latitude: Math.max(south, -LAST_PARALLEL), longitude: west }),
    high: onMercator({ latitude: Math.min(north, LAST_PARALLEL), longitude: east }),
  };
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
