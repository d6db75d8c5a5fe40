import type { FlatPage } from '#contract/flat-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';

/** The text of a search engine under the title of the flat. */
export function flatDescription({ flat, complex }: Pick<FlatPage, 'flat' | 'complex'>): string {
  const price = flat.price === null ? '' : ` за ${formatRoubles(flat.price)}`;
  return `${flatTitle(flat)} в ${complexName(complex.name)}${price}. Планировка, параметры и платёж по ипотеке с формулой.`;
}
