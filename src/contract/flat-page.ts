import type { NamedTerm } from '#domain/listing/handover-steps.ts';
import type { PlaceInHouse } from '#domain/listing/place-in-house.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { Complex, House, Media, Rates, ShownFlat } from './catalog.ts';
import type { Company } from './company.ts';
import type { FlatCards } from './flat-card.ts';
import type { ListingMortgage } from './mortgage.ts';
import type { RoadTime } from './road.ts';

export interface FlatPage {
  flat: ShownFlat;
  withdrawnAt: Date | null;
  description: string | null;
  /** How the developer takes the price by parts, in the words of the feed. */
  paymentPlan: string | null;
  /** Pictures of the flat. */
  media: Media[];
  complex: Complex;
  /** The monthly payment for the cheapest flat of the complex; null where no mortgage fits. */
  complexPayment: Decimal | null;
  house: House;
  /** The ways of whoever asks, from its house; none while nothing is on sale there. */
  roads: RoadTime[];
  developerCompany: Company;
  /** The moment the flat took its present status; null while it never had another. */
  statusSince: Date | null;
  /**
   * Flats on sale in the same complex or, when it is sold out, similar ones nearby; the most similar first, at most 4.
   */
  others: FlatCards;
  /** Every price the flat had, oldest first; `price` in roubles at the rate of its moment. */
  priceHistory: {
    at: Date;
    price: number | null;
    originalPrice: number | null;
    originalCurrency: Currency;
  }[];
  /** Every term its house was promised for, oldest first. */
  handoverTerms: NamedTerm[];
  /** The median price of the flats on sale with as many rooms in the complex, whole roubles. */
  median: { price: number; flatsCount: number } | null;
  rates: Rates;
  /** The best mortgage offers for its price; null when none fits or the price is unknown. */
  mortgage: ListingMortgage | null;
  /** The place of the flat in its house; null when it is unknown. */
  place: PlaceInHouse | null;
}
