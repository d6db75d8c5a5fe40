import { type Currency, isCurrency } from '../money/currency.ts';
import { Decimal } from '../money/decimal.ts';
import { foldWord } from './fold-word.ts';

const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,20})?$/;

/** A decimal of a feed: dot or comma, spaces between thousands; null when it is not a number. */
export function parseNumber(raw: string | null): Decimal | null {
  if (raw === null) return null;
  const compact = raw.replace(/[\s\u00a0\u202f]/g, '');
  if (!NUMBER.test(compact)) return null;
  return new Decimal(compact.replace(',', '.'));
}

/** Floors, rooms, minutes: no feed counts farther, whatever a broken export prints. */
const FARTHEST = 1_000_000;

/** A whole number of a feed («5», «5.0»); null when it is not whole or beyond a million either way. */
export function parseInteger(raw: string | null): number | null {
  const value = parseNumber(raw);
  return value?.isInteger() && value.abs().lessThanOrEqualTo(FARTHEST) ? value.toNumber() : null;
}

export type AreaProblem = 'not-a-number' | 'foreign-unit' | 'unknown-unit';

export interface ParsedArea {
  /** Hundredths of a square metre; null when absent, zero or unreadable. */
  m2x100: number | null;
  problem: AreaProblem | null;
}

/** A square kilometre: beyond it the number is no area. */
const LARGEST_M2 = 1_000_000;

const SQUARE_METRE = /^(?:кв\.?\s?м\.?|м2|м²|sq\.?\s?m\.?|sqm|m2|m²|квадратный метр|квадратные метры)$/;
const OTHER_UNIT = /^(?:кв\.?\s?см\.?|см2|сотка|соток|сотки|гектар|га|hectare|are)$/;

/**
 * An area as a feed states it. Zero and empty mean "unknown"; a missing unit means square metres;
 * an unfamiliar unit is read as square metres and named in `problem`; another real unit gives no value.
 */
export function parseArea(raw: string | null, unit: string | null = null): ParsedArea {
  if (raw === null) return { m2x100: null, problem: null };
  const value = parseNumber(raw);
  if (value === null || value.isNegative() || value.greaterThan(LARGEST_M2))
    return { m2x100: null, problem: 'not-a-number' };
  const word = unit === null ? '' : foldWord(unit);
  if (OTHER_UNIT.test(word)) return { m2x100: null, problem: 'foreign-unit' };
  const known = word === '' || SQUARE_METRE.test(word);
  const m2x100 = value.times(100).toDecimalPlaces(0).toNumber();
  return { m2x100: m2x100 === 0 ? null : m2x100, problem: known ? null : 'unknown-unit' };
}

/** A price in whole units of its currency, half up; null when absent, not a number or not above zero. */
export function parsePrice(raw: string | null): number | null {
  const value = parseNumber(raw)?.toDecimalPlaces(0);
  return value?.greaterThan(0) ? value.toNumber() : null;
}

/** No ceiling is so high; greater numbers come from broken exports and are cut to it. */
const HIGHEST_CM = 100_000;

/**
 * A ceiling height in centimetres, told in metres up to ten, in millimetres from 1800 on, in centimetres between; null
 * when absent, zero or not a number. How high a ceiling may be is judged with the other figures of its flat.
 */
export function parseCeilingCm(raw: string | null): number | null {
  const value = parseNumber(raw);
  if (!value?.greaterThan(0)) return null;
  const inCm = value.greaterThan(10)
    ? value.lessThan(1_800)
      ? value
      : value.dividedBy(10)
    : value.times(100);
  return Math.min(inCm.toDecimalPlaces(0).toNumber(), HIGHEST_CM);
}

/** A currency code of any dialect; RUR is the old code of the rouble, an absent code means roubles too. */
export function parseCurrency(raw: string | null): Currency | null {
  if (raw === null) return 'RUB';
  const code = raw.trim().toUpperCase();
  if (code === 'RUR' || code === 'РУБ' || code === 'РУБ.') return 'RUB';
  return isCurrency(code) ? code : null;
}
