import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import type { OfferTerms } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, type PreparedQuery, prepareQuery } from './calc-query.ts';
import { limitCandidates, priceCandidates, shareCandidates, yearCandidates } from './fix-candidates.ts';
import { offerPayments, offerReasons } from './payment-span.ts';

/** One option changed. */
export interface FixStep {
  option: 'initialPayment' | 'years' | 'price' | 'monthlyPayment';
  direction: 'raise' | 'lower';
  /** The value to set: a share, years, roubles, or roubles a month, depending on the option. */
  value: number;
}

/** One option changed so that the offer matches; the others stay as asked. */
export interface Fix extends FixStep {
  /** The increase of the first payment in kopecks; 0 unless the fix changes it. */
  extraInitialPaymentKopecks: number;
  /** The smallest payment after the change. */
  minPaymentKopecks: number;
}

type Option = Fix['option'];

const PRICE_STEP_ROUBLES = 100_000;

const OPTIONS = ['initialPayment', 'years', 'price', 'monthlyPayment'] as const satisfies Option[];

/**
 * Finds the single changes that make a non-matching offer match, the relatively smallest first. Each value is the
 * nearest one on its grid and is proved by asking again, so an empty answer means that no single change within the
 * calculator's limits helps.
 */
export function suggestFixes(offer: OfferTerms, query: CalcQuery, context: CalcContext): Fix[] {
  const prepared = prepareQuery(query, context);
  if (offerReasons(offer, prepared).length === 0) return [];
  // The price is a round one, unless the interval the offer accepts is narrower than the step.
  return OPTIONS.flatMap(
    (option) => nearestFix(option, candidatesOf) ?? nearestFix(option, exactPrices) ?? [],
  )
    .sort((a, b) => a.size.comparedTo(b.size))
    .map(({ fix }) => fix);

  function nearestFix(option: Option, list: typeof candidatesOf): { fix: Fix; size: Decimal } | undefined {
    if (query[option] === undefined) return undefined;
    for (const value of nearestFirst(list(option, offer, prepared), query[option])) {
      const changed = prepareQuery({ ...query, [option]: value }, context);
      if (offerReasons(offer, changed).length > 0) continue;
      return { fix: describe(option, value, changed), size: sizeOf(option, value, query[option]) };
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

/**
 * The two changes of different options that together make an offer match which no single change helps, since keeping
 * one of its bounds breaks another; of several pairs the one whose first change is the relatively smallest. Undefined
 * where two are not enough either.
 */
export function suggestFixPair(
  offer: OfferTerms,
  query: CalcQuery,
  context: CalcContext,
): readonly [first: FixStep, second: Fix] | undefined {
  const prepared = prepareQuery(query, context);
  const firsts = OPTIONS.flatMap((option) => {
    const asked = query[option];
    if (asked === undefined) return [];
    return candidatesOf(option, offer, prepared)
      .filter((value) => !value.equals(asked))
      .map((value) => ({ option, asked, value, size: sizeOf(option, value, asked) }));
  });
  for (const { option, asked, value } of firsts.sort((a, b) => a.size.comparedTo(b.size))) {
    const [second] = suggestFixes(offer, { ...query, [option]: value }, context);
    if (!second || second.option === option) continue;
    const direction = value.greaterThan(asked) ? 'raise' : 'lower';
    return [{ option, direction, value: value.toNumber() }, second];
  }
  return undefined;
}

/** The values of an option at which a bound of the offer is just kept. */
function candidatesOf(option: Option, offer: OfferTerms, prepared: PreparedQuery): Decimal[] {
  switch (option) {
    case 'initialPayment':
      return shareCandidates(offer, prepared);
    case 'years':
      return yearCandidates(offer, prepared);
    case 'price':
      return priceCandidates(offer, prepared, PRICE_STEP_ROUBLES);
    case 'monthlyPayment':
      return limitCandidates(offer, prepared);
  }
}

function exactPrices(option: Option, offer: OfferTerms, prepared: PreparedQuery): Decimal[] {
  return option === 'price' ? priceCandidates(offer, prepared, 1) : [];
}

function nearestFirst(values: readonly Decimal[], asked: DecimalInput): Decimal[] {
  const distance = (value: Decimal) => value.minus(asked).abs();
  return values.toSorted((a, b) => distance(a).comparedTo(distance(b)));
}

/** How great a change is: shares by their difference, all else by how many times it is of what was asked. */
function sizeOf(option: Option, value: Decimal, asked: DecimalInput): Decimal {
  const distance = value.minus(asked).abs();
  return option === 'initialPayment' || new Decimal(asked).isZero() ? distance : distance.dividedBy(asked);
}
