import type { NearCity, PlacesInput } from '#contract/search-figures.ts';
import { listCitiesOnSale } from '#db/queries/catalog/places-on-sale.ts';
import { type CityRow, listCities, listRegions } from '#db/queries/geo/places.ts';
import type { Places } from '#domain/catalog/catalogue.ts';
import { distanceMetres } from '#domain/geo/distance.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import { moscowYear } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { openCatalogue, placesOf } from './open-catalogue.ts';
import { recallOfIndex } from './recall-of-index.ts';

const MOST_CITIES = 3;

/**
 * Lists the nearest cities with something on sale for places without anything, nearest first, by the centres of cities.
 * Empty when the places have something on sale, or when the search is everywhere.
 */
export async function listNearestCities(ctx: ServiceContext, { location }: PlacesInput): Promise<NearCity[]> {
  const catalogue = openCatalogue(ctx);
  const places = placesOf(location);
  const year = moscowYear(ctx.now);
  const countIn = (there: Places) => catalogue.countFlats({ places: there, filters: {}, year });
  const { flats } = await countIn(places);
  if (flats > 0) return [];
  const centres = await listCentres(ctx, places);
  if (centres.length === 0) return [];
  const onSale = await recallOfIndex(ctx, 'cities on sale', () => listCitiesOnSale(ctx.db));
  const near = onSale
    .map((city) => ({ city, metres: Math.min(...centres.map((centre) => distanceMetres(centre, city))) }))
    .sort((one, other) => one.metres - other.metres || one.city.id - other.city.id)
    .slice(0, MOST_CITIES);
  return Promise.all(
    near.map(async ({ city: { id, name } }) => {
      const found = await countIn({ countryIds: [], regionIds: [], cityIds: [id] });
      return {
        location: encodeLocation({ kind: 'city', id }),
        name,
        flatsCount: found.flats,
        complexesCount: found.complexes,
      };
    }),
  );
}

/** Centres of the cities these places are or hold. */
async function listCentres(ctx: ServiceContext, places: Places): Promise<GeoPoint[]> {
  const [cities, regions] = await Promise.all([listCities(ctx.db), listRegions(ctx.db)]);
  const countryOf = new Map(regions.map(({ id, countryId }) => [id, countryId]));
  const isThere = ({ id, regionId }: CityRow) =>
    places.cityIds.includes(id) ||
    places.regionIds.includes(regionId) ||
    places.countryIds.includes(countryOf.get(regionId)!);
  return cities.filter(isThere);
}
