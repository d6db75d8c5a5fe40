import type { Answer } from './answer.ts';
import type { Calls, EvaluatedOfferV3, OfferV3, SelectedOfferV3 } from './api-types.gen.ts';
import { type CallOptions, type ClientOptions, sendCall } from './send-call.ts';

type Query<Name extends keyof Calls> = Calls[Name]['query'];
type Reasons = Omit<Calls['v3QueryOffers']['data']['notMatching'][number], 'offer'>;

/** Offers counted for a query: those that fit, those that do not with reasons, and all in the order of showing. */
export interface CountedOffers<Counted, Plain> {
  matching: Counted[];
  notMatching: (Reasons & { offer: Plain })[];
  unfiltered: Counted[];
}

export type Client = ReturnType<typeof createClient>;

/**
 * The API of mortgage offers and of the calculator widget, version 3. Money in roubles, rates and shares as parts of
 * one, terms in years. Calls answer values, refusals too: look at `ok` before `data`.
 */
export function createClient(options: ClientOptions) {
  return {
    /** Every offer the key may see, as it is. */
    offers: (call?: CallOptions) => sendCall(options, 'v3Offers', {}, call),

    /** Offers counted for a price, a first payment and a term. */
    countOffers: (query: Query<'v3QueryOffers'>, call?: CallOptions) =>
      sendCall(options, 'v3QueryOffers', { query }, call) satisfies Promise<
        Answer<CountedOffers<EvaluatedOfferV3, OfferV3>>
      >,

    /** Calculates all offers and keeps of each only the fields that `selection` names. */
    countOfferFields: (
      query: Query<'v3QueryOffers'>,
      selection: NonNullable<Calls['v3QueryOffers']['body']>,
      call?: CallOptions,
    ) =>
      sendCall(options, 'v3QueryOffers', { query, body: selection }, call) as Promise<
        Answer<CountedOffers<SelectedOfferV3, SelectedOfferV3>>
      >,

    /** A subsidised offer counted for one cell of its table. */
    patchedOffer: (patch: Omit<Calls['v3PatchedOffer']['body'], 'type'>, call?: CallOptions) =>
      sendCall(options, 'v3PatchedOffer', { body: { type: 'subsidy', ...patch } }, call),

    /** Payments of an offer month by month; `early` are premature ones, '12:500000:term'. */
    schedule: (hash: string, query: Omit<Query<'v3OfferSchedule'>, 'format'> = {}, call?: CallOptions) =>
      sendCall(options, 'v3OfferSchedule', { path: { hash }, query }, call),

    /** The greatest price of every offer whose payment is not above `payment`. */
    maxPrices: (query: Query<'v3MaxPrice'>, call?: CallOptions) =>
      sendCall(options, 'v3MaxPrice', { query }, call),

    banks: (call?: CallOptions) => sendCall(options, 'v3Banks', {}, call),

    projects: (call?: CallOptions) => sendCall(options, 'v3MyProjects', {}, call),

    programNames: (call?: CallOptions) => sendCall(options, 'v3ProgramNames', {}, call),

    widget: {
      /** Options and theme of the widget of the key. */
      config: (call?: CallOptions) => sendCall(options, 'v3WidgetConfig', {}, call),

      /** HTML to paste into a page. */
      snippet: (call?: CallOptions) => sendCall(options, 'v3WidgetSnippet', {}, call),

      /**
       * Leaves an application. It is stored when the answer is ok. `repetitionKey`, up to 255 characters, makes one
       * lead of equal calls, so that a call may be repeated after a failure.
       */
      apply: (
        application: Calls['v3WidgetApplication']['body'],
        { repetitionKey, ...call }: CallOptions & { repetitionKey?: string } = {},
      ) => {
        const headers: Record<string, string> =
          repetitionKey === undefined ? {} : { 'idempotency-key': repetitionKey };
        return sendCall(
          options,
          'v3WidgetApplication',
          { body: application },
          { ...call, headers: { ...call.headers, ...headers } },
        );
      },
    },
  };
}
