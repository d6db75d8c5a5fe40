import { Link } from '@tanstack/react-router';
import type { Hub } from '#contract/search-figures.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import styles from './HubLinks.module.css';
import { MainRow } from './MainRow.tsx';

/** Links in sight; the rest unfolds. */
const SHOWN = 12;

export interface HubLinksProps {
  title: string;
  hubs: readonly Hub[];
  /** Where they search; without it in the place of the page. */
  location?: string | undefined;
}

/** Ready searches of one choice each, with what they find. */
export function HubLinks({ title, hubs, ...place }: HubLinksProps) {
  if (hubs.length === 0) return null;
  return (
    <MainRow title={title}>
      <HubList hubs={hubs.slice(0, SHOWN)} place={place} />
      {hubs.length > SHOWN && (
        <details>
          <summary className={styles.summary}>Ещё {hubs.length - SHOWN}</summary>
          <HubList hubs={hubs.slice(SHOWN)} place={place} />
        </details>
      )}
    </MainRow>
  );
}

function HubList({ hubs, place }: { hubs: readonly Hub[]; place: { location?: string | undefined } }) {
  return (
    <ul className={styles.list}>
      {hubs.map(({ name, flatsCount, filters }) => (
        <li key={JSON.stringify(filters)} className={styles.item}>
          <Link
            to="/search"
            search={(old) => ({
              ...old,
              ...place,
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
  );
}
