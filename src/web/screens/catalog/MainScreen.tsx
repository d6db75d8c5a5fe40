import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { PRESETS } from '#domain/catalog/presets.ts';
import { inPlaces } from '#domain/geo/in-places.ts';
import { ROOMS_OPTIONS, ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { formatRecent } from '#domain/time/format-recent.ts';
import { Page } from '../../parts/page/Page.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import { type CatalogSearch, placeSearch, useCatalogSearch } from '../../query/catalog-search.ts';
import { ComplexCards } from './ComplexCards.tsx';
import { ContinueSearch } from './ContinueSearch.tsx';
import { FlatCards } from './FlatCards.tsx';
import type { QuickSearchProps } from './filters/QuickSearch.tsx';
import { HubLinks } from './HubLinks.tsx';
import { MainRow } from './MainRow.tsx';
import styles from './MainScreen.module.css';
import { type MainGroup, mainGroups } from './main-groups.ts';
import { LazyQuickSearch } from './main-parts.ts';
import { groupQueries, mainQueries } from './main-queries.ts';
import { NothingFound } from './NothingFound.tsx';

const route = getRouteApi('/');

const ROW_HEIGHTS = [560, 600] as const;
const HUBS_HEIGHTS = [150, 260] as const;

/** The first page: a search to begin with, and rows of what people look for most. */
export function MainScreen() {
  const context = route.useRouteContext();
  const search = useCatalogSearch(route.useSearch());
  const queries = mainQueries(context, search);
  const { data: flatsTotal } = useSuspenseQuery(queries.flatsTotal);
  const { data: complexesTotal } = useSuspenseQuery(queries.complexesTotal);
  const { data: places } = useSuspenseQuery(queries.places);
  const { data: hubs } = useSuspenseQuery(queries.hubs);
  const { data: fresh } = useSuspenseQuery(queries.freshness);
  const groups = mainGroups(context.settings.now, { hasMetro: !places.isUae });
  return (
    <Page>
      <div className={styles.top}>
        <h1>{['Новостройки', inPlaces(places.names)].filter(Boolean).join(' ')}</h1>
        <p className={styles.counts}>
          <span>
            {countComplexes(complexesTotal)} · {countFlats(flatsTotal)}
          </span>{' '}
          {flatsTotal > 0 && fresh.confirmedAt && (
            <span className={styles.fresh}>
              обновлено {formatRecent(fresh.confirmedAt, context.settings.now)}
            </span>
          )}
        </p>
      </div>
      <ContinueSearch />
      {flatsTotal === 0 ? (
        <NothingFound search={placeSearch(search)} />
      ) : (
        <>
          <Start
            search={search}
            flatsTotal={flatsTotal}
            complexesTotal={complexesTotal}
            isUae={places.isUae}
          />
          {groups.map((group) => (
            <Sleeping key={group.title} heights={ROW_HEIGHTS}>
              <GroupRow group={group} search={search} />
            </Sleeping>
          ))}
          <Sleeping heights={[570, 540]}>
            <NewestRow queries={queries} presetTab={search.presetTab} />
          </Sleeping>
          <Sleeping heights={HUBS_HEIGHTS}>
            <HubLinks title="Подборки" hubs={hubs.collections} location={search.location} />
          </Sleeping>
          <Sleeping heights={HUBS_HEIGHTS}>
            <HubLinks title="У метро" hubs={hubs.metros} location={undefined} />
          </Sleeping>
          <Sleeping heights={HUBS_HEIGHTS}>
            <HubLinks title="Районы" hubs={hubs.cityAreas} />
          </Sleeping>
          <Sleeping heights={HUBS_HEIGHTS}>
            <HubLinks title="По застройщикам" hubs={hubs.developers} />
          </Sleeping>
          <Sleeping heights={HUBS_HEIGHTS}>
            <HubLinks title="По числу комнат" hubs={hubs.rooms} />
          </Sleeping>
          <Sleeping heights={HUBS_HEIGHTS}>
            <HubLinks title="По сроку сдачи" hubs={hubs.handovers} />
          </Sleeping>
        </>
      )}
    </Page>
  );
}

/** Drawn anew only for another search: React drops the HTML of a part that is asked to change before it wakes. */
const Start = memo((props: QuickSearchProps) => (
  <Suspense>
    <LazyQuickSearch {...props} />
  </Suspense>
));

/** Results of one ready search; nothing where it finds nothing. */
function GroupRow({ group, search }: { group: MainGroup; search: CatalogSearch }) {
  const context = route.useRouteContext();
  const queries = groupQueries(context, group, search);
  const { data: total = 0 } = useQuery(queries.total as { queryKey: readonly unknown[] }) as {
    data?: number;
  };
  const { data: complexes } = useQuery({ ...queries.complexes, enabled: group.isComplexes });
  const { data: flats } = useQuery({ ...queries.flats, enabled: !group.isComplexes });
  if (total === 0) return null;
  return (
    <MainRow
      title={group.title}
      hint={nonBreaking(group.hint)}
      all={
        <Link
          to="/search"
          search={(old) => ({
            ...old,
            complexes: group.isComplexes || undefined,
            searchFilters: group.filters,
            presetTab: undefined,
          })}
        >
          Все {formatNumber(total)}
        </Link>
      }
    >
      {complexes && <ComplexCards pages={[complexes]} />}
      {flats && <FlatCards pages={[flats]} />}
    </MainRow>
  );
}

interface NewestRowProps {
  queries: Pick<ReturnType<typeof mainQueries>, 'newest' | 'newestTotal'>;
  presetTab: number | undefined;
}

/** The newest flats, by number of rooms when a tab says so. */
function NewestRow({ queries, presetTab: tabOfAddress }: NewestRowProps) {
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
