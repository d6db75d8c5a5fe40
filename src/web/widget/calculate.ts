import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { type CalcContext, type CalcQuery, prepareQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { evaluateOffers } from '#domain/mortgage/evaluate/evaluate-offers.ts';
import type { Offer, ProgramName } from '#domain/mortgage/offer/offer.ts';
import type { WidgetOffer } from '#domain/widget/offer-pack.ts';
import { type Choice, queryOf } from './choice.ts';

/** Offers that share a place, a bank, a programme and a type, in display order. */
export type OfferGroup = readonly OfferEvaluation[];

export interface ProgramChoice extends Pick<ProgramName, 'id' | 'displayName'> {
  tooltip: string | null;
  /** How many offers of it match. */
  count: number;
}

/** Everything the widget shows of a choice. */
export interface Calculation {
  query: CalcQuery;
  context: CalcContext;
  prepared: PreparedQuery;
  /** All that were counted, matching or not. */
  offers: readonly Offer[];
  groups: readonly OfferGroup[];
  matchingCount: number;
  notMatching: readonly OfferEvaluation[];
  programs: readonly ProgramChoice[];
  /** Only offers of chosen programmes are shown. */
  isFiltered: boolean;
  /** Roubles a month: the least of those that match. */
  minMonthlyPayment: number | null;
  /** Kopecks a month that the best of those that match never exceeds: a small first stage wins nothing. */
  bestPaymentKopecks: number | null;
}

const KOPECKS = 100;

/** Counts the offers of a region for a choice: the same on the server and on every move of a slider. */
export function calculate(
  offers: readonly WidgetOffer[],
  choice: Choice,
  context: Pick<CalcContext, 'today' | 'handoverDate'>,
): Calculation {
  const query = queryOf(choice);
  const here = offers.filter(({ offer }) => offer.legacyRegions.includes(choice.region));
  const evaluated = evaluateOffers(
    here.map(({ offer }) => offer),
    query,
    context,
  );
  // One chosen in another region and not to be had here could not be taken back: it has no chip.
  const chosen = choice.programs.filter((id) => here.some(({ offer }) => isOf(offer, [id])));
  const isChosen = ({ offer }: OfferEvaluation) => chosen.length === 0 || isOf(offer, chosen);
  const matching = evaluated.matching.filter(isChosen);
  const keys = new Map(here.map(({ offer, groups }) => [offer.hash, groups]));
  return {
    query,
    context,
    prepared: prepareQuery(query, context),
    offers: evaluated.unfiltered.filter(isChosen).map(({ offer }) => offer),
    groups: groupOffers(matching, (hash) => keys.get(hash)!),
    matchingCount: matching.length,
    notMatching: evaluated.notMatching.filter(isChosen),
    programs: programChoices(evaluated.unfiltered),
    isFiltered: chosen.length > 0,
    minMonthlyPayment:
      matching.length === 0
        ? null
        : Math.min(...matching.map(({ minPaymentKopecks }) => minPaymentKopecks)) / KOPECKS,
    bestPaymentKopecks:
      matching.length === 0 ? null : Math.min(...matching.map(({ maxPaymentKopecks }) => maxPaymentKopecks)),
  };
}

function isOf({ program }: Offer, ids: readonly number[]): boolean {
  return program.chain.some(({ id }) => ids.includes(id));
}

/** Groups offers in display order: one joins the first group that shares a key with it. */
function groupOffers(
  offers: readonly OfferEvaluation[],
  keysOf: (hash: string) => readonly number[],
): OfferGroup[] {
  const groups: OfferEvaluation[][] = [];
  const known = new Map<number, OfferEvaluation[]>();
  for (const evaluation of offers) {
    const keys = keysOf(evaluation.offer.hash);
    const found = keys.map((key) => known.get(key)).find((group) => group !== undefined);
    const group = found ?? [];
    group.push(evaluation);
    if (!found) groups.push(group);
    for (const key of keys) if (!known.has(key)) known.set(key, group);
  }
  return groups;
}

/** The programmes at the top of the chains of offers, in display order. */
function programChoices(offers: readonly OfferEvaluation[]): ProgramChoice[] {
  const choices = new Map<number, ProgramChoice & { order: number }>();
  for (const { offer, reasons } of offers) {
    const { chain } = offer.program;
    const top = chain.at(-1) ?? offer.program;
    const choice = choices.get(top.id) ?? {
      id: top.id,
      displayName: top.displayName,
      tooltip: [...chain].reverse().find(({ filterTooltip }) => filterTooltip)?.filterTooltip ?? null,
      count: 0,
      order: top.order,
    };
    if (reasons.length === 0) choice.count += 1;
    choices.set(top.id, choice);
  }
  return [...choices.values()].sort((a, b) => a.order - b.order || a.id - b.id);
}
