import { z } from 'zod';
import { MAX_COMPARED, MAX_FAVOURITES } from '#domain/catalog/chosen-limits.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import { MAX_COLUMNS_LENGTH, readColumnsTerms } from '#domain/mortgage/terms/column-terms.ts';
import { type FlatsResult, ListingId } from './catalog.ts';
import type { ComplexCard } from './complex-card.ts';
import type { FlatCards } from './flat-card.ts';

const ids = z.array(ListingId.shape.id);
const favourites = ids.max(MAX_FAVOURITES).default([]);
const compared = ids.max(MAX_COMPARED).default([]);

/** The flats and complexes somebody put aside, by id. */
export const ChosenInput = z.object({ flats: favourites, complexes: favourites });
export type ChosenInput = z.infer<typeof ChosenInput>;

/** Things side by side, each counted with the terms of its own column: '54,price11500000,down20p;60,years30'. */
export const ComparedInput = z.object({
  flats: compared,
  complexes: compared,
  columns: z.string().max(MAX_COLUMNS_LENGTH).transform(readColumnsTerms).optional(),
});
export type ComparedInput = z.infer<typeof ComparedInput>;

/** Flats and complexes in the order of the ids; those that were deleted or are unknown are left out. */
export interface ComparedResult extends Omit<FlatsResult, 'mapHouses'> {
  /** Ids of flats that are no longer on sale. */
  withdrawnIds: number[];
  /** One for each flat or complex asked for that some offer fits. */
  loans: ColumnLoan[];
  /** Moves of all flats of the complexes asked for, and of flats with the rooms of those asked for. */
  yearMoves: YearMove[];
}

/** The cost of one thing of a comparison by the best offer for its price and terms. */
export interface ColumnLoan {
  /** The id of a flat, or of a complex, which is counted by its cheapest flat. */
  id: number;
  /** Roubles a month, the one that the buyer is told. */
  payment: Decimal;
  /** The greatest one of the term where the first one, which is told, is less; else null. */
  laterPayment: Decimal | null;
  /** The state programme it takes, while the buyer has not said which ones they qualify for. */
  program: BuyerProgram | null;
  /** Interest, fee and the dearer price of the whole term. */
  overpayment: Decimal;
  /** All that is paid until the loan is repaid, the first payment included. */
  total: Decimal;
}

/** Medians of the prices of a square metre on sale a year ago and today, in the currency they are quoted in. */
export interface YearMove {
  complexId: number;
  /** Null for all flats of the complex. */
  rooms: RoomsBucket | null;
  before: number;
  now: number;
}

/** The same as cards. */
export interface ChosenCards {
  flats: FlatCards;
  complexes: ComplexCard[];
  /** Flats of these that are not on sale now. */
  gone: { id: number; status: GoneStatus }[];
}

export type GoneStatus = 'BOOKED' | 'SOLD' | 'WITHDRAWN';
