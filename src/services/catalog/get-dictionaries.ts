import type { Dictionaries } from '#contract/dictionaries.ts';
import type { City } from '#contract/location.ts';
import type { Db } from '#db/client.ts';
import { listDevelopersOnSale } from '#db/queries/company/developers.ts';
import { type CityRow, listCities, listCountries, listRegions } from '#db/queries/geo/places.ts';
import type { ServiceContext } from '../context.ts';
import { recallOfIndex } from './recall-of-index.ts';

/** The places and developers a search may name. */
export function getDictionaries(ctx: ServiceContext): Promise<Dictionaries> {
  return recallOfIndex(ctx, 'dictionaries', () => readDictionaries(ctx.db));
}

async function readDictionaries(db: Db): Promise<Dictionaries> {
  const [regions, cities, countries, developers] = await Promise.all([
    listRegions(db),
    listCities(db),
    listCountries(db),
    listDevelopersOnSale(db),
  ]);
  return {
    regions: regions.map(({ id, cianId, name, type, fullName, countryId }) => ({
      id,
      cianId,
      name,
      type,
      fullName,
      countryId,
    })),
    cities: cities.map(presentCity),
    countries: countries.map(({ id, name }) => ({ id, name })),
    developers,
  };
}

export function presentCity({ id, regionId, name, type, fullName }: CityRow): City {
  return { id, regionId, name, type, fullName };
}
