import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { periodText } from '#domain/text/period-text.ts';
import { type CalcPolicy, DEFAULT_CALC_POLICY } from '../calc-policy.ts';
import type { OfferEvaluation } from '../evaluate/evaluate-offer.ts';
import { roublesNumber, wholeRoubles } from '../loan/kopecks.ts';
import { findPart } from '../offer/find-part.ts';
import type { SubsidyRow } from '../offer/offer.ts';
import { termMonths } from '../term-months.ts';
import { periodLabels } from './period-label.ts';

/** A number and its text for display. */
export interface Shown {
  value: number;
  toDisplay: string;
}

export interface ShownPaymentRow {
  /** Whole months. */
  period: Shown;
  /** Roubles. */
  monthlyPayment: Shown;
  /** Yearly, 0..1. */
  interest: Shown;
  isSubsidy: boolean;
}

/** An evaluated offer ready for display; money in roubles. */
export interface RenderData {
  minMonthlyPayment: number;
  /** The payment of the most expensive stage, which a low payment at the start leads to. */
  maxMonthlyPayment: number;
  paymentRows: ShownPaymentRow[];
  /** Every duration of a subsidy in years, ascending; only a subsidy has them. */
  periodDurations?: Shown[];
  /** The rates of a subsidy at the selected duration, or all of them, ascending. */
  interests?: Shown[];
  fullCost: { interest: number; fee: number; pricePremium: number; total: number };
  /** The ПСК, percent a year with three decimals. */
  psk: number | null;
  /** Whether the handover date is assumed because it is not known. */
  isHandoverAssumed: boolean;
}

export interface RenderOptions {
  policy?: CalcPolicy;
  /** The years of the subsidy the visitor selected; absent until then. */
  selectedDuration?: number;
}

/** Formats the numbers of an offer for display. */
export function renderData(evaluation: OfferEvaluation, options: RenderOptions = {}): RenderData {
  const { rows, fullCost, offer, isUntilHandover, isHandoverAssumed } = evaluation;
  const { policy = DEFAULT_CALC_POLICY, selectedDuration } = options;
  const labels = periodLabels({ rows, isUntilHandover });
  return {
    minMonthlyPayment: roublesNumber(evaluation.minPaymentKopecks),
    maxMonthlyPayment: roublesNumber(evaluation.maxPaymentKopecks),
    paymentRows: rows.map(({ months, paymentKopecks, interest, isSubsidy }, at) => ({
      period: { value: months, toDisplay: labels[at]! },
      monthlyPayment: {
        value: roublesNumber(paymentKopecks),
        toDisplay: formatRoubles(wholeRoubles(paymentKopecks)),
      },
      interest: shownRate(interest, policy),
      isSubsidy,
    })),
    ...subsidyChoices(findPart(offer, 'SUBSIDY')?.matrix, policy, selectedDuration),
    fullCost: {
      interest: roublesNumber(fullCost.interestKopecks),
      fee: roublesNumber(fullCost.feeKopecks),
      pricePremium: roublesNumber(fullCost.pricePremiumKopecks),
      total: roublesNumber(fullCost.totalKopecks),
    },
    psk: evaluation.psk,
    isHandoverAssumed,
  };
}

function subsidyChoices(
  matrix: readonly SubsidyRow[] | undefined,
  policy: CalcPolicy,
  selectedDuration: number | undefined,
): Pick<RenderData, 'periodDurations' | 'interests'> {
  if (matrix === undefined) return {};
  const offered = matrix.filter(
    ({ duration }) => selectedDuration === undefined || duration === selectedDuration,
  );
  return {
    periodDurations: ascending(matrix.map(({ duration }) => duration)).map((years) => ({
      value: years,
      toDisplay: periodText(termMonths(years)),
    })),
    interests: ascending(offered.map(({ interest }) => interest)).map((rate) => shownRate(rate, policy)),
  };
}

function ascending(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function shownRate(rate: number, { rateDisplay }: CalcPolicy): Shown {
  return { value: rate, toDisplay: rateDisplay === 'cut' ? formatPercent(rate) : formatRate(rate) };
}
