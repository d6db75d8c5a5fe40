import { NBSP } from '#domain/text/nbsp.ts';
import { russianQuotes } from '#domain/text/quotes.ts';

const COMPLEX_WORD = /^(?:(?:ЖК|жилой комплекс)(?![\p{L}\p{N}])[.:\s]*)+/iu;

/**
 * The name of a residential complex as it is shown, 'ЖК «Имя»', from a raw one that may hold ЖК or quotes already.
 * Another kind of place named before the quotes («МФК «Имя»») stays as its owner wrote it.
 */
export function complexName(raw: string): string {
  const name = withoutComplexWord(raw);
  if (name === '') return 'ЖК';
  const quoteAt = name.indexOf('«');
  if (quoteAt > 0) return name.slice(0, quoteAt).trimEnd() + NBSP + name.slice(quoteAt);
  return `ЖК${NBSP}${quoteAt === 0 ? name : `«${name}»`}`;
}

/** The bare name without ЖК and outer quotes, for sorting, matching and breadcrumbs. */
export function bareComplexName(raw: string): string {
  const name = withoutComplexWord(raw);
  const quoted = /^«([^»]*)»$/.exec(name);
  return quoted?.[1]?.trim() ?? name;
}

/** Peels ЖК and the quotes around it off until nothing changes: «ЖК "Имя"» comes from real feeds. */
function withoutComplexWord(raw: string): string {
  const text = raw.replace(/\s+/g, ' ').trim();
  const name = russianQuotes(text.replace(COMPLEX_WORD, '').trim());
  const inner = /^«([^«»]*)»$/.exec(name)?.[1]?.trim();
  const peeled = inner !== undefined && COMPLEX_WORD.test(inner) ? inner : name;
  return peeled === text ? text : withoutComplexWord(peeled);
}
