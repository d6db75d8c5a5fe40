import type { Material } from '#domain/listing/material.ts';
import { foldWord } from './fold-word.ts';

/** Brick-monolith stands first: it contains the words of both others. */
const RULES: readonly [RegExp, Material][] = [
  [/кирпичн?о?-?\s?монолит|монолит(?:но)?-?\s?кирпич|monolith-?brick|brick-?monolith/, 'monolith2'],
  [/кирпич|^brick$/, 'brick'],
  [/панел|^panel$/, 'panel'],
  [/блоч|^block$/, 'block'],
  [/монолит|^monolith$/, 'monolith'],
];

/** What a house is built of; null for wood, concrete and the rest the catalogue does not name. */
export function parseMaterial(raw: string | null): Material | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  return RULES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}
