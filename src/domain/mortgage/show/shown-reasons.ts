import { type CalcPolicy, DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import type { OfferEvaluation } from '../evaluate/evaluate-offer.ts';
import type { MatchReason } from '../evaluate/match-reasons.ts';
import { reasonText } from './reason-text.ts';

export interface ShownReasons {
  reasons: { value: MatchReason; toDisplay: string }[];
  reasonsToDisplay: string;
}

/** Tells why an offer does not match: each reason, and all of them in one line. */
export function shownReasons(
  { offer, reasons, minPaymentKopecks, maxPaymentKopecks }: OfferEvaluation,
  policy: CalcPolicy = DEFAULT_CALC_POLICY,
): ShownReasons {
  const payments = { min: minPaymentKopecks, max: maxPaymentKopecks };
  const shown = reasons.map((value) => ({ value, toDisplay: reasonText(value, offer, payments, policy) }));
  return { reasons: shown, reasonsToDisplay: shown.map(({ toDisplay }) => toDisplay).join(', ') };
}
