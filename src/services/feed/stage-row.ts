import type { StagedFlat } from '#db/schema/staged-flat.ts';
import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { fingerprintFlat } from '#domain/feed/fingerprint.ts';
import { type RoubleRates, toRoubles } from '#domain/money/currency.ts';

type Rates = Partial<RoubleRates>;

/**
 * A canonical flat as the row that waits beside the catalogue until the whole feed was read. A price in a currency
 * without a rate stays without roubles.
 */
export function stageRow(houseRef: number, flat: CanonicalFlat, rates: Rates): StagedFlat {
  const { facts, photos } = fingerprintFlat(flat);
  return {
    external_id: flat.externalId,
    house_ref: houseRef,
    facts,
    photos,
    number: flat.number,
    section: flat.section,
    floor: flat.floor,
    floors_total: flat.floorsTotal,
    rooms: flat.rooms,
    area_m2_x100: flat.areaM2x100,
    living_area_m2_x100: flat.livingAreaM2x100,
    kitchen_area_m2_x100: flat.kitchenAreaM2x100,
    ceiling_height_cm: flat.ceilingHeightCm,
    price: flat.priceRub ?? inRoubles(flat, rates),
    original_price: flat.originalPrice,
    original_currency: flat.originalCurrency,
    renovation: flat.renovation,
    apartments: flat.apartments,
    balcony: flat.balcony,
    logia: flat.loggia,
    from_developer: flat.fromDeveloper,
    status: flat.status,
    description: flat.description,
    plan_urls: flat.planUrls,
    photo_urls: flat.photoUrls,
    line: flat.line,
  };
}

function inRoubles({ originalPrice, originalCurrency }: CanonicalFlat, rates: Rates): number | null {
  // The one rate that is read is there, whatever others are missing.
  return rates[originalCurrency] === undefined
    ? null
    : toRoubles(originalPrice, originalCurrency, rates as RoubleRates);
}
