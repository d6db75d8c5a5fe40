import type { RealtorCountryFacts, RealtorCountryInput } from '#contract/landing.ts';
import { type DatedRate, listRates } from '#db/queries/money/rates.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import { REALTOR_COUNTRIES, type RealtorCountry } from '#domain/landing/landings.ts';
import { countListings } from '../catalog/count-listings.ts';
import { getFreshness } from '../catalog/get-freshness.ts';
import { searchFlats } from '../catalog/search-flats.ts';
import type { ServiceContext } from '../context.ts';

/** New flats of each country are priced in this currency. */
const CURRENCIES: Record<RealtorCountry, DatedRate['currency']> = { uae: 'AED', thai: 'THB', georgia: 'USD' };

/** Gives the counts, the cheapest price and the exchange rate that the page of a country shows. */
export async function getRealtorCountry(
  ctx: ServiceContext,
  { country }: RealtorCountryInput,
): Promise<RealtorCountryFacts> {
  const location = encodeLocation({ kind: 'country', id: REALTOR_COUNTRIES[country].id });
  const [{ flats, complexes }, { confirmedAt }, cheap, rates] = await Promise.all([
    countListings(ctx, { filters: {}, location, sort: 'default' }),
    getFreshness(ctx, { location }),
    searchFlats(ctx, { filters: {}, location, sort: 'price_asc', amount: 1, startFrom: 0 }),
    listRates(ctx.db),
  ]);
  const [flat] = cheap.flats;
  const rate = rates.find(({ currency }) => currency === CURRENCIES[country]);
  return {
    flats,
    complexes,
    confirmedAt,
    cheapest:
      flat && flat.price !== null
        ? { price: flat.price, originalPrice: flat.originalPrice, originalCurrency: flat.originalCurrency }
        : null,
    rate: rate ? { currency: rate.currency, roubles: rate.roubles, asOf: rate.asOf } : null,
  };
}
