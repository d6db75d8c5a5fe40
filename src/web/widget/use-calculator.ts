import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WidgetPage } from '#contract/widget-page.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { FixStep } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import { findPart } from '#domain/mortgage/offer/find-part.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { defaultSubsidyRow } from '#domain/mortgage/offer-types/subsidy-plan.ts';
import { unpackOffers } from '#domain/widget/offer-pack.ts';
import { type Calculation, calculate } from './calculate.ts';
import { type Choice, type ChoiceChange, changeChoice } from './choice.ts';
import { MATCHING_LIST } from './OfferList.tsx';
import { toggled } from './toggled.ts';
import { type SubsidyCost, type SubsidyNeed, useSubsidyCosts } from './use-subsidy-costs.ts';

/** A calculator at work: what is chosen, what comes of it, and the ways to choose otherwise. */
export interface CalculatorState {
  page: WidgetPage;
  choice: Choice;
  change: (part: ChoiceChange) => void;
  calculation: Calculation;
  /** The same a moment later: payments first, changes that would help take longer to find. */
  settled: Calculation;
  /** Offers being compared. */
  compared: readonly Offer[];
  /** Puts an offer among those compared, or takes it out. */
  compare: (offer: Offer) => void;
  clearCompared: () => void;
  applyFix: (...steps: FixStep[]) => void;
  rowOf: (offer: Offer) => SubsidyRow | undefined;
  costOf: (need: SubsidyNeed) => SubsidyCost;
  offerOf: (hash: string | null) => Offer | null;
}

/** Counts the offers of a page by the engine of the server, in the browser. */
export function useCalculator(page: WidgetPage, initial: Choice): CalculatorState {
  const offers = useMemo(() => unpackOffers(page.pack), [page.pack]);
  const [choice, setChoice] = useState(initial);
  const { today, handoverDate } = page;
  const calculation = useMemo(
    () => calculate(offers, choice, { today, handoverDate }),
    [offers, choice, today, handoverDate],
  );
  const settled = useDeferredValue(calculation);
  const byHash = useMemo(() => new Map(offers.map(({ offer }) => [offer.hash, offer])), [offers]);

  const change = useCallback((part: ChoiceChange) => setChoice((before) => changeChoice(before, part)), []);
  // A fix was proved for a share of the price, which therefore stays even where roubles would. The pressed button goes
  // away with the reason for it: the focus goes on to the part it has opened.
  const applyFix = useCallback((...steps: FixStep[]) => {
    const values = Object.fromEntries(steps.map(({ option, value }) => [option, value]));
    setChoice((before) => changeChoice(before, { initialPayment: before.initialPayment, ...values }));
    focusMatching();
  }, []);

  const rowOf = (offer: Offer) => shownRow(offer, calculation.prepared, choice.cells.get(offer.hash));
  const compared = choice.compared.flatMap((hash) => byHash.get(hash) ?? []);
  const open = byHash.get(choice.opened ?? '');
  const lookedAt = [...new Set(open ? [...compared, open] : compared)];
  const needs = lookedAt.flatMap((offer) => {
    const row = rowOf(offer);
    return row ? [{ hash: offer.hash, row }] : [];
  });
  const costOf = useSubsidyCosts(page, needs, calculation.query);

  function compare(offer: Offer) {
    change({ compared: toggled(choice.compared, offer.hash) });
  }

  function clearCompared() {
    change({ compared: [] });
    focusMatching();
  }

  return {
    page,
    choice,
    change,
    calculation,
    settled,
    compared,
    compare,
    clearCompared,
    applyFix,
    rowOf,
    costOf,
    offerOf: (hash) => byHash.get(hash ?? '') ?? null,
  };
}

function focusMatching() {
  document.getElementById(MATCHING_LIST)?.focus();
}

/** The cell a subsidy is shown at: the chosen one, else the one the engine takes; undefined for other offers. */
function shownRow(
  offer: Offer,
  { loanKopecks, months }: PreparedQuery,
  chosen: SubsidyRow | undefined,
): SubsidyRow | undefined {
  if (offer.type !== 'SUBSIDY') return undefined;
  return chosen ?? defaultSubsidyRow(findPart(offer, 'SUBSIDY')?.matrix ?? [], loanKopecks, months);
}
