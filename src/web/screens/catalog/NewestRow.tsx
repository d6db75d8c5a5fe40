import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PRESETS } from '#domain/catalog/presets.ts';
import { ROOMS_OPTIONS, ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { FlatCards } from './FlatCards.tsx';
import { MainRow } from './MainRow.tsx';
import type { mainQueries } from './main-queries.ts';
import styles from './NewestRow.module.css';

export interface NewestRowProps {
  queries: Pick<ReturnType<typeof mainQueries>, 'newest' | 'newestTotal'>;
  presetTab: number | undefined;
}

/** The newest flats, by number of rooms when a tab says so. */
export function NewestRow({ queries, presetTab: tabOfAddress }: NewestRowProps) {
  const { data: newest } = useSuspenseQuery(queries.newest);
  const { data: total } = useSuspenseQuery(queries.newestTotal);
  const tab = PRESETS[tabOfAddress ?? -1] ? tabOfAddress : undefined;
  return (
    <MainRow
      title="Новые квартиры"
      all={
        <Link
          to="/search"
          search={(old) => ({ ...old, complexes: undefined, searchFilters: undefined, sort: 'newest' })}
        >
          Все {formatNumber(total)}
        </Link>
      }
      tabs={
        <nav aria-label="Новые квартиры по комнатам" className={styles.tabs}>
          {[undefined, ...PRESETS.keys()].map((presetTab) => (
            <Link
              key={presetTab ?? 'all'}
              to="/"
              search={(old) => ({ ...old, presetTab })}
              preload={false}
              resetScroll={false}
              replace
              activeOptions={{ explicitUndefined: true }}
              aria-current={presetTab === tab ? 'page' : undefined}
              className={styles.tab}
            >
              {presetTab === undefined ? 'Все' : ROOMS_SHORT_LABELS[ROOMS_OPTIONS[presetTab]!]}
            </Link>
          ))}
        </nav>
      }
    >
      {total > 0 ? <FlatCards pages={[newest]} /> : <p className={styles.none}>Таких квартир сейчас нет.</p>}
    </MainRow>
  );
}
