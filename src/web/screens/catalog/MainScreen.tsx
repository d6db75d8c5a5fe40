import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import { Waking } from '../../parts/page/Waking.tsx';
import { placeSearch, useCatalogSearch } from '../../query/catalog-search.ts';
import type { QuickSearchProps } from './filters/QuickSearch.tsx';
import { mainGroups } from './main-groups.ts';
import {
  GROUP_ROW_FILES,
  LazyGroupRow,
  LazyHubLinks,
  LazyMainTop,
  LazyNewestRow,
  LazyQuickSearch,
  NEWEST_ROW_FILES,
} from './main-parts.ts';
import { mainQueries } from './main-queries.ts';
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
      <Waking>
        <LazyMainTop
          places={places.names}
          complexesTotal={complexesTotal}
          flatsTotal={flatsTotal}
          confirmedAt={fresh.confirmedAt}
          now={context.settings.now}
        />
      </Waking>
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
            <Sleeping key={group.title} file={GROUP_ROW_FILES} heights={ROW_HEIGHTS}>
              <LazyGroupRow group={group} search={search} />
            </Sleeping>
          ))}
          <Sleeping file={NEWEST_ROW_FILES} heights={[570, 540]}>
            <LazyNewestRow queries={queries} presetTab={search.presetTab} />
          </Sleeping>
          <Sleeping file={LazyHubLinks} heights={HUBS_HEIGHTS}>
            <LazyHubLinks title="Подборки" hubs={hubs.collections} location={search.location} />
          </Sleeping>
          <Sleeping file={LazyHubLinks} heights={HUBS_HEIGHTS}>
            <LazyHubLinks title="У метро" hubs={hubs.metros} location={undefined} />
          </Sleeping>
          <Sleeping file={LazyHubLinks} heights={HUBS_HEIGHTS}>
            <LazyHubLinks title="Районы" hubs={hubs.cityAreas} />
          </Sleeping>
          <Sleeping file={LazyHubLinks} heights={HUBS_HEIGHTS}>
            <LazyHubLinks title="По застройщикам" hubs={hubs.developers} />
          </Sleeping>
          <Sleeping file={LazyHubLinks} heights={HUBS_HEIGHTS}>
            <LazyHubLinks title="По числу комнат" hubs={hubs.rooms} />
          </Sleeping>
          <Sleeping file={LazyHubLinks} heights={HUBS_HEIGHTS}>
            <LazyHubLinks title="По сроку сдачи" hubs={hubs.handovers} />
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
