import type { Material } from '#domain/listing/material.ts';
import { foldWord } from './fold-word.ts';

/** Brick-monolith stands first, because its words contain those of both brick and monolith. */
const RULES: readonly [RegExp, Material][] = [
  [/кирпичн?о?-?\s?монолит|монолит(?:но)?-?\s?кирпич|monolith-?brick|brick-?monolith/, 'monolith2'],
  [/кирпич|^brick$/, 'brick'],
  [/панел|^panel$/, 'panel'],
  [/блоч|^block$/, 'block'],
  [/монолит|^monolith$/, 'monolith'],
];

/** Reads the material of a house; null for wood, concrete and others that the catalogue has no value for. */
export function parseMaterial(raw: string | null): Material | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  return RULES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}
