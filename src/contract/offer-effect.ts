import { z } from 'zod';
import type { Decimal } from '#domain/money/decimal.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { OfferInput } from './offer-input.ts';
import { RecordId } from './record-fields.ts';

/** An offer as its form says it before it is saved; without an id it is a new one. */
export const OfferDraft = z.object({ id: RecordId.nullable(), offer: OfferInput });
export type OfferDraft = z.infer<typeof OfferDraft>;

/** Where an offer holds among what is on sale. */
export interface OfferReach {
  flats: number;
  complexes: number;
  /** Projects with these complexes, the first of them by name. */
  projects: { count: number; first: string[] };
}

/** Complexes that an edit gives to an offer or takes from it. */
export interface ReachChange {
  flats: number;
  complexes: number;
  /** Names of the first of them, those with more flats before others. */
  first: string[];
}

/** An offer that is the best one at a price. */
export interface BestOffer {
  bank: string;
  program: string;
  /** Whether it is the offer that is edited. */
  isOwn: boolean;
  /** Roubles a month. */
  payment: Decimal;
}

/** Flats where another offer becomes the best one at a price; null where none fits. */
export interface OfferTurn {
  price: number;
  flats: number;
  before: BestOffer | null;
  after: BestOffer | null;
}

/** The change that saving an offer would make. */
export interface OfferEffect {
  /** The day that is looked at: today, or the first day of an offer that begins later. */
  day: IsoDate;
  /** Null while the offer is not made or not given on that day. */
  before: OfferReach | null;
  after: OfferReach | null;
  gained: ReachChange;
  lost: ReachChange;
  /** The offer's own payment at typical prices of what it reaches, roubles; null where it does not fit. */
  prices: { price: number; before: Decimal | null; after: Decimal | null }[];
  /** The first of them are of the most flats. */
  turns: OfferTurn[];
  /** Flats in the places whose best offers were compared, fewer than those reached where there are too many kinds. */
  comparedFlats: number;
}
