import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useFocusSuccessor } from '../../../parts/page/use-focus-successor.ts';
import type { CatalogSearch } from '../../../query/catalog-search.ts';
import { useSiteContext } from '../../../site-context.ts';
import { facetsQuery, filterNamesQuery } from '../catalogue-queries.ts';
import { SearchChips } from '../SearchChips.tsx';
import { AllFilters } from './AllFilters.tsx';
import { CountButton } from './CountButton.tsx';
import { HandoverField } from './HandoverField.tsx';
import { KeptFields } from './KeptFields.tsx';
import { PriceField } from './PriceField.tsx';
import styles from './QuickSearch.module.css';
import { RoomsField } from './RoomsField.tsx';
import { useFilterDraft, useSearchBy } from './use-filter-draft.ts';
import { useLiveCount } from './use-live-count.ts';

export interface QuickSearchProps {
  search: CatalogSearch;
  flatsTotal: number;
  complexesTotal: number;
  /** Nobody lends there, so the budget is a price. */
  isUae: boolean;
}

/** The search the main page begins with: rooms, budget, term, each choice with what it would find. */
export function QuickSearch(props: QuickSearchProps) {
  const { complexes, request } = props.search;
  const panel = useRef<HTMLElement>(null);
  useFocusSuccessor(panel);
  return (
    <search ref={panel}>
      {/* Fields keep themselves, so another search needs other fields. */}
      <QuickForm key={JSON.stringify([request.filters, complexes])} {...props} />
    </search>
  );
}

function QuickForm({ search, flatsTotal, complexesTotal, isUae }: QuickSearchProps) {
  const context = useSiteContext();
  const { filters } = search.request;
  const base: SearchFilters = {
    ...filters,
    roomsCount: undefined,
    priceRange: undefined,
    payment: undefined,
    handoverDeadline: undefined,
  };
  const start = { filters, isComplexes: search.complexes ?? false };
  const { form, draft, read, onChange } = useFilterDraft(start, base);
  const searchBy = useSearchBy(search);
  const live = useLiveCount(draft, search);
  const { request } = live;
  const { data: names } = useQuery(filterNamesQuery(context, filters));
  const { data: counts } = useQuery({ ...facetsQuery(context, request), placeholderData: keepPreviousData });

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = read();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (chosen) void searchBy(chosen, { map: submitter?.getAttribute('name') === 'map' });
  }

  return (
    <form ref={form} action="/search" className={styles.panel} onChange={onChange} onSubmit={submit}>
      <KeptFields base={base} place={search.location} except={['complexes', 'map']} />
      <div className={styles.kinds}>
        <SegmentedSwitch
          label="Что искать"
          name="complexes"
          options={[
            { value: '', label: 'Квартиры', count: formatNumber(flatsTotal) },
            { value: 'true', label: 'Жилые комплексы', count: formatNumber(complexesTotal) },
          ]}
          defaultValue={start.isComplexes ? 'true' : ''}
        />
      </div>
      <div className={styles.fields}>
        <RoomsField filters={filters} counts={counts?.roomsCount} isScrolling />
        <PriceField filters={filters} request={request} isUae={isUae} onChange={onChange} />
        <HandoverField filters={filters} counts={counts?.handoverDeadline} isScrolling />
      </div>
      <div className={styles.actions}>
        <CountButton live={live} className={styles.show} />
        <AllFilters search={search} />
        <Button type="submit" name="map" value="true" variant="secondary" icon={<Icon name="map" />}>
          Карта
        </Button>
        <div className={styles.chips}>
          <SearchChips filters={filters} names={names} />
        </div>
      </div>
    </form>
  );
}
