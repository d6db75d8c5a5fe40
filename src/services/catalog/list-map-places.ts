import type { MapPlaces, MapPlacesInput } from '#contract/search-figures.ts';
import { listPlacesInBox } from '#db/queries/listing/complex-places.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { thinPoints } from '#domain/geo/thin-points.ts';
import { placeKind, tagsOfKinds } from '#domain/listing/place-kind.ts';
import type { ServiceContext } from '../context.ts';
import { presentWalk } from '../listing/present-walk.ts';

/** A dot with the air between it and the next. */
const SQUARE_PX = 36;
/** More marks than these one cannot walk through by the keyboard. */
const MOST_SHOWN = 100;
/** More places than these no map that shows them holds. */
const MOST_READ = 2_000;

/** Lists schools, shops and other places in a part of the map, those nearest to its middle, none over another. */
export async function listMapPlaces(ctx: ServiceContext, input: MapPlacesInput): Promise<MapPlaces> {
  const { south, west, north, east, zoom, kinds } = input;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const read = await listPlacesInBox(ctx.db, { south, west, north, east }, tagsOfKinds(kinds), MOST_READ);
  const known = read.flatMap((place) => {
    const kind = placeKind(place);
    return kind && kinds.includes(kind) ? [{ ...place, kind, off: distanceMetres(place, middle) }] : [];
  });
  known.sort((one, other) => one.off - other.off);
  const shown = thinPoints(known, { zoom, squarePx: SQUARE_PX }).slice(0, MOST_SHOWN);
  return {
    places: shown.map(({ objId, kind, name, address, latitude, longitude, complexName, ...way }) => ({
      objId,
      kind,
      name,
      address,
      latitude,
      longitude,
      complexName,
      walk: presentWalk(way),
    })),
    areMore: shown.length < known.length || read.length === MOST_READ,
  };
}
