import type { GeoGroupInput, GeoRegion } from '#contract/geo-group.ts';
import type { Db } from '#db/client.ts';
import { type GeoGroupPlace, isGeoGroupNameTaken } from '#db/queries/geo/geo-groups.ts';
import type { RegionPlaces } from '#domain/geo/place-choice.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';

/**
 * The rows of a selection, checked. Errors, naming the field: CONFLICT for a name that is taken, INVALID for no place.
 */
export async function geoGroupPlaces(
  tx: Db,
  { name, toInclude, toExclude }: GeoGroupInput,
  { id, regions }: { id: number | null; regions: readonly GeoRegion[] },
): Promise<GeoGroupPlace[]> {
  if (await isGeoGroupNameTaken(tx, name, id)) throw nameTaken();
  const cities = new Map(regions.map((region) => [region.id, new Set(region.cities.map((city) => city.id))]));
  const rowsOf = (field: string, places: readonly RegionPlaces[]) =>
    places.flatMap(({ regionId, cityIds }) => {
      const known = cities.get(regionId);
      if (!known || !cityIds.every((cityId) => known.has(cityId)))
        throw refuseField(field, 'Такого места нет');
      const isExcluded = field === 'toExclude';
      return (cityIds.length > 0 ? cityIds : [null]).map((cityId) => ({ regionId, cityId, isExcluded }));
    });
  return [...rowsOf('toInclude', toInclude), ...rowsOf('toExclude', toExclude)];
}
