import type { Parking } from '#domain/listing/parking.ts';
import { foldWord } from './fold-word.ts';

const RULES: readonly [RegExp, Parking][] = [
  [/подземн|underground/, 'underground'],
  [/многоуровн|закрыт|multilevel|closed|гараж/, 'closed'],
  [/наземн|открыт|(?<!under)ground|open|roof|двор/, 'open'],
];

/** The kinds of parking named in the text; empty when it only says yes or no. */
export function parseParking(raw: string | null): Parking[] {
  if (raw === null) return [];
  const word = foldWord(raw);
  return RULES.filter(([pattern]) => pattern.test(word)).map(([, kind]) => kind);
}
