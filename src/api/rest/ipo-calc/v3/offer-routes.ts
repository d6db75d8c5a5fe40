import { z } from 'zod';
import { CalcOptionsQuery } from '#contract/ipo-calc/calc-options.ts';
import { ProgramName } from '#contract/ipo-calc/dictionaries.ts';
import { OffersSelection } from '#contract/ipo-calc/field-selector.ts';
import { EvaluatedOfferV3, OfferV3 } from '#contract/ipo-calc/offer-v3.ts';
import { PatchedOfferInput } from '#contract/ipo-calc/patched-offer.ts';
import { ShownReasons } from '#contract/ipo-calc/shown-reasons.ts';
import type { ProgramName as Name, Program } from '#domain/mortgage/offer/offer.ts';
import { getOffer } from '#services/mortgage/get-offer.ts';
import { listProgramNames } from '#services/mortgage/list-program-names.ts';
import { patchOffer } from '#services/mortgage/patch-offer.ts';
import { queryOffers } from '#services/mortgage/query-offers.ts';
import { success, successJson } from '../../envelope.ts';
import { operation } from '../../operation.ts';
import type { RestApp } from '../../rest-app.ts';
import { fieldSelection, WHOLE } from './field-selection.ts';
import { offersJson, queriedOffersJson } from './offers-json.ts';
import { presentEvaluated, presentNotMatching } from './present-offer.ts';

const TAG = 'v3';

/** Set by hand on answers that were written as JSON text already. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** A call has one answer in the description, so the schema of selected offers is kept in it by this reference. */
const SELECTED_ANSWER = { 'x-selected-offer': { $ref: '#/components/schemas/SelectedOfferV3' } };

/** Only whole offers: a schema for both whole and selected ones could promise no field at all. */
const QueriedOffers = z.object({
  matching: z.array(EvaluatedOfferV3),
  notMatching: z.array(ShownReasons.extend({ offer: OfferV3 })),
  unfiltered: z.array(EvaluatedOfferV3),
});

/** Adds the calls about offers: as they are, evaluated for a query, and a subsidy at a chosen cell. */
export function addOfferRoutes(routes: RestApp): void {
  const all = operation(
    TAG,
    { operationId: 'v3Offers', summary: 'Все предложения, видимые ключу' },
    z.array(OfferV3),
  );
  routes.get('/offers', { schema: all }, async ({ caller }, reply) => {
    const { unfiltered } = await queryOffers(caller.services, caller.access, {});
    return reply.type(JSON_TYPE).send(successJson(offersJson(unfiltered.map(({ offer }) => offer))) as never);
  });

  const queried = operation(
    TAG,
    {
      operationId: 'v3QueryOffers',
      summary: 'Предложения, посчитанные для запроса',
      description:
        'Параметры запроса — в адресе, отбор полей — в теле. Без тела каждое предложение приходит целиком, с отбором — SelectedOfferV3: только оставленные поля.',
    },
    QueriedOffers,
    ['INVALID'],
  );
  routes.post(
    '/offers/proxy',
    {
      schema: {
        ...queried,
        ...SELECTED_ANSWER,
        querystring: CalcOptionsQuery,
        body: OffersSelection.optional(),
      },
    },
    async ({ caller, query, body }, reply) => {
      const offers = await queryOffers(caller.services, caller.access, query);
      const select = fieldSelection(body?.fields, body?.mode ?? 'include');
      const sendJson = (data: string) => reply.type(JSON_TYPE).send(successJson(data) as never);
      if (select === WHOLE) return sendJson(queriedOffersJson(offers));
      // An offer stands in two lists, so it is selected once and reused.
      const shown = new Map(offers.unfiltered.map((one) => [one, select(presentEvaluated(one))]));
      const selected = {
        matching: offers.matching.map((one) => shown.get(one)!),
        notMatching: offers.notMatching.map((one) => {
          const { offer, ...reasons } = presentNotMatching(one);
          return { offer: select(offer), ...reasons };
        }),
        unfiltered: [...shown.values()],
      };
      return sendJson(JSON.stringify(selected));
    },
  );

  const patched = operation(
    TAG,
    {
      operationId: 'v3PatchedOffer',
      summary: 'Субсидия, посчитанная для выбранной ячейки её таблицы',
    },
    EvaluatedOfferV3,
    ['INVALID', 'NOT_FOUND'],
  );
  routes.post(
    '/offers/proxy/patched-offer',
    { schema: { ...patched, body: PatchedOfferInput } },
    async ({ caller, body }) => {
      const { offerKey, options = {}, ...cell } = body;
      const offer = await getOffer(caller.services, caller.access, ({ hash }) => hash === offerKey);
      return success(
        presentEvaluated(patchOffer(caller.services, offer, cell, options), cell.periodDuration),
      );
    },
  );

  const names = operation(
    TAG,
    { operationId: 'v3ProgramNames', summary: 'Названия программ с цепочками родителей' },
    z.array(ProgramName),
  );
  routes.get('/program-names', { schema: names }, async ({ caller }) =>
    success((await listProgramNames(caller.services)).map(presentProgramName)),
  );
}

/** A programme's name with its parents, child first. */
function presentProgramName(program: Program): ProgramName {
  return { ...presentName(program), chain: program.chain.map(presentName) };
}

function presentName({ id, displayName, name, filterTooltip, order }: Name): Name {
  return { id, displayName, name, filterTooltip, order };
}
