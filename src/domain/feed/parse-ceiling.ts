import { parseNumber } from './parse-number.ts';

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
