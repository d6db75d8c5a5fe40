import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ComplexPage } from '#contract/complex-page.ts';
import { priceHistoryQuery, ratesQuery } from '../complex-queries.ts';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import listing from '../Listing.module.css';
import { BucketStatistics } from './BucketStatistics.tsx';
import { PriceHistoryChart } from './PriceHistoryChart.tsx';
import styles from './PricesSection.module.css';
import { priceLines } from './price-lines.ts';

const route = getRouteApi('/complex/$id');

/** Prices of flats by rooms now, and how they changed in two years: a chart with its table. */
export function PricesSection({ page }: { page: ComplexPage }) {
  const context = route.useRouteContext();
  const { data: history } = useSuspenseQuery(priceHistoryQuery(context, page.complex.id));
  const { data: rates } = useSuspenseQuery(ratesQuery(context));
  const { statistics } = page.complex;
  const hasHistory = priceLines(history, 'price', rates).some(({ steps }) => steps.length > 1);
  const isOnSale = statistics.total.flatsCount > 0;
  if (!hasHistory && !isOnSale) return null;
  return (
    <section className={listing.section} id="prices">
      <h2>Цены</h2>
      {hasHistory && <PriceHistoryChart history={history} rates={rates} />}
      {isOnSale && (
        <FoldedOnPhone summary="Цены по числу комнат">
          <h3 className={styles.title}>Сейчас в{'\u00a0'}продаже</h3>
          <BucketStatistics {...page} />
        </FoldedOnPhone>
      )}
    </section>
  );
}
