import type { Dictionaries } from '#contract/dictionaries.ts';
import type { FoundSuggestion, SuggestInput } from '#contract/suggest.ts';
import { isEverywhere, type Places } from '#domain/catalog/catalogue.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { filterOfSuggestion } from '#domain/catalog/pick-suggestion.ts';
import { SUGGESTION_CATEGORIES, SUGGESTIONS_PER_CATEGORY, suggest } from '#domain/catalog/suggestions.ts';
import { decodeLocation, encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { UAE_COUNTRY_ID } from '#domain/geo/uae.ts';
import type { ServiceContext } from '../context.ts';
import { countListings } from './count-listings.ts';
import { getDictionaries } from './get-dictionaries.ts';
import { listKnownThings, type PlacedThing, type Stand } from './list-known-things.ts';
import { openCatalogue, placesOf } from './open-catalogue.ts';

interface Candidate {
  thing: PlacedThing;
  /** Set when the flats of the thing are outside the places searched in. */
  elsewhere?: LocationCode;
}

/**
 * Suggests things on sale whose names match the typed letters, at most five of each category, with counts. Flats are
 * counted in the places searched in, else where they stand, and without the other conditions if these leave nothing.
 */
export async function suggestPlaces(ctx: ServiceContext, input: SuggestInput): Promise<FoundSuggestion[]> {
  const places = placesOf(input.location);
  const countryIds = await openCatalogue(ctx).listPlaceCountries(places);
  const isUae = countryIds.length > 0 && countryIds.every((id) => id === UAE_COUNTRY_ID);
  const [known, dictionaries] = await Promise.all([listKnownThings(ctx), getDictionaries(ctx)]);
  const isNear = ({ stands, location }: PlacedThing) =>
    location !== undefined || stands.some((stand) => isIn(places, stand));
  const meant = suggest(
    input.query,
    isUae ? known.filter(({ category }) => category !== 'metro') : known,
    isNear,
  );
  const candidates = meant.flatMap((thing): Candidate[] =>
    isNear(thing) ? [{ thing }] : codesOf(thing.stands).map((elsewhere) => ({ thing, elsewhere })),
  );
  const found: FoundSuggestion[] = [];
  for (const candidate of inCategories(candidates)) {
    const counted = await count(ctx, input, candidate, dictionaries);
    if (counted) found.push(counted);
  }
  return found;
}

async function count(
  ctx: ServiceContext,
  input: SuggestInput,
  { thing, elsewhere }: Candidate,
  dictionaries: Dictionaries,
): Promise<FoundSuggestion | undefined> {
  const { name, category, id } = thing;
  const location = thing.location ?? elsewhere;
  const own = filterOfSuggestion(thing);
  const { search: _search, complexId: _complex, houseId: _house, ...others } = input.filters;
  const countWith = async (filters: SearchFilters) =>
    (await countListings(ctx, { filters, location: location ?? input.location, sort: 'default' })).flats;
  const together = await countWith({ ...others, ...own });
  const flatsCount = together || (await countWith(own));
  if (flatsCount === 0) return undefined;
  return {
    name,
    category,
    id,
    flatsCount,
    isAlone: together === 0,
    ...(location && { location }),
    where: elsewhere ? (placeName(dictionaries, elsewhere) ?? null) : null,
  };
}

function inCategories(candidates: readonly Candidate[]): Candidate[] {
  return SUGGESTION_CATEGORIES.flatMap((category) =>
    candidates.filter(({ thing }) => thing.category === category).slice(0, SUGGESTIONS_PER_CATEGORY),
  );
}

function isIn(places: Places, { countryId, regionId, cityId }: Stand): boolean {
  return (
    isEverywhere(places) ||
    places.cityIds.includes(cityId ?? 0) ||
    places.regionIds.includes(regionId ?? 0) ||
    places.countryIds.includes(countryId ?? 0)
  );
}

/** Gives the smallest places that hold the thing: its city, else its region, else its country. */
function codesOf(stands: readonly Stand[]): LocationCode[] {
  const codes = stands.flatMap(({ countryId, regionId, cityId }): LocationCode[] => {
    if (cityId) return [encodeLocation({ kind: 'city', id: cityId })];
    if (regionId) return [encodeLocation({ kind: 'region', id: regionId })];
    return countryId ? [encodeLocation({ kind: 'country', id: countryId })] : [];
  });
  return [...new Set(codes)];
}

function placeName({ cities, regions, countries }: Dictionaries, code: LocationCode): string | undefined {
  const { kind, id } = decodeLocation(code)!;
  const is = (place: { id: number }) => place.id === id;
  if (kind === 'country') return countries.find(is)?.name;
  return (kind === 'city' ? cities : regions).find(is)?.fullName;
}
