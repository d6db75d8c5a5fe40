import type { GeoPoint } from '#domain/geo/point.ts';
import type { NamedTerm } from '#domain/listing/handover-steps.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { Complex, House, Media, Rates, ShownFlat } from './catalog.ts';
import type { Company } from './company.ts';
import type { ComplexCard } from './complex-card.ts';
import type { ProximityPlace } from './infrastructure.ts';
import type { ListingMortgage } from './mortgage.ts';
import type { RoadTime } from './road.ts';

export interface ComplexPage {
  complex: Complex;
  houses: House[];
  developerCompany: Company;
  /** The best mortgage offers for its cheapest flat; null when none fits. */
  mortgage: ListingMortgage | null;
  /** Flats on sale, cheapest first, at most 6 of each rooms bucket. */
  flats: ShownFlat[];
  /** Pictures of `flats`. */
  media: Media[];
  /** Houses the developer handed over, by year, the earliest first. */
  handoverYears: { year: number; housesCount: number }[];
  /** Places nearby, the nearest first; empty while none were loaded. */
  infrastructure: ProximityPlace[];
  rates: Rates;
  /** The ways of whoever asks, from the nearest of its houses with something on sale. */
  roads: RoadTime[];
  /** Points of the complex's metro stations. */
  metroPoints: ({ metroId: number } & GeoPoint)[];
  /** The monthly payment for the cheapest flat of each house; houses that no mortgage fits are left out. */
  housePayments: { houseId: number; payment: Decimal }[];
  /** How the developer takes prices by parts, in the words of feeds; those of the most flats on sale first. */
  paymentPlans: { plan: string; flatsCount: number }[];
  /** Every term its houses were promised for, oldest first. */
  handoverTerms: NamedTerm[];
  /** Photos of its construction by month, 'YYYY-MM', the newest first. */
  progress: { month: string; pictures: Media[] }[];
  /** Other complexes to look at, at most 4, the most similar first. */
  similar: ComplexCard[];
}
