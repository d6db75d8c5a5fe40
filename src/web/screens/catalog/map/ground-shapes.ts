import type { GroundHouse } from '#contract/search-figures.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { pointAt } from '#domain/geo/point-at.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import type { MapShape } from '../../../map/map-types.ts';

/** From here on each house is called by its own name, and not only its complex. */
const HOUSE_NAMES_ZOOM = 15.5;

/** About as long as a house: its outline is not known, so that a square stands for it. */
const SIDE_METRES = 30;

/** A square where each house stands, under the name of its complex and, from near, its own. */
export function groundShapes(houses: readonly GroundHouse[], zoom: number): MapShape[] {
  const named = new Set<number>();
  return houses
    .toSorted((one, other) => one.houseId - other.houseId)
    .map((house) => {
      const isFirst = !named.has(house.complexId);
      named.add(house.complexId);
      const names = [
        zoom >= HOUSE_NAMES_ZOOM ? house.name : null,
        isFirst ? complexName(house.complexName) : null,
      ].filter((name) => name !== null);
      return {
        points: squareAround(house),
        isRing: true,
        colour: 'var(--map-label)',
        opacity: 0.3,
        width: 0,
        ...(names.length > 0 && { name: names.join('\n') }),
      };
    });
}

function squareAround(point: GeoPoint): GeoPoint[] {
  return [1, 3, 5, 7].map((eighth) =>
    pointAt(point, { metres: SIDE_METRES / Math.SQRT2, bearing: (eighth * Math.PI) / 4 }),
  );
}
