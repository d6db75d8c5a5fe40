import { expect, it } from 'vitest';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { evaluateOffers } from '#domain/mortgage/evaluate/evaluate-offers.ts';
import { mixedOffers } from '#domain/mortgage/fixtures/mixed-offers.ts';
import { offerV3 } from '#domain/mortgage/offer/offer-v3.ts';
import { seededRandom } from '#domain/random.ts';
import { success, successJson } from '../../envelope.ts';
import { offersJson, queriedOffersJson } from './offers-json.ts';
import { presentEvaluated, presentNotMatching } from './present-offer.ts';

const offers = mixedOffers(60, seededRandom(6));

it.each<[CalcQuery]>([
  [{}],
  [{ price: '15000000', initialPayment: '0.3', years: '20' }],
  [{ price: '900000', initialPayment: '0.01', years: '30', monthlyPayment: '1' }],
])('for %o is byte for byte what presented offers give, again and again', (query) => {
  for (const price of [query.price, '8000000', query.price]) {
    const queried = evaluateOffers(offers, { ...query, price }, { today: '2026-11-20' });
    const presented = success({
      matching: queried.matching.map((one) => presentEvaluated(one)),
      notMatching: queried.notMatching.map(presentNotMatching),
      unfiltered: queried.unfiltered.map((one) => presentEvaluated(one)),
    });
    expect(successJson(queriedOffersJson(queried))).toBe(JSON.stringify(presented));
  }
  expect(offersJson(offers)).toBe(JSON.stringify(offers.map(offerV3)));
});

it('no offers are empty lists', () => {
  const queried = evaluateOffers([], {}, { today: '2026-11-20' });
  expect(JSON.parse(queriedOffersJson(queried))).toEqual({ matching: [], notMatching: [], unfiltered: [] });
});
