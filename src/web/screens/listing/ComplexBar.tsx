import { useMemo } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { formatAddress } from '#domain/listing/address.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { AnchorBar } from './AnchorBar.tsx';
import { complexFacts } from './complex-facts.ts';
import { complexSale } from './complex-sale.ts';
import { SumFrom } from './SumFrom.tsx';

export interface ComplexBarProps {
  page: ComplexPage;
  /** Id of the aside with the prices. */
  asideId: string;
}

/** Links to the sections of a complex, and its price once the aside is out of sight. */
export function ComplexBar({ page, asideId }: ComplexBarProps) {
  const anchors = useMemo(() => complexAnchors(page), [page]);
  const sale = complexSale(page);
  return (
    <AnchorBar
      anchors={anchors}
      asideId={asideId}
      price={
        sale.kind === 'onSale' ? (
          <SumFrom
            price={page.complex.statistics.total.priceRange.from}
            payment={page.mortgage?.payment ?? null}
            unknown={`Цены по${NBSP}запросу`}
          />
        ) : (
          sale.label
        )
      }
      action={sale.kind === 'onSale' ? ['flats', 'Выбрать квартиру'] : ['similar', 'Похожие']}
    />
  );
}

/** Sections of the page of a complex that there is something to say in, in their order. */
function complexAnchors(page: ComplexPage): [id: string, name: string][] {
  const { complex, houses, infrastructure, similar } = page;
  const isOnSale = complexSale(page).kind === 'onSale';
  const others: Section = ['similar', 'Похожие', similar.length > 0];
  const all: Section[] = [
    ['flats', 'Квартиры', isOnSale],
    ['board', 'Шахматка', houses.length > 0],
    ['mortgage', 'Ипотека', page.mortgage !== null],
    ['plans', 'Рассрочка', page.paymentPlans.length > 0],
    ['prices', 'Цены', isOnSale],
    ['progress', 'Ход строительства', page.progress.length > 0],
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
