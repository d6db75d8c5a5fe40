import { foldWord } from './fold-word.ts';

const TRUE_WORDS = new Set(['да', 'true', '1', '+', 'yes', 'есть']);
const FALSE_WORDS = new Set(['нет', 'false', '0', '-', 'no']);

/** A yes or no of any dialect; null when it is empty or something else. */
export function parseBoolean(raw: string | null): boolean | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  if (TRUE_WORDS.has(word)) return true;
  if (FALSE_WORDS.has(word)) return false;
  return null;
}
