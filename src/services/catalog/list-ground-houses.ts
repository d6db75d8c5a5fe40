import type { GroundHouse, GroundInput } from '#contract/search-figures.ts';
import { listHousesCalled } from '#db/queries/listing/houses.ts';
import { contains } from '#domain/geo/bounds.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { houseName } from '#domain/listing/house-words.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue } from './open-catalogue.ts';

/** More names than these no screen has room for. */
const MOST = 300;

/** Lists the houses with something on sale in a part of the map, those nearest to its middle first. */
export async function listGroundHouses(ctx: ServiceContext, box: GroundInput): Promise<GroundHouse[]> {
  const middle = {
    latitude: (box.south + box.north) / 2,
    longitude: (box.west + box.east) / 2,
  };
  const houses = await openCatalogue(ctx).listHousePlaces();
  const near = houses
    .flatMap(({ houseId, complexId, point }) =>
      point && contains(box, point)
        ? [{ houseId, complexId, ...point, off: distanceMetres(point, middle) }]
        : [],
    )
    .sort((one, other) => one.off - other.off || one.houseId - other.houseId)
    .slice(0, MOST);
  const ids = near.map(({ houseId }) => houseId);
  const called = new Map((await listHousesCalled(ctx.db, ids)).map((house) => [house.id, house]));
  return near.flatMap(({ off: _, ...place }) => {
    const house = called.get(place.houseId);
    if (!house) return [];
    const name = houseName(house) ?? (house.house?.trim() || null);
    return [{ ...place, name, complexName: house.complexName }];
  });
}
