import { useLocation, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { DEFAULT_SORT, isComplexSort, isSortKey, offeredSorts } from '#domain/catalog/sort.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { parseSearch } from '../../query/site-search.ts';
import styles from './SortForm.module.css';

interface SortFormProps {
  ofComplexes?: boolean | undefined;
  /** Where nobody lends, nothing is sorted by payment, unless an address says so. */
  hasMortgage: boolean;
}

/** The order of the results: a native list in a form, so that it also works without scripts. */
export function SortForm({ ofComplexes, hasMortgage }: SortFormProps) {
  const { search, searchStr } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const isKnown = ofComplexes ? isComplexSort : isSortKey;
  const sort = isKnown(search.sort) ? search.sort : DEFAULT_SORT;
  const isChosen = sort !== DEFAULT_SORT;
  const offered = offeredSorts(ofComplexes ?? false, {
    sort,
    hasRoad: search.road !== undefined,
    hasMortgage,
  });
  const kept = Object.entries(parseSearch(searchStr)).filter(([name]) => !['sort', 'page'].includes(name));

  function sortBy(value: string) {
    const next = isKnown(value) && value !== DEFAULT_SORT ? value : undefined;
    void navigate({
      to: '/search',
      search: (old) => ({ ...old, sort: next, page: undefined }),
      resetScroll: false,
      replace: true,
    });
  }

  return (
    <form action="/search" className={styles.form}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <div className={styles.control} data-chosen={isChosen || undefined}>
        <Icon name="sort" />
        <span className={styles.short} aria-hidden="true">
          Сортировка
        </span>
        <label htmlFor={id} className={styles.label}>
          Порядок
        </label>
        <select
          id={id}
          name="sort"
          className={styles.select}
          value={sort}
          onChange={(event) => sortBy(event.target.value)}
        >
          {offered.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          Применить
        </Button>
      </noscript>
    </form>
  );
}
