import { readOfferBook } from '#db/queries/mortgage/offer-book.ts';
import { findOffersVersion } from '#db/queries/mortgage/offers.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { assembleOfferBook } from './assemble-offer-book.ts';
import { type OpenOfferBook, openOfferBook } from './open-offer-book.ts';

/** The offers in force today; one small question to the database tells whether those in memory still hold. */
export async function loadOfferBook(ctx: ServiceContext): Promise<OpenOfferBook> {
  const today = moscowDate(ctx.now);
  const version = await findOffersVersion(ctx.db);
  return ctx.ports.memory.recall('offers', `${version}/${today}`, async () =>
    openOfferBook(assembleOfferBook(await readOfferBook(ctx.db, { today })), today),
  );
}
