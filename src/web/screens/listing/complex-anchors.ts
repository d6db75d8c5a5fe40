import type { ComplexPage } from '#contract/complex-page.ts';
import { formatAddress } from '#domain/listing/address.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { complexFacts } from './complex-facts.ts';
import { complexSale } from './complex-sale.ts';

/** Sections of the page of a complex that there is something to say in, in their order. */
export function complexAnchors(page: ComplexPage): [id: string, name: string][] {
  const { complex, houses, infrastructure, similar } = page;
  const isOnSale = complexSale(page).kind === 'onSale';
  const others: Section = ['similar', 'Похожие', similar.length > 0];
  const all: Section[] = [
    ['flats', 'Квартиры', isOnSale],
    ['board', 'Шахматка', houses.length > 0],
    ['mortgage', 'Ипотека', page.mortgage !== null],
    ['prices', 'Цены', isOnSale],
    ['about', `О${NBSP}комплексе`, complex.description !== null || complexFacts(complex, houses).length > 0],
    ['place', 'Расположение', formatAddress(complex.address) !== ''],
    ['infrastructure', 'Инфраструктура', infrastructure.length > 0 || complex.address.point !== null],
    ['developer', 'Застройщик', true],
    ['documents', 'Документы', complex.domRfId !== null],
  ];
  return [...(isOnSale ? [] : [others]), ...all, ...(isOnSale ? [others] : [])]
    .filter(([, , isThere]) => isThere)
    .map(([id, name]) => [id, name]);
}

type Section = [id: string, name: string, isThere: boolean];
