import type { ComplexPage } from '#contract/complex-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { complexSale } from './complex-sale.ts';

/** The text of a search engine under the title of the complex. */
export function complexDescription(page: ComplexPage): string {
  const { complex, developerCompany } = page;
  const { flatsCount, priceRange } = complex.statistics.total;
  const about = `${complexName(complex.name)} от застройщика ${developerCompany.name}`;
  const sale = complexSale(page);
  if (sale.kind !== 'onSale')
    return `${about}: ${sale.label.toLocaleLowerCase('ru')}. Похожие комплексы рядом.`;
  const offer = priceRange.from === null ? '' : ` от ${formatMillions(priceRange.from)}`;
  return `${about}: ${countFlats(flatsCount)}${offer}, сроки сдачи, планировки и платёж по ипотеке.`;
}
