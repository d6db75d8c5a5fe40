import type { Dictionaries } from '#contract/dictionaries.ts';
import type { LocationCode } from '#domain/geo/location-code.ts';
import { findByName } from '#domain/text/typed-name.ts';

/** A place as the list of places shows it. */
export interface Place {
  code: LocationCode;
  name: string;
  /** Where it lies: namesakes are told apart by it. */
  note?: string;
}

export interface PlaceGroup {
  label: string;
  places: Place[];
}

/** More of a group stand behind «Ещё». */
export const PLACES_SHOWN = 50;

const PRIORITY_COUNTRIES = ['Россия', 'Объединённые Арабские Эмираты'];
const PRIORITY_PLACES = ['Дубай', 'Москва', 'Московская область', 'Екатеринбург'];

/** All places: countries, the important ones first, then regions and cities by name. */
export function listPlaces({ countries, regions, cities }: Dictionaries) {
  const rank = (name: string) => (PRIORITY_COUNTRIES.indexOf(name) + 1 || PRIORITY_COUNTRIES.length + 1) - 1;
  const orderedCountries = [...countries].sort(
    (one, other) => rank(one.name) - rank(other.name) || byName(one, other),
  );
  const cityNames = new Set(cities.map(({ fullName }) => fullName));
  const regionById = new Map(regions.map((region) => [region.id, region]));
  const countryById = new Map(countries.map((country) => [country.id, country]));
  return {
    countries: orderedCountries.map(({ id, name }): Place => ({ code: `co${id}`, name })),
    // A city that is a region by itself stands among the cities.
    regions: regions
      .filter(({ fullName }) => !cityNames.has(fullName))
      .map(
        ({ id, fullName, countryId }): Place => ({
          code: `r${id}`,
          name: fullName,
          note: foreign(countryById.get(countryId)?.name),
        }),
      )
      .sort(byName),
    cities: cities
      .map(({ id, fullName, regionId }): Place => {
        const region = regionById.get(regionId)?.fullName;
        return { code: `c${id}`, name: fullName, note: region === fullName ? undefined : region };
      })
      .sort(byName),
  };
}

export type Places = ReturnType<typeof listPlaces>;

/** The groups for what is typed: matches only, or everything with the chosen and the frequent first. */
export function placeGroups(places: Places, query: string, chosen: readonly LocationCode[]): PlaceGroup[] {
  const { countries, regions, cities } = places;
  const all = [...cities, ...regions, ...countries];
  const found = new Set(findByName(all, ({ name }) => name, query));
  const groups = query.trim()
    ? [
        { label: 'Города', places: cities.filter((place) => found.has(place)) },
        { label: 'Регионы', places: regions.filter((place) => found.has(place)) },
        { label: 'Страны', places: countries.filter((place) => found.has(place)) },
      ]
    : [
        { label: 'Сейчас выбрано', places: all.filter(({ code }) => chosen.includes(code)) },
        {
          label: 'Часто выбирают',
          places: PRIORITY_PLACES.flatMap((name) => all.find((one) => one.name === name) ?? []),
        },
        { label: 'Страны', places: countries },
        { label: 'Регионы', places: regions },
        { label: 'Города', places: cities },
      ];
  return groups.filter((group) => group.places.length > 0);
}

function foreign(country: string | undefined): string | undefined {
  return country === PRIORITY_COUNTRIES[0] ? undefined : country;
}

/** A phone takes 70 ms to read the tables of a language, and few visits list places. */
let russian: Intl.Collator | undefined;

function byName(one: Pick<Place, 'name'>, other: Pick<Place, 'name'>): number {
  russian ??= new Intl.Collator('ru');
  return russian.compare(one.name, other.name);
}
