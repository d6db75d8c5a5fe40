import { useLocation, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { DEFAULT_SORT, isSortKey, SORT_KEYS, SORT_LABELS } from '#domain/catalog/sort.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { parseSearch } from '../../query/site-search.ts';
import styles from './SortForm.module.css';

/** The order of the results: a native list in a form, so that it also works without scripts. */
export function SortForm() {
  const { search, searchStr } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const isChosen = search.sort !== undefined && search.sort !== DEFAULT_SORT;
  const kept = Object.entries(parseSearch(searchStr)).filter(([name]) => !['sort', 'page'].includes(name));

  function sortBy(value: string) {
    const sort = isSortKey(value) && value !== DEFAULT_SORT ? value : undefined;
    void navigate({
      to: '/search',
      search: (old) => ({ ...old, sort, page: undefined }),
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
          value={search.sort ?? DEFAULT_SORT}
          onChange={(event) => sortBy(event.target.value)}
        >
          {SORT_KEYS.filter((key) => key !== 'road' || search.road !== undefined).map((key) => (
            <option key={key} value={key}>
              {SORT_LABELS[key]}
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
