import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { encodeFilters } from '#domain/catalog/filters/encode-filters.ts';
import type { FilterWords } from '#domain/catalog/filters/filter-chips.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { countComplexes } from '#domain/text/count-complexes.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { countListings } from '#domain/text/count-listings.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { EmptyBoard } from '../../parts/EmptyBoard.tsx';
import { askedSearch, type PlacedSearch } from './asked-search.ts';
import { nearestCitiesQuery } from './catalogue-queries.ts';
import styles from './EmptySearch.module.css';
import { emptySearchTexts } from './empty-search-texts.ts';
import { relaxationQueries } from './relaxation-queries.ts';

/** Ways out that are offered. */
const OFFERED = 3;

export interface EmptySearchProps {
  search: PlacedSearch;
  names?: FilterWords | undefined;
}

/**
 * Nothing found: why, and the nearest ways out with their counts. Each changes one condition; where nothing at all is
 * on sale it is the place that changes.
 */
export function EmptySearch({ search, names }: EmptySearchProps) {
  const { context } = useRouter().options;
  const easier = relaxationQueries(context, search, names);
  const counts = useQueries({
    queries: easier.map(({ query }) => query as { queryKey: readonly unknown[] }),
    combine: (answers) => answers.map(({ data }) => (data as number | undefined) ?? 0),
  });
  const found = easier.map((relaxation, at) => ({ ...relaxation, count: counts[at] ?? 0 }));
  const offered = firstOfEach(found.filter(({ count }) => count > 0)).slice(0, OFFERED);
  const { data: cities = [] } = useQuery({
    ...nearestCitiesQuery(context, search.location),
    enabled: offered.length === 0,
  });
  const texts = emptySearchTexts({
    hasConditions: Object.keys(askedSearch(search).filters).length > 0,
    hasArea: search.area !== undefined,
    location: search.location,
    ways: offered.length,
    cities: cities.length,
  });
  const countText = search.complexes ? countComplexes : countListings;
  return (
    <div className={styles.room}>
      <div className={styles.empty}>
        <EmptyBoard isBare />
        <div>
          <h2>{texts.title}</h2>
          <p className={styles.hint}>{texts.hint}</p>
          <ul className={styles.ways}>
            {search.area && (
              <li>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, area: undefined, page: undefined })}
                  preload={false}
                  className={styles.way}
                >
                  <span>Искать не только в этой области карты</span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            )}
            {offered.map(({ name, title, instead, filters, count }) => (
              <li key={name}>
                <Link
                  to="/search"
                  search={(old) => ({
                    ...old,
                    searchFilters: encodeFilters(filters),
                    presetTab: undefined,
                    page: undefined,
                  })}
                  preload={false}
                  className={styles.way}
                >
                  <span>
                    {title} <small>{instead}</small>
                  </span>
                  <b>{countText(count)}</b>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
            {cities.map(({ location, name, flatsCount, complexesCount }) => (
              <li key={location}>
                <Link
                  to="."
                  search={(old) => ({
                    ...old,
                    location,
                    searchFilters: undefined,
                    presetTab: undefined,
                    page: undefined,
                    area: undefined,
                  })}
                  preload={false}
                  className={styles.way}
                >
                  <span>
                    {name} <small>{countComplexes(complexesCount)}</small>
                  </span>
                  <b>{countFlats(flatsCount)}</b>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
            {offered.length < OFFERED && search.location !== EVERYWHERE && (
              <li>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, location: EVERYWHERE, page: undefined, area: undefined })}
                  className={styles.way}
                >
                  <span>Искать везде</span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Of the steps of one condition the smallest that finds something. */
function firstOfEach<Item extends { name: string }>(items: Item[]): Item[] {
  return items.filter((item, at) => items.findIndex(({ name }) => name === item.name) === at);
}
