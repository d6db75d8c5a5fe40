import { type Quarter, quarterOfMonth } from '../time/quarter.ts';
import { foldWord } from './fold-word.ts';
import { parseInteger } from './parse-figures.ts';

const OLDEST = 1950;
const AHEAD = 15;

/** A handover year between 1950 and fifteen years from now; two digits mean this century; else null. */
export function parseHandoverYear(raw: string | null, currentYear: number): number | null {
  const value = parseInteger(raw?.replace(/\s?г(?:од)?\.?$/, '') ?? null);
  if (value === null) return null;
  const year = value >= 10 && value < 100 ? 2000 + value : value;
  return year >= OLDEST && year <= currentYear + AHEAD ? year : null;
}

const QUARTERS: Record<string, Quarter> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
};

/** A quarter: «3», «IV», «second», «2кв», «2 квартал», «2028-12-31»; null when it is none of these. */
export function parseQuarter(raw: string | null): Quarter | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  const date = /^\d{4}-(\d{2})-\d{2}/.exec(word);
  if (date) return Number(date[1]) <= 12 && date[1] !== '00' ? quarterOfMonth(Number(date[1])) : null;
  const bare = word.replace(/\s?кв(?:артал)?\.?$/, '');
  return QUARTERS[bare] ?? null;
}
