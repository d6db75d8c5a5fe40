import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { buttonClass } from '#ui/Button/button-class.ts';
import { namedPlacesQuery } from '../../data/named-places-query.ts';
import { Page } from '../../parts/page/Page.tsx';
import { useCatalogSearch } from '../../query/catalog-search.ts';
import { filterNamesQuery } from './catalogue-queries.ts';
import styles from './FiltersScreen.module.css';
import { CountButton } from './filters/CountButton.tsx';
import { carriedFilters } from './filters/carried-filters.ts';
import { FilterFields } from './filters/FilterFields.tsx';
import { KeptFields } from './filters/KeptFields.tsx';
import { useFilterDraft, useSearchBy } from './filters/use-filter-draft.ts';
import { useLiveCount } from './filters/use-live-count.ts';

const route = getRouteApi('/search/filters');

/** «Все фильтры» as a page, for where scripts do not run: one form that answers with the search itself. */
export function FiltersScreen() {
  const context = route.useRouteContext();
  const search = useCatalogSearch(route.useSearch());
  const { data: places } = useSuspenseQuery(namedPlacesQuery(context, search.location));
  const { filters } = search.request;
  const { data: names = {} } = useQuery(filterNamesQuery(context, filters));
  const start = { filters, isComplexes: search.complexes ?? false };
  const base = carriedFilters(filters);
  const { form, draft, read, onChange } = useFilterDraft(start, base);
  const live = useLiveCount(draft, search);
  const searchBy = useSearchBy(search);

  function submit(event: FormEvent) {
    event.preventDefault();
    const asked = read();
    if (asked) void searchBy(asked);
  }

  return (
    <Page>
      <h1 className={styles.title}>Все фильтры</h1>
      <form ref={form} action="/search" onChange={onChange} onSubmit={submit}>
        <KeptFields base={base} place={search.location} except={['complexes']} />
        <FilterFields
          heading="h2"
          isUae={places.isUae}
          names={names}
          start={start}
          draft={draft}
          live={live}
          onChange={onChange}
        />
        <div className={styles.foot}>
          <Link
            to="/search"
            search={(old) => ({ ...old, searchFilters: undefined, presetTab: undefined })}
            className={buttonClass({ variant: 'ghost' })}
          >
            Сбросить
          </Link>
          <CountButton live={live} />
        </div>
      </form>
    </Page>
  );
}
