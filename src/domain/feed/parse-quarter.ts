import { type Quarter, quarterOfMonth } from '#domain/time/quarter.ts';
import { foldWord } from './fold-word.ts';

const WORDS: Record<string, Quarter> = {
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
  return WORDS[bare] ?? null;
}
