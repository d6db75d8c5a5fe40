import { findOffersVersion } from '#db/queries/mortgage/find-offers-version.ts';
import { readOfferBook } from '#db/queries/mortgage/read-offer-book.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { assembleOfferBook, type OfferBook } from './assemble-offer-book.ts';
import type { OfferScope } from './offer-scope.ts';
import { restrictOffers } from './restrict-offers.ts';

/** The book of a day with what was asked of it already. */
export interface OpenOfferBook extends OfferBook {
  within(scope: OfferScope): readonly Offer[];
}

/** Scopes are as many as partners have keys; a book that met more forgets the oldest. */
const MOST_SCOPES = 500;

/** The offers in force today; one small question to the database tells whether those in memory still hold. */
export async function loadOfferBook(ctx: ServiceContext): Promise<OpenOfferBook> {
  const today = moscowDate(ctx.now);
  const version = await findOffersVersion(ctx.db);
  return ctx.ports.memory.recall('offers', `${version}/${today}`, async () =>
    openOfferBook(assembleOfferBook(await readOfferBook(ctx.db, { today }))),
  );
}

function openOfferBook(book: OfferBook): OpenOfferBook {
  const scopes = new Map<string, readonly Offer[]>();
  return {
    ...book,
    within(scope) {
      const key = JSON.stringify([scope.companyIds, scope.projectIds, scope.regions]);
      const known = scopes.get(key);
      if (known) return known;
      const offers = restrictOffers(book, scope);
      if (scopes.size >= MOST_SCOPES) scopes.delete(scopes.keys().next().value!);
      scopes.set(key, offers);
      return offers;
    },
  };
}
