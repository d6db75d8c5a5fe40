import { useRef } from 'react';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { countSet, FILTER_SECTIONS, filterSectionId } from './filter-sections.ts';
import styles from './SectionNav.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface SectionNavProps {
  /** The values chosen by now. */
  filters: SearchFilters;
}

const IDS = FILTER_SECTIONS.map(({ name }) => filterSectionId(name));

/** The sections of «Все фильтры»: which one is in sight, how many filters each has set, and the way to it. */
export function SectionNav({ filters }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { current, jumpTo } = useCurrentSection(nav, IDS);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Разделы фильтров">
      {FILTER_SECTIONS.map((section) => {
        const id = filterSectionId(section.name);
        const count = countSet(section, filters);
        return (
          <button
            key={id}
            type="button"
            className={styles.link}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => jumpTo(id)}
          >
            {section.title}
            {count > 0 && <span className={styles.count}>{count}</span>}
          </button>
        );
      })}
    </nav>
  );
}
