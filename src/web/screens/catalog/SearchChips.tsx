import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FilterNames, filterChips } from '#domain/catalog/filters/filter-chips.ts';
import { encodeFilters } from '#domain/catalog/filters/filter-spellings.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { withoutGoal } from '#domain/road/road-text.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { roadQuery } from '../../parts/road/road-query.ts';
import { goalText } from '../../parts/road/road-words.ts';
import { useRoad } from '../../query/use-road.ts';
import { useSiteContext } from '../../site-context.ts';
import styles from './SearchChips.module.css';

export interface SearchChipsProps {
  filters: SearchFilters;
  names?: FilterNames | undefined;
  /** Searched in a part of the map only. */
  hasArea?: boolean;
}

/** The conditions of a search; each is removed by a link, so that it works without scripts. */
export function SearchChips({ filters, names, hasArea = false }: SearchChipsProps) {
  const { now } = useSiteContext().settings;
  const chips = filterChips(filters, now, names);
  const road = useRoad();
  const { data: goals = [] } = useQuery(roadQuery(useSiteContext(), road));
  if (chips.length === 0 && goals.length === 0 && !hasArea) return null;
  return (
    <ul className={styles.chips} aria-label="Выбранные условия">
      {hasArea && (
        <li>
          <Link
            to="/search"
            search={(old) => ({ ...old, area: undefined, page: undefined })}
            preload={false}
            resetScroll={false}
            className={styles.chip}
          >
            <VisuallyHidden>Убрать: </VisuallyHidden>
            Область карты
            <Icon name="close" size={16} />
          </Link>
        </li>
      )}
      {goals.map((goal, at) => (
        <li key={goalText(goal)}>
          <Link
            to="."
            search={(old) => ({ ...old, road: withoutGoal(old.road, at), page: undefined })}
            preload={false}
            resetScroll={false}
            data-focus-successor
            className={styles.chip}
          >
            <VisuallyHidden>Убрать: </VisuallyHidden>
            {goalText(goal)}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {chips.map(({ name, label, without }) => (
        <li key={`${name} ${label}`}>
          <Link
            to="."
            search={(old) => ({
              ...old,
              searchFilters: encodeFilters(without),
              presetTab: undefined,
              page: undefined,
            })}
            preload={false}
            resetScroll={false}
            data-focus-successor
            className={styles.chip}
          >
            <VisuallyHidden>Убрать: </VisuallyHidden>
            {label}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="."
          search={(old) => ({
            ...old,
            searchFilters: undefined,
            presetTab: undefined,
            road: undefined,
            page: undefined,
            area: undefined,
          })}
          preload={false}
          resetScroll={false}
          data-focus-successor
          className={styles.reset}
        >
          Сбросить
        </Link>
      </li>
    </ul>
  );
}
