import type { WidgetPage } from '#contract/widget-page.ts';
import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { findPart } from '#domain/mortgage/offer/find-part.ts';
import type { SubsidyRow } from '#domain/mortgage/offer/offer.ts';

export const MAX_COMPARED = 4;

/** The choice of a visitor: all that the address of the page remembers. */
export interface Choice {
  region: LegacyRegion;
  /** Roubles. */
  price: number;
  /** Share of the price, 0..1. */
  initialPayment: number;
  /** The down payment of somebody who thinks in roubles: it stays when the price moves. Null: the share stays. */
  downPaymentRoubles: number | null;
  years: number;
  /** Roubles a month at most; null: any. */
  monthlyPayment: number | null;
  /** Ids of programmes; none: all. */
  programs: readonly number[];
  /** Hashes of offers to compare. */
  compared: readonly string[];
  /** The hash of the one that is open. */
  opened: string | null;
  /** Chosen cells, by hash, of the subsidies that are not shown at their first one. */
  cells: ReadonlyMap<string, SubsidyRow>;
}

/** A part of a choice that is chosen anew. A down payment comes as a share or in roubles. */
export type ChoiceChange = Partial<Choice>;

/** The choice after a change. One of the two ways to say a down payment follows the other. */
export function changeChoice(before: Choice, change: ChoiceChange): Choice {
  const next = { ...before, ...change };
  if (next.downPaymentRoubles === null) return next;
  // A share that was set, by its slider or a suggestion, becomes roubles that stay from then on.
  if (change.initialPayment !== undefined && change.downPaymentRoubles === undefined) {
    const roubles = initialPaymentAmount(next.price, next.initialPayment).toNumber();
    return { ...next, downPaymentRoubles: roubles };
  }
  return { ...next, initialPayment: shareOf(next.downPaymentRoubles, next.price) };
}

/** Nine digits keep every rouble of a price. More than the calculator takes is as much as it takes. */
function shareOf(roubles: number, price: number): number {
  return clamp(Math.round((roubles / price) * 1e9) / 1e9, CALCULATOR_BOUNDS.initialPayment);
}

/** The query of the engine for a choice. */
export function queryOf({ price, initialPayment, years, monthlyPayment }: Choice): CalcQuery {
  return { price, initialPayment, years, ...(monthlyPayment !== null && { monthlyPayment }) };
}

/** The choice an address remembers; what is absent or makes no sense is as the calculator opens. */
export function readChoice(search: string, { regions, pack }: Pick<WidgetPage, 'regions' | 'pack'>): Choice {
  const params = new URLSearchParams(search);
  const number = (name: string) => readNumber(params.get(name));
  const list = (name: string) => (params.get(name) ?? '').split(',').filter((item) => item !== '');
  const limit = number('monthlyPayment');
  const [usual, bounds] = [CALCULATOR_DEFAULTS, CALCULATOR_BOUNDS];
  const price = clamp(number('price') ?? usual.price, bounds.price);
  const roubles = number('downPayment');
  return {
    region: regions.find((region) => region === params.get('region')) ?? regions[0]!,
    price,
    initialPayment:
      roubles === null
        ? clamp(number('initialPayment') ?? usual.initialPayment, bounds.initialPayment)
        : shareOf(roubles, price),
    downPaymentRoubles: roubles,
    years: clamp(Math.round(number('years') ?? usual.years), bounds.years),
    monthlyPayment: limit === null ? null : clamp(limit, bounds.monthlyPayment),
    programs: list('programs')
      .map(Number)
      .filter((id) => pack.programs.some((program) => program.chain.some((name) => name.id === id))),
    compared: list('compare').filter(isKnown).slice(0, MAX_COMPARED),
    opened: list('offer').find(isKnown) ?? null,
    cells: new Map(list('subsidy').flatMap(readCell)),
  };

  function isKnown(hash: string): boolean {
    return pack.offers.some((offer) => offer.hash === hash);
  }

  function readCell(text: string): [string, SubsidyRow][] {
    const [hash = '', duration, interest] = text.split('_');
    const parts = pack.offers.find((offer) => offer.hash === hash)?.parts ?? [];
    const row = findPart({ parts }, 'SUBSIDY')?.matrix.find(
      (one) => one.duration === Number(duration) && one.interest === Number(interest),
    );
    return row ? [[hash, row]] : [];
  }
}

/** The address of a choice: what is as it opens stays out, parameters of others stay in. */
export function writeChoice(search: string, choice: Choice, firstRegion: LegacyRegion): string {
  const params = new URLSearchParams(search);
  const { price, initialPayment, years } = CALCULATOR_DEFAULTS;
  const write = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value === usual) params.delete(name);
    else params.set(name, String(value));
  };
  write('region', choice.region, firstRegion);
  write('price', choice.price, price);
  const isShare = choice.downPaymentRoubles === null;
  write('initialPayment', isShare ? choice.initialPayment : initialPayment, initialPayment);
  write('downPayment', choice.downPaymentRoubles, null);
  write('years', choice.years, years);
  write('monthlyPayment', choice.monthlyPayment, null);
  write('programs', choice.programs.join(','), '');
  write('compare', choice.compared.join(','), '');
  write('offer', choice.opened, null);
  const cells = [...choice.cells].map(([hash, { duration, interest }]) => `${hash}_${duration}_${interest}`);
  write('subsidy', cells.join(','), '');
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** A number of an address or a message as people write it: '15 000 000', '0,3'. */
export function readNumber(text: string | null): number | null {
  if (text === null) return null;
  const clean = text.replace(/[\s\u00a0\u202f₽]/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,9})?$/.test(clean) ? Number(clean) : null;
}

export function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}
