import { z } from 'zod';
import { CalcOptionsQuery } from '#contract/ipo-calc/calc-options.ts';
import { EvaluatedOfferV1, OfferV1 } from '#contract/ipo-calc/offer-v1.ts';
import { PatchedOfferV1Input } from '#contract/ipo-calc/patched-offer.ts';
import { ShownReasons } from '#contract/ipo-calc/shown-reasons.ts';
import { renderData } from '#domain/mortgage/show/render-data.ts';
import { patchOffer } from '#services/mortgage/patch-offer.ts';
import { queryOffers } from '#services/mortgage/query-offers.ts';
import { success } from '../../envelope.ts';
import { operation } from '../../operation.ts';
import type { RestApp } from '../../rest-app.ts';
import { addDictionaries } from '../dictionary-routes.ts';
import { getByKey } from './get-by-key.ts';
import { presentEvaluated, presentNotMatching, presentOffers } from './present-offers.ts';

const TAG = 'v2';

const NotMatchingOffer = ShownReasons.extend({ offer: OfferV1 });

/** The second version: offers in the shape of the first one, by region. */
export function addV2(routes: RestApp): void {
  const all = operation(
    TAG,
    { operationId: 'v2Offers', summary: 'Все предложения, видимые ключу' },
    z.array(OfferV1),
  );
  routes.get('/offers', { schema: all }, async ({ caller }) => {
    const { unfiltered } = await queryOffers(caller.services, caller.access, {});
    return success(
      presentOffers(
        unfiltered.map(({ offer }) => offer),
        caller.access.regions,
      ),
    );
  });

  const matching = operation(
    TAG,
    { operationId: 'v2MatchingOffers', summary: 'Предложения, подходящие под запрос' },
    z.array(EvaluatedOfferV1),
    ['INVALID'],
  );
  routes.get(
    '/offers/proxy/matching',
    { schema: { ...matching, querystring: CalcOptionsQuery } },
    async ({ caller, query }) => {
      const offers = await queryOffers(caller.services, caller.access, query);
      return success(presentEvaluated(offers.matching, caller.access.regions));
    },
  );

  const notMatching = operation(
    TAG,
    { operationId: 'v2NotMatchingOffers', summary: 'Предложения, не подходящие под запрос, и почему' },
    z.array(NotMatchingOffer),
    ['INVALID'],
  );
  routes.get(
    '/offers/proxy/not-matching',
    { schema: { ...notMatching, querystring: CalcOptionsQuery } },
    async ({ caller, query }) => {
      const offers = await queryOffers(caller.services, caller.access, query);
      return success(presentNotMatching(offers.notMatching, caller.access.regions));
    },
  );

  const unfiltered = operation(
    TAG,
    { operationId: 'v2UnfilteredOffers', summary: 'Все предложения, посчитанные для запроса' },
    z.array(EvaluatedOfferV1),
    ['INVALID'],
  );
  routes.get(
    '/offers/proxy/unfiltered',
    { schema: { ...unfiltered, querystring: CalcOptionsQuery } },
    async ({ caller, query }) => {
      const offers = await queryOffers(caller.services, caller.access, query);
      return success(presentEvaluated(offers.unfiltered, caller.access.regions));
    },
  );

  const both = operation(
    TAG,
    { operationId: 'v2BothOffers', summary: 'Подходящие и не подходящие предложения вместе' },
    z.object({ matching: z.array(EvaluatedOfferV1), notMatching: z.array(NotMatchingOffer) }),
    ['INVALID'],
  );
  routes.get(
    '/offers/proxy/both',
    { schema: { ...both, querystring: CalcOptionsQuery } },
    async ({ caller, query }) => {
      const offers = await queryOffers(caller.services, caller.access, query);
      const { regions } = caller.access;
      return success({
        matching: presentEvaluated(offers.matching, regions),
        notMatching: presentNotMatching(offers.notMatching, regions),
      });
    },
  );

  const patched = operation(
    TAG,
    { operationId: 'v2PatchedOffer', summary: 'Субсидия, посчитанная для выбранной ячейки её таблицы' },
    EvaluatedOfferV1,
    ['INVALID', 'NOT_FOUND'],
  );
  routes.post(
    '/offers/proxy/patched-offer',
    { schema: { ...patched, body: PatchedOfferV1Input } },
    async ({ caller, body }) => {
      const { offerKey, options = {}, ...cell } = body;
      const { offer, shown } = await getByKey(caller, offerKey);
      const evaluation = patchOffer(caller.services, offer, cell, options);
      return success({
        ...shown,
        renderData: renderData(evaluation, { selectedDuration: cell.periodDuration }),
      });
    },
  );

  addDictionaries(routes, TAG);
}
