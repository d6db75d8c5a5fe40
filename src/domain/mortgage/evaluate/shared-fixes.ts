import type { OfferTerms } from '../offer/offer.ts';
import { type CalcContext, type CalcQuery, prepareQuery } from './calc-query.ts';
import { offerReasons } from './payment-span.ts';
import { type Fix, suggestFixes } from './suggest-fixes.ts';

/** A change that helps many offers at once. */
export interface SharedFix extends Fix {
  /** The number of offers that match after the change, at least one. */
  opens: number;
}

/** The first so many offers show the change most of them need as well as all offers would. */
const MAX_TRIED = 40;

/**
 * Where none of the offers matches: at most one change of each option, the one that most of them need, and of equals
 * the smallest. Those that open more offers come first; what each opens is counted by asking every offer again.
 */
export function sharedFixes(
  offers: readonly OfferTerms[],
  query: CalcQuery,
  context: CalcContext,
): SharedFix[] {
  const needed = new Map<string, { fix: Fix; count: number }>();
  for (const fix of offers.slice(0, MAX_TRIED).flatMap((offer) => suggestFixes(offer, query, context))) {
    const name = `${fix.option} ${fix.value}`;
    needed.set(name, { fix, count: (needed.get(name)?.count ?? 0) + 1 });
  }
  const step = ({ option, value }: Fix) => Math.abs(value - Number(query[option]));
  const chosen = new Map<Fix['option'], Fix>();
  const inOrder = [...needed.values()].sort((a, b) => b.count - a.count || step(a.fix) - step(b.fix));
  for (const { fix } of inOrder) if (!chosen.has(fix.option)) chosen.set(fix.option, fix);
  return [...chosen.values()]
    .map((fix) => ({ ...fix, opens: countOpened(fix) }))
    .sort((a, b) => b.opens - a.opens);

  function countOpened({ option, value }: Fix): number {
    const changed = prepareQuery({ ...query, [option]: value }, context);
    return offers.filter((offer) => offerReasons(offer, changed).length === 0).length;
  }
}
