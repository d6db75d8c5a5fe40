import { Link } from '@tanstack/react-router';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import styles from './HubLinks.module.css';
import { MainRow } from './MainRow.tsx';

/** Links of a list; more would be a directory. */
const MOST_SHOWN = 12;

export interface HubLinksProps {
  title: string;
  hubs: readonly { name: string; flatsCount: number; filters: SearchFilters }[];
}

/** Ready searches by one name each, with what they find. */
export function HubLinks({ title, hubs }: HubLinksProps) {
  if (hubs.length === 0) return null;
  return (
    <MainRow title={title}>
      <ul className={styles.list}>
        {hubs.slice(0, MOST_SHOWN).map(({ name, flatsCount, filters }) => (
          <li key={name} className={styles.item}>
            <Link
              to="/search"
              search={(old) => ({
                ...old,
                complexes: undefined,
                searchFilters: filters,
                presetTab: undefined,
              })}
              preload={false}
              className={styles.link}
            >
              {name}
            </Link>
            <span className={styles.count}>{countFlats(flatsCount)}</span>
          </li>
        ))}
      </ul>
    </MainRow>
  );
}
