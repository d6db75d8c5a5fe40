import type { Renovation } from '#domain/listing/renovation.ts';
import { foldWord } from './fold-word.ts';

/** The order matters: «чистовая с мебелью» is furnished, «предчистовая» contains «чистов». */
const RULES: readonly [RegExp, Renovation][] = [
  [/с мебелью|меблир|finewithfurniture|^turnkey$/, 'furnished'],
  [/предчист|white ?-?box|^prefine$|pre[-_]finishing|под чистовую/, 'preFine'],
  [
    /чистов|под ключ|^fine$|^fine-finish$|^finishing$|^clean$|с отделкой|^design$|^euro$|^дизайнерский$|^евро/,
    'fine',
  ],
  [/чернов|^rough$|^rough-finish$|^unpainted$/, 'rough'],
  [/без отделки|без ремонта|^нет$|^no$|^without$|^without-renovation$/, 'none'],
];

/** The finish of a flat; null for «да» and for everything that does not name one. */
export function parseRenovation(raw: string | null): Renovation | null {
  if (raw === null) return null;
  const word = foldWord(raw);
  return RULES.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}
