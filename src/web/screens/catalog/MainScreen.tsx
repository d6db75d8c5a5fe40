import { useSuspenseQueries } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { countComplexes } from '#domain/text/count-complexes.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { Page } from '../../parts/Page.tsx';
import { ComplexCards } from './ComplexCards.tsx';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';
import { FlatCards } from './FlatCards.tsx';
import { mainQueries } from './load-main.ts';
import styles from './MainScreen.module.css';

const route = getRouteApi('/');

/** The first page: what is new among complexes and flats. */
export function MainScreen() {
  const { location, searchFilters } = route.useSearch();
  const queries = mainQueries(route.useRouteContext(), { location, searchFilters });
  const [{ data: flatsTotal }, { data: complexesTotal }, { data: complexes }, { data: flats }] =
    useSuspenseQueries({
      queries: [queries.flatsTotal, queries.complexesTotal, queries.complexes, queries.flats],
    });
  return (
    <Page>
      <div className={styles.top}>
        <h1>Новостройки</h1>
        <p className={styles.counts}>
          {countComplexes(complexesTotal)} · {countFlats(flatsTotal)}
        </p>
      </div>
      {flatsTotal === 0 ? (
        <EmptyCatalogue hasPlace={Boolean(location)} hasFilters={searchFilters !== undefined} />
      ) : (
        <>
          <Group
            title="Жилые комплексы"
            all={
              <Link to="/search" search={{ complexes: true }}>
                Все {formatNumber(complexesTotal)}
              </Link>
            }
          >
            <ComplexCards pages={[complexes]} />
          </Group>
          <Group
            title="Новые квартиры"
            all={
              <Link to="/search" search={{ complexes: undefined, sort: 'newest' }}>
                Все {formatNumber(flatsTotal)}
              </Link>
            }
          >
            <FlatCards pages={[flats]} />
          </Group>
        </>
      )}
    </Page>
  );
}

function Group({ title, all, children }: { title: string; all: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.all}>{all}</p>
      </div>
      {children}
    </section>
  );
}
