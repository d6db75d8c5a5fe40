import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { withoutLimits } from '#domain/road/road-text.ts';
import { countComplexes, countFlats, countListings } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { EmptyBoard } from '../../parts/page/EmptyBoard.tsx';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import { useSiteContext } from '../../site-context.ts';
import { waysOutQuery } from './catalogue-queries.ts';
import styles from './EmptySearch.module.css';
import { emptySearchTexts } from './empty-search-texts.ts';

/** With so many ways out the search need not leave its place. */
const ENOUGH = 3;

const NO_WAYS = { ways: [], areByOne: true, outsideArea: 0, anyRoad: 0, everywhere: 0, cities: [] };

export interface EmptySearchProps {
  search: CatalogSearch;
}

/**
 * Nothing found: why, and the nearest ways out with their counts. They change conditions; where nothing at all is on
 * sale it is the place that changes.
 */
export function EmptySearch({ search }: EmptySearchProps) {
  const context = useSiteContext();
  const { data: out = NO_WAYS } = useQuery(waysOutQuery(context, search));
  const { ways, cities } = out;
  const texts = emptySearchTexts({
    hasConditions: Object.keys(search.request.filters).length > 0,
    hasArea: search.area !== undefined,
    hasRoad: out.anyRoad > 0,
    location: search.location,
    ways: ways.length,
    areByOne: out.areByOne,
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
            {out.outsideArea > 0 && (
              <li>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, area: undefined, page: undefined })}
                  preload={false}
                  className={styles.way}
                >
                  <span>
                    Искать не только в этой области карты
                    <Colon />
                  </span>
                  <b>{countText(out.outsideArea)}</b>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            )}
            {out.anyRoad > 0 && (
              <li>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, road: withoutLimits(old.road), page: undefined })}
                  preload={false}
                  className={styles.way}
                >
                  <span>
                    Любое время в{NBSP}дороге
                    <Colon />
                  </span>
                  <b>{countText(out.anyRoad)}</b>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            )}
            {ways.map(({ name, title, instead, filters, count }) => (
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
                    {title}
                    <VisuallyHidden>, </VisuallyHidden>
                    <small>{instead}</small>
                    <Colon />
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
                    {name}
                    <VisuallyHidden>, </VisuallyHidden>
                    <small>{countComplexes(complexesCount)}</small>
                    <VisuallyHidden>, </VisuallyHidden>
                  </span>
                  <b>{countFlats(flatsCount)}</b>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
            {ways.length < ENOUGH && out.everywhere > 0 && (
              <li>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, location: EVERYWHERE, page: undefined, area: undefined })}
                  className={styles.way}
                >
                  <span>
                    Искать везде
                    <Colon />
                  </span>
                  <b>{countText(out.everywhere)}</b>
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

/** Between what a way is and what it finds, for those who hear them in one breath. */
function Colon() {
  return <VisuallyHidden>: </VisuallyHidden>;
}
