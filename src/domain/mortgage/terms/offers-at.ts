import { Decimal } from '#domain/money/decimal.ts';
import { bestOffers, type PaidOffer, type ToldPayment } from '../evaluate/best-offers.ts';
import type { CalcContext } from '../evaluate/calc-query.ts';
import { type LegacyProgramName, legacyProgram } from '../legacy/legacy-program.ts';
import { MAX_KOPECKS } from '../loan/kopecks.ts';
import type { Offer } from '../offer/offer.ts';
import type { BuyerProgram, BuyerTerms } from './buyer-terms.ts';

const PROGRAM_OF: Partial<Record<LegacyProgramName, BuyerProgram>> = {
  Семейная: 'family',
  'IT-ипотека': 'it',
  Военная: 'military',
  Сельская: 'rural',
  Дальневосточная: 'farEast',
};

/** The state programme of an offer; undefined for one that anybody may take. */
export function buyerProgramOf({ program }: Pick<Offer, 'program'>): BuyerProgram | undefined {
  return PROGRAM_OF[legacyProgram(program).name];
}

/** The payment of an offer that this buyer is told. */
export function toldPayment({ isByFirst }: BuyerTerms): ToldPayment {
  return isByFirst ? 'first' : 'max';
}

/** The offers that a buyer qualifies for. */
export function offersFor({ programs }: BuyerTerms, offers: readonly Offer[]): readonly Offer[] {
  if (programs === null) return offers;
  return offers.filter((offer) => {
    const program = buyerProgramOf(offer);
    return program === undefined || programs.includes(program);
  });
}

/**
 * The offers a buyer may take at a price of whole roubles, the one to be told first; none where the first payment
 * covers the price, or the price is beyond all that is counted.
 */
export function offersAt(
  offers: readonly Offer[],
  price: number,
  terms: BuyerTerms,
  context: CalcContext,
): PaidOffer[] {
  const query = queryAt(terms, price);
  return query ? bestOffers(offersFor(terms, offers), query, context, toldPayment(terms)) : [];
}

/** The question of these terms about a price; undefined where nothing is left to borrow. */
export function queryAt({ down, years }: BuyerTerms, price: number) {
  if (price * 100 > MAX_KOPECKS) return undefined;
  if ('share' in down) return { price, initialPayment: down.share, years };
  return price > down.roubles
    ? { price, initialPayment: new Decimal(down.roubles).dividedBy(price), years }
    : undefined;
}
