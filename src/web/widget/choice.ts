import type { WidgetPage } from '#contract/widget-page.ts';
import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { LegacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
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
  return {
    region: regions.find((region) => region === params.get('region')) ?? regions[0]!,
    price: clamp(number('price') ?? usual.price, bounds.price),
    initialPayment: clamp(number('initialPayment') ?? usual.initialPayment, bounds.initialPayment),
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
  write('initialPayment', choice.initialPayment, initialPayment);
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
