import type { ListingMortgage } from '#contract/mortgage.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { getListingMortgage } from './get-listing-mortgage.ts';
import { placeOfFlat } from './place-of-flat.ts';

/** Explains the payment of a flat, for anyone; null when no offer fits. Errors: NOT_FOUND. */
export async function getFlatMortgage(ctx: ServiceContext, id: number): Promise<ListingMortgage | null> {
  const [row] = await listFlats(ctx.db, [id]);
  if (!row) throw new AppError('NOT_FOUND', 'Flat not found');
  return getListingMortgage(ctx, placeOfFlat(row));
}
