import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { filterChips } from '#domain/catalog/filters/filter-chips.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { useFocusSuccessor } from '../../../parts/page/use-focus-successor.ts';
import { RoadButton } from '../../../parts/road/RoadButton.tsx';
import type { CatalogSearch } from '../../../query/catalog-search.ts';
import { useLens } from '../../../query/use-lens.ts';
import { useSiteContext } from '../../../site-context.ts';
import { facetsQuery } from '../catalogue-queries.ts';
import { AllFilters } from './AllFilters.tsx';
import { CountButton } from './CountButton.tsx';
import styles from './FilterBar.module.css';
import { FilterMenu } from './FilterMenu.tsx';
import { HandoverField } from './HandoverField.tsx';
import { KeptFields } from './KeptFields.tsx';
import { MetroTimeField } from './MetroTimeField.tsx';
import { BUDGETS, PriceField } from './PriceField.tsx';
import { RoomsField } from './RoomsField.tsx';
import { useFilterDraft, useSearchBy } from './use-filter-draft.ts';
import { useLiveCount } from './use-live-count.ts';

/** Filters that have a button of their own in the bar. */
const QUICK = [
  ...(['roomsCount', 'priceRange', 'payment', 'handoverDeadline'] as const),
  ...(['transportTime', 'transportType'] as const),
];

export interface FilterBarProps {
  search: CatalogSearch;
  hasMetro: boolean;
}

/** The quick filters of a search, each behind its button, and the way to all of them. */
export function FilterBar({ search, hasMetro }: FilterBarProps) {
  const { filters } = search.request;
  const bar = useRef<HTMLElement>(null);
  useFocusSuccessor(bar);
  return (
    <search ref={bar} className={styles.search}>
      {/* Fields keep themselves, so another search needs other fields. */}
      <Bar key={JSON.stringify([filters, search.complexes])} search={search} hasMetro={hasMetro} />
      <AllFilters search={search} />
    </search>
  );
}

function Bar({ search, hasMetro }: FilterBarProps) {
  const { filters } = search.request;
  const context = useSiteContext();
  const told = useLens();
  const lens = hasMetro ? told : 'price';
  const base = withoutQuick(filters, hasMetro);
  const start = { filters, isComplexes: search.complexes ?? false };
  const { form, draft, read, onChange } = useFilterDraft(start, base);
  const searchBy = useSearchBy(search);
  const [isUsed, setIsUsed] = useState(false);
  const live = useLiveCount(draft, search);
  const { request } = live;
  const { data: counts } = useQuery({
    ...facetsQuery(context, request),
    enabled: isUsed,
    placeholderData: keepPreviousData,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    for (const menu of form.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
      menu.querySelector('summary')?.focus();
      menu.open = false;
    }
    const chosen = read();
    if (chosen) void searchBy(chosen);
  }

  const menu = (title: string, names: readonly (keyof SearchFilters)[]) => {
    const chips = filterChips(filters, context.settings.now).filter(({ name }) => names.includes(name));
    const [first, ...more] = chips.map(({ label }) => label);
    const text = first ? `${first}${more.length ? ` +${more.length}` : ''}` : title;
    return { title: text, isSet: first !== undefined, onOpen: () => setIsUsed(true) };
  };
  const foot = <CountButton live={live} wide />;

  return (
    <form ref={form} action="/search" className={styles.bar} onChange={onChange} onSubmit={submit}>
      <KeptFields base={base} place={search.location} />
      {/* Enter in a field sends the form by its first button, which menus hide. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      <FilterMenu {...menu('Комнаты', ['roomsCount'])}>
        <RoomsField filters={filters} counts={counts?.roomsCount} />
        {foot}
      </FilterMenu>
      <FilterMenu {...menu(lens === 'price' ? 'Цена' : 'Платёж', [BUDGETS[lens]])}>
        <div className={styles.price}>
          <PriceField
            filters={filters}
            request={request}
            isLooked={isUsed}
            isUae={!hasMetro}
            onChange={onChange}
          />
        </div>
        {foot}
      </FilterMenu>
      <FilterMenu {...menu('Срок сдачи', ['handoverDeadline'])}>
        <HandoverField filters={filters} counts={counts?.handoverDeadline} />
        {foot}
      </FilterMenu>
      {hasMetro && (
        <FilterMenu {...menu('Метро', ['transportTime'])}>
          <MetroTimeField filters={filters} counts={counts?.transportTime} onChange={onChange} />
          {foot}
        </FilterMenu>
      )}
      <RoadButton />
    </form>
  );
}

function withoutQuick(filters: SearchFilters, hasMetro: boolean): SearchFilters {
  const own = QUICK.filter((name) => hasMetro || !name.startsWith('transport'));
  return { ...filters, ...Object.fromEntries(own.map((name) => [name, undefined])) };
}
