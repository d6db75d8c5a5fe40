import { foldWord } from './fold-word.ts';

export interface Outside {
  balcony: boolean;
  loggia: boolean;
}

/** Balcony and loggia by the words inside: «балконлоджия» of careless generators names both. */
export function parseBalcony(raw: string | null): Outside {
  const word = raw === null ? '' : foldWord(raw);
  return { balcony: /балкон|balcony/.test(word), loggia: /лоджи|loggia/.test(word) };
}
