import type { SuggestedAddresses } from '#contract/address.ts';
import type { GoalsInput, SuggestedGoals } from '#contract/road.ts';
import { suggest } from '#domain/catalog/suggestions.ts';
import { AppError } from '#domain/errors.ts';
import { tidyRoadName } from '#domain/road/road-text.ts';
import { getDictionaries } from '../catalog/get-dictionaries.ts';
import { placesOf } from '../catalog/open-catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { FEWEST_LETTERS, suggestAddresses, type Typist } from '../geo/suggest-addresses.ts';
import { loadRoadBook } from './open-road-book.ts';

/** Our own directory knows metros as addresses; they are suggested as what they are. */
const METRO_OF_DIRECTORY = ', метро ';

/**
 * Places that somebody who types may go to every day: metros, those of the places searched in first, and addresses,
 * whether anything is on sale there or not. Who asks too often is told of metros alone.
 */
export async function suggestGoals(
  ctx: ServiceContext,
  { query, location }: GoalsInput,
  typist: Typist,
): Promise<SuggestedGoals> {
  const [{ metros }, { cities }, { addresses, isOwn }] = await Promise.all([
    loadRoadBook(ctx),
    getDictionaries(ctx),
    suggestAddresses(ctx, query, typist).catch(noneOverLimit),
  ]);
  const { cityIds, regionIds } = placesOf(location);
  const cityOf = new Map(cities.map((city) => [city.id, city]));
  const isNear = (cityId: number) =>
    cityIds.includes(cityId) || regionIds.includes(cityOf.get(cityId)?.regionId ?? 0);
  const found = suggest(query, metros, ({ cityId }) => isNear(cityId));
  const isVendor = ctx.ports.addresses.provider !== 'embedded';
  return {
    hasGaps: isVendor && isOwn && query.trim().length >= FEWEST_LETTERS,
    metros: found.map(({ id, name, cityId }) => ({
      id,
      name,
      city: isNear(cityId) ? null : (cityOf.get(cityId)?.name ?? null),
    })),
    addresses: addresses.flatMap(({ label, precision, latitude, longitude }) => {
      const name = tidyRoadName(label);
      const isMetro = label.includes(METRO_OF_DIRECTORY);
      return name === null || isMetro || precision === 'region' ? [] : [{ name, latitude, longitude }];
    }),
  };
}

function noneOverLimit(error: unknown): SuggestedAddresses {
  if (error instanceof AppError && error.code === 'LIMIT') return { addresses: [], isOwn: true };
  throw error;
}
