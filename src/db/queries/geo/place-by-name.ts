import { eq } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { cities, countries, regions } from '../../schema/place.ts';

export interface PlaceNames {
  country: string | null;
  region: string | null;
  city: string | null;
}

export interface PlaceIds {
  countryId: number | null;
  regionId: number | null;
  cityId: number | null;
}

/** Finds the places of an address in the dictionary; a city brings its region, a region its country. */
export async function findPlaceByName(db: Db, names: PlaceNames): Promise<PlaceIds> {
  const country = (await db.select().from(countries)).find(({ name }) => same(name, names.country));
  const knownRegions = (await db.select().from(regions)).filter(
    ({ countryId }) => !country || countryId === country.id,
  );
  const region = knownRegions.find(({ fullName }) => same(fullName, names.region));
  const city = await findCity(db, names.city, region?.id);
  const cityRegion = city && knownRegions.find(({ id }) => id === city.regionId);
  const found = cityRegion ?? region;
  return {
    countryId: found?.countryId ?? country?.id ?? null,
    regionId: found?.id ?? null,
    cityId: cityRegion ? city.id : null,
  };
}

/** Looks in the region of the address first; feeds also put a federal city into the region around it. */
async function findCity(db: Db, name: string | null, regionId: number | undefined) {
  const rows = await db
    .select({ id: cities.id, name: cities.name, regionId: cities.regionId })
    .from(cities)
    .innerJoin(regions, eq(regions.id, cities.regionId));
  const namesakes = rows.filter((city) => same(city.name, name));
  const inRegion = namesakes.find((city) => city.regionId === regionId);
  return inRegion ?? (namesakes.length === 1 ? namesakes[0] : undefined);
}

function same(dictionaryName: string, name: string | null): boolean {
  return name !== null && fold(dictionaryName) === fold(name);
}

/** These words name the kind of a place in any form feeds use, so they do not tell places apart. */
const TYPE_WORDS = /(?<![а-я])(город|гор|г|область|обл|край|республика|респ|эмират|провинция)(?![а-я])\.?/g;

function fold(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(TYPE_WORDS, ' ')
    .replace(/[^а-яa-z0-9]+/g, ' ')
    .trim();
  return ALIASES[words] ?? words;
}

/** Short names in everyday use. */
const ALIASES: Record<string, string> = {
  мск: 'москва',
  спб: 'санкт петербург',
  оаэ: 'объединенные арабские эмираты',
  рф: 'россия',
  'российская федерация': 'россия',
};
