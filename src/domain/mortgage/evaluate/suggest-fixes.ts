import { Decimal } from '#domain/money/decimal.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, type PreparedQuery, prepareQuery } from './calc-query.ts';
import { limitCandidates, priceCandidates, shareCandidates, yearCandidates } from './fix-candidates.ts';
import { offerPayments, offerReasons } from './payment-span.ts';

/** One option changed so that the offer matches; the others stay as asked. */
export interface Fix {
  option: 'initialPayment' | 'years' | 'price' | 'monthlyPayment';
  direction: 'raise' | 'lower';
  /** The value to set: a share, years, roubles, or roubles a month, depending on the option. */
  value: number;
  /** The increase of the first payment in kopecks; 0 unless the fix changes it. */
  extraInitialPaymentKopecks: number;
  /** The smallest payment after the change. */
  minPaymentKopecks: number;
}

type Option = Fix['option'];

const PRICE_STEP_ROUBLES = 100_000;

/**
 * Finds the single changes that make a non-matching offer match, the relatively smallest first. Each value is the
 * nearest one on its grid and is proved by asking again, so an empty answer means that no single change within the
 * calculator's limits helps.
 */
export function suggestFixes(offer: OfferTerms, query: CalcQuery, context: CalcContext): Fix[] {
  const prepared = prepareQuery(query, context);
  if (offerReasons(offer, prepared).length === 0) return [];
  const sized = [
    nearestFix('initialPayment', shareCandidates(offer, prepared)),
    nearestFix('years', yearCandidates(offer, prepared)),
    // The price is a round one, unless the interval the offer accepts is narrower than the step.
    nearestFix('price', priceCandidates(offer, prepared, PRICE_STEP_ROUBLES)) ??
      nearestFix('price', priceCandidates(offer, prepared, 1)),
    nearestFix('monthlyPayment', limitCandidates(offer, prepared)),
  ].filter((fix) => fix !== undefined);
  return sized.sort((a, b) => a.size.comparedTo(b.size)).map(({ fix }) => fix);

  function nearestFix(
    option: Option,
    candidates: readonly Decimal[],
  ): { fix: Fix; size: Decimal } | undefined {
    if (query[option] === undefined) return undefined;
    const asked = new Decimal(query[option]);
    const distance = (value: Decimal) => value.minus(asked).abs();
    for (const value of candidates.toSorted((a, b) => distance(a).comparedTo(distance(b)))) {
      const changed = prepareQuery({ ...query, [option]: value }, context);
      if (offerReasons(offer, changed).length > 0) continue;
      const isShare = option === 'initialPayment' || asked.isZero();
      const size = isShare ? distance(value) : distance(value).dividedBy(asked);
      return { fix: describe(option, value, changed), size };
    }
    return undefined;
  }

  function describe(option: Option, value: Decimal, changed: PreparedQuery): Fix {
    const paidBefore = prepared.priceKopecks - prepared.loanKopecks;
    const paidAfter = changed.priceKopecks - changed.loanKopecks;
    return {
      option,
      direction: value.greaterThan(query[option]!) ? 'raise' : 'lower',
      value: value.toNumber(),
      extraInitialPaymentKopecks: option === 'initialPayment' ? paidAfter - paidBefore : 0,
      minPaymentKopecks: offerPayments(offer, changed).min,
    };
  }
}
