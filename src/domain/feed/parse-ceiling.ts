import { parseNumber } from './parse-number.ts';

/** A ceiling height in centimetres: values above ten are already centimetres; null when implausible. */
export function parseCeilingCm(raw: string | null): number | null {
  const value = parseNumber(raw);
  if (value === null) return null;
  const cm = (value.greaterThan(10) ? value : value.times(100)).toDecimalPlaces(0).toNumber();
  return cm >= 180 && cm <= 1500 ? cm : null;
}
