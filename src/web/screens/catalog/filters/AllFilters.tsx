import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { filterChips } from '#domain/catalog/filters/filter-chips.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { lazyWindow } from '../../../lazy-window.tsx';
import type { CatalogSearch } from '../../../query/catalog-search.ts';
import styles from './AllFilters.module.css';

const { Window: FiltersModal, preload } = lazyWindow(() => import('./FiltersModal.tsx'), 'FiltersModal');

export interface AllFiltersProps {
  search: CatalogSearch;
  className?: string;
}

/** «Все фильтры»: a window over the page, or without scripts a page of their own. */
export function AllFilters({ search, className }: AllFiltersProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const count = filterChips(search.request.filters, new Date(0)).length;
  return (
    <>
      <Link
        to="/search/filters"
        search={(old) => old}
        preload={false}
        className={classNames(buttonClass({ variant: 'secondary' }), className)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <span className={styles.content}>
          <Icon name="filters" />
          Все фильтры
          {count > 0 && <span className={styles.count}>{count}</span>}
        </span>
      </Link>
      {isOpen !== undefined && (
        <FiltersModal
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => setIsOpen(undefined)}
          search={search}
        />
      )}
    </>
  );
}
