import type { Program } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';

/** Names of programmes with their parents, in display order. */
export async function listProgramNames(ctx: ServiceContext): Promise<readonly Program[]> {
  return (await loadOfferBook(ctx)).programs;
}
