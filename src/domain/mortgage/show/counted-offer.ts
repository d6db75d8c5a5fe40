import type { Decimal } from '#domain/money/decimal.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import type { PreparedQuery } from '../evaluate/calc-query.ts';
import { evaluateOffer, type OfferEvaluation } from '../evaluate/evaluate-offer.ts';
import { paymentStages } from '../evaluate/payment-stages.ts';
import { fromKopecks } from '../loan/kopecks.ts';
import type { Offer, OfferType, Range, SubsidyRow } from '../offer/offer.ts';

/** A debt paid in level payments over `months`: П = К · r / (1 − (1+r)^−n). Roubles; `rate` is yearly, 0..1. */
export interface CountedAnnuity {
  debt: Decimal;
  rate: number;
  months: number;
  payment: Decimal;
  /** The interest paid while the stage lasts. */
  interest: Decimal;
}

/** Months with one payment; a combo adds two annuities up to it. */
export interface CountedStage {
  /** '20 лет', 'Первые 2 года', 'до ввода дома'. */
  label: string;
  /** The day of its first payment. */
  from: IsoDate;
  months: number;
  payment: Decimal;
  annuities: CountedAnnuity[];
}

/** A bank's offer counted for a query, with every number its payment comes from. */
export interface CountedOffer {
  hash: string;
  bank: { name: string; logoURL: string };
  program: string;
  type: OfferType;
  comment: string | null;
  /** The greatest payment of all stages, roubles a month. */
  payment: Decimal;
  stages: CountedStage[];
  /** Roubles over the whole term. */
  fullCost: { interest: Decimal; fee: Decimal; pricePremium: Decimal; total: Decimal };
  /** The computed ПСК, percent a year. */
  psk: number | null;
  /** The ПСК the bank itself declares, percent a year. */
  declaredPsk: Range | null;
  /** The day on which the terms were last checked with the bank. */
  termsAsOf: IsoDate | null;
  /** Whether the first stage ends with a handover whose date is not known. */
  isHandoverAssumed: boolean;
}

/**
 * Calculates an offer for people to read; a subsidy at the given row of its matrix, by default at the one shown first.
 * A given `evaluation` of the same offer saves counting it again.
 */
export function countedOffer(
  offer: Offer,
  query: PreparedQuery,
  subsidyRow?: SubsidyRow,
  evaluation: OfferEvaluation = evaluateOffer(offer, query, subsidyRow),
): CountedOffer {
  const { maxPaymentKopecks, fullCost, psk, isHandoverAssumed } = evaluation;
  return {
    hash: offer.hash,
    bank: { name: offer.bank.name, logoURL: offer.bank.logoURL },
    program: offer.program.displayName,
    type: offer.type,
    comment: offer.comment,
    payment: fromKopecks(maxPaymentKopecks),
    stages: paymentStages(offer, query, subsidyRow).map(
      ({ label, from, months, paymentKopecks, annuities }) => ({
        label,
        from,
        months,
        payment: fromKopecks(paymentKopecks),
        annuities: annuities.map((annuity) => ({
          debt: fromKopecks(annuity.debtKopecks),
          rate: annuity.rate,
          months: annuity.months,
          payment: fromKopecks(annuity.paymentKopecks),
          interest: fromKopecks(annuity.interestKopecks),
        })),
      }),
    ),
    fullCost: {
      interest: fromKopecks(fullCost.interestKopecks),
      fee: fromKopecks(fullCost.feeKopecks),
      pricePremium: fromKopecks(fullCost.pricePremiumKopecks),
      total: fromKopecks(fullCost.totalKopecks),
    },
    psk,
    declaredPsk: offer.declaredPsk,
    termsAsOf: offer.termsAsOf,
    isHandoverAssumed,
  };
}
