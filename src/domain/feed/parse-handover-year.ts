import { parseInteger } from './parse-number.ts';

const OLDEST = 1950;
const AHEAD = 15;

/** A handover year between 1950 and fifteen years from now; two digits mean this century; else null. */
export function parseHandoverYear(raw: string | null, currentYear: number): number | null {
  const value = parseInteger(raw?.replace(/\s?г(?:од)?\.?$/, '') ?? null);
  if (value === null) return null;
  const year = value >= 10 && value < 100 ? 2000 + value : value;
  return year >= OLDEST && year <= currentYear + AHEAD ? year : null;
}
