import { z } from 'zod';
import { MAX_FAVOURITES } from '#domain/catalog/chosen-limits.ts';
import { type FlatsResult, ListingId } from './catalog.ts';
import type { ComplexCard } from './complex-card.ts';
import type { FlatCards } from './flat-card.ts';

const ids = z.array(ListingId.shape.id).max(MAX_FAVOURITES).default([]);

/** The flats and complexes somebody put aside, by id. */
export const ChosenInput = z.object({ flats: ids, complexes: ids });
export type ChosenInput = z.infer<typeof ChosenInput>;

/** Flats and complexes in the order of the ids; those that were deleted or are unknown are left out. */
export interface ChosenResult extends Omit<FlatsResult, 'mapHouses'> {
  /** Ids of flats that are no longer on sale. */
  withdrawnIds: number[];
}

/** The same as cards. */
export interface ChosenCards {
  flats: FlatCards;
  complexes: ComplexCard[];
  /** Flats of these that are not on sale now. */
  gone: { id: number; status: GoneStatus }[];
}

export type GoneStatus = 'BOOKED' | 'SOLD' | 'WITHDRAWN';
