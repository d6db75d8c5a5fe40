import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '../calculator-defaults.ts';

/** State programmes, which only some buyers qualify for; whatever else banks offer is for anybody. */
export const BUYER_PROGRAMS = ['family', 'it', 'military', 'rural', 'farEast'] as const;

export type BuyerProgram = (typeof BUYER_PROGRAMS)[number];

/** The first payment: a share of the price, or whole roubles. */
export type DownPayment = { share: number } | { roubles: number };

/** «Мои условия»: what payments and budgets of the site are counted with. */
export interface BuyerTerms {
  down: DownPayment;
  /** Whole years. */
  years: number;
  /** The programmes the buyer qualifies for; null while nobody has said. */
  programs: readonly BuyerProgram[] | null;
  /** Payments are told and searched by the first one of an offer, instead of the greatest one of the whole term. */
  isByFirst: boolean;
}

/** The terms of a buyer who has said nothing: the calculator's own, and every programme there is. */
export const DEFAULT_TERMS: BuyerTerms = {
  down: { share: CALCULATOR_DEFAULTS.initialPayment },
  years: CALCULATOR_DEFAULTS.years,
  programs: null,
  isByFirst: false,
};

/** No first payment is greater than the dearest price the calculator counts. */
export const MAX_DOWN_ROUBLES = CALCULATOR_BOUNDS.price.max;
