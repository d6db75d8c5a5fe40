import { bareComplexName } from '#domain/listing/complex-name.ts';
import { visibleText } from '#domain/text/visible-text.ts';

/** Longer than any real name; keys and pages rely on names being short. */
const MAX_NAME = 200;

/** A complex name for people, bare: «ЖК "Ива"» becomes «Ива», the pages add the rest. Null when nothing is left. */
export function displayName(raw: string | null): string | null {
  if (raw === null) return null;
  return bareComplexName(visibleText(raw.slice(0, MAX_NAME).toWellFormed())) || null;
}
