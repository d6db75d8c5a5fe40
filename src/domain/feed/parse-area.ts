import { foldWord } from './fold-word.ts';
import { parseNumber } from './parse-number.ts';

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
