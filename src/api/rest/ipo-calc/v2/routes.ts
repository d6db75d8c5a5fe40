import { z } from 'zod';
import { CalcOptionsQuery } from '#contract/ipo-calc/calc-options.ts';
import { EvaluatedOfferV1, OfferV1 } from '#contract/ipo-calc/offer-v1.ts';
import { PatchedOfferV1Input } from '#contract/ipo-calc/patched-offer.ts';
import { ShownReasons } from '#contract/ipo-calc/shown-reasons.ts';
import type { EvaluatedOffers } from '#domain/mortgage/evaluate/evaluate-offers.ts';
import { renderData } from '#domain/mortgage/show/render-data.ts';
import { patchOffer } from '#services/mortgage/patch-offer.ts';
import { queryOffers } from '#services/mortgage/query-offers.ts';
import { success } from '../../envelope.ts';
import { type OperationText, operation } from '../../operation.ts';
import type { RestApp } from '../../rest-app.ts';
import { addDictionaries } from '../dictionary-routes.ts';
import { getByKey } from './get-by-key.ts';
import { presentEvaluated, presentNotMatching, presentOffers, type Regions } from './present-offers.ts';

const TAG = 'v2';

const Evaluated = z.array(EvaluatedOfferV1);
const NotMatching = z.array(ShownReasons.extend({ offer: OfferV1 }));

/** The second version: offers in the shape of the first one, by region. */
export function addV2(routes: RestApp): void {
  const all = operation(
    TAG,
    { operationId: 'v2Offers', summary: 'Все предложения, видимые ключу' },
    z.array(OfferV1),
  );
  routes.get('/offers', { schema: all }, async ({ caller }) => {
    const { unfiltered } = await queryOffers(caller.services, caller.access, {});
    const offers = unfiltered.map(({ offer }) => offer);
    return success(presentOffers(offers, caller.access.regions));
  });

  addQuery(
    routes,
    '/offers/proxy/matching',
    { operationId: 'v2MatchingOffers', summary: 'Предложения, подходящие под запрос' },
    Evaluated,
    ({ matching }, regions) => presentEvaluated(matching, regions),
  );
  addQuery(
    routes,
    '/offers/proxy/not-matching',
    { operationId: 'v2NotMatchingOffers', summary: 'Предложения, не подходящие под запрос, и почему' },
    NotMatching,
    ({ notMatching }, regions) => presentNotMatching(notMatching, regions),
  );
  addQuery(
    routes,
    '/offers/proxy/unfiltered',
    { operationId: 'v2UnfilteredOffers', summary: 'Все предложения, посчитанные для запроса' },
    Evaluated,
    ({ unfiltered }, regions) => presentEvaluated(unfiltered, regions),
  );
  addQuery(
    routes,
    '/offers/proxy/both',
    { operationId: 'v2BothOffers', summary: 'Подходящие и не подходящие предложения вместе' },
    z.object({ matching: Evaluated, notMatching: NotMatching }),
    ({ matching, notMatching }, regions) => ({
      matching: presentEvaluated(matching, regions),
      notMatching: presentNotMatching(notMatching, regions),
    }),
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

/** One view of the offers of a key, counted for the options in the query string. */
function addQuery<Data extends z.ZodType>(
  routes: RestApp,
  path: string,
  text: OperationText,
  data: Data,
  present: (offers: EvaluatedOffers, regions: Regions) => z.input<Data>,
): void {
  const described = operation<z.ZodType>(TAG, text, data, ['INVALID']);
  routes.get(path, { schema: { ...described, querystring: CalcOptionsQuery } }, async ({ caller, query }) => {
    const offers = await queryOffers(caller.services, caller.access, query);
    return success(present(offers, caller.access.regions));
  });
}
