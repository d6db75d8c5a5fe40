import type { StagedFlat } from '#db/queries/feed/staged-flats.ts';
import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { fingerprintFlat } from '#domain/feed/fingerprint.ts';
import { type RoubleRates, toRoubles } from '#domain/money/currency.ts';

type Rates = Partial<RoubleRates>;

/**
 * A canonical flat as the row that waits beside the catalogue until the whole feed was read. A price in a currency
 * without a rate stays without roubles.
 */
export function stageRow(houseRef: number, flat: CanonicalFlat, rates: Rates): StagedFlat {
  // The columns of the stage bear the names of the canonical flat, but for the price.
  const { priceRub, ...facts } = flat;
  return {
    ...facts,
    ...fingerprintFlat(flat),
    houseRef,
    price: priceRub ?? inRoubles(flat, rates),
  };
}

function inRoubles({ originalPrice, originalCurrency }: CanonicalFlat, rates: Rates): number | null {
  // The one rate that is read is there, whatever others are missing.
  return rates[originalCurrency] === undefined
    ? null
    : toRoubles(originalPrice, originalCurrency, rates as RoubleRates);
}
