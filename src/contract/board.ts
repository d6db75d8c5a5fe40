import { z } from 'zod';
import { ComplexId, type ShownFlat } from './catalog.ts';
import { SearchFilters } from './search-filters.ts';

export const BoardInput = z.object({
  houseId: ComplexId.shape.complexId,
  /** One section only; without it all of them, or the first one of a house too large to show at once. */
  section: z.string().trim().min(1).max(60).optional(),
  /** Flats that suit these filters are named in the answer. */
  filters: SearchFilters.optional(),
});
export type BoardInput = z.infer<typeof BoardInput>;

/** The fields of a flat that a cell of the board and the card beside it show. */
export type BoardFlat = Pick<
  ShownFlat,
  | 'id'
  | 'houseId'
  | 'rooms'
  | 'area'
  | 'kitchenArea'
  | 'floor'
  | 'floorsTotal'
  | 'section'
  | 'number'
  | 'price'
  | 'pricePerMeter'
  | 'payment'
  | 'paymentProgram'
  | 'paymentLater'
  | 'originalPrice'
  | 'originalCurrency'
  | 'ceilingHeight'
  | 'renovation'
  | 'balcony'
  | 'loggia'
  | 'status'
>;

export interface BoardSectionSummary {
  /** Null for flats whose feed names no section. */
  name: string | null;
  flatsCount: number;
  freeCount: number;
}

/** The flats of one house that its feed still carries, whatever their status. */
export interface Board {
  houseId: number;
  /** All sections of the house, in their order. */
  sections: BoardSectionSummary[];
  /** The section whose flats are listed; null for all of them. */
  section: string | null;
  flats: BoardFlat[];
  /** Ids of the listed flats that are on sale and suit the filters; null when no filters were sent. */
  suitingIds: number[] | null;
}
