import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import {
  type GreatestPrice,
  greatestPrice,
  type PaymentQuery,
} from '#domain/mortgage/inverse/greatest-price.ts';
import type { Offer } from '#domain/mortgage/offer/offer.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';
import { loadOffers } from './load-offers.ts';
import type { OfferScope } from './offer-scope.ts';

export interface OfferPrice extends GreatestPrice {
  offer: Offer;
}

/**
 * The greatest price each offer of a scope allows for a payment, dearest first; an offer that allows none is left out.
 */
export async function listMaxPrices(
  ctx: ServiceContext,
  scope: OfferScope,
  query: Pick<PaymentQuery, 'payment'> & Pick<CalcQuery, 'initialPayment' | 'years'>,
): Promise<OfferPrice[]> {
  const {
    payment,
    initialPayment = CALCULATOR_DEFAULTS.initialPayment,
    years = CALCULATOR_DEFAULTS.years,
  } = query;
  const context = { today: moscowDate(ctx.now) };
  return (await loadOffers(ctx, scope))
    .flatMap((offer) => {
      const price = greatestPrice(offer, { payment, initialPayment, years }, context);
      return price === null ? [] : [{ offer, ...price }];
    })
    .sort((a, b) => b.priceKopecks - a.priceKopecks || (a.offer.hash < b.offer.hash ? -1 : 1));
}
