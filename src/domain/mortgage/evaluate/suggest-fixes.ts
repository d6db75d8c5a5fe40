import { Decimal } from '#domain/money/decimal.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, type PreparedQuery, prepareQuery } from './calc-query.ts';
import { limitCandidates, priceCandidates, shareCandidates, yearCandidates } from './fix-candidates.ts';
import { offerPayments, offerReasons } from './payment-span.ts';

/** One option changed so that the offer matches; the others stay as asked. */
export interface Fix {
  option: 'initialPayment' | 'years' | 'price' | 'monthlyPayment';
  direction: 'raise' | 'lower';
  /** What to set the option to: a share, years, roubles, roubles a month. */
  value: number;
  /** By how much the first payment grows, kopecks; 0 unless it is what changes. */
  extraInitialPaymentKopecks: number;
  /** The smallest payment after the change. */
  minPaymentKopecks: number;
}

type Option = Fix['option'];

const PRICE_STEP_ROUBLES = 100_000;

/**
 * The ways to make a non-matching offer match by changing a single option, the relatively smallest change
 * first. Each value is the nearest one on its grid, and each is proved by asking again: a change that would
 * not do is not offered, so an empty answer means that no single change the calculator can be set to helps.
 */
export function suggestFixes(offer: OfferTerms, query: CalcQuery, context: CalcContext): Fix[] {
  const prepared = prepareQuery(query, context);
  if (offerReasons(offer, prepared).length === 0) return [];
  const sized = [
    nearestFix('initialPayment', shareCandidates(offer, prepared)),
    nearestFix('years', yearCandidates(offer, prepared)),
    // A round price, unless what the offer accepts is narrower than the steps are apart.
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
