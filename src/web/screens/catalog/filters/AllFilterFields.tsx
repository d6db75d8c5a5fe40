import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { askedSearch } from '../asked-search.ts';
import { developersQuery, extremesQuery, facetsQuery } from '../catalogue-queries.ts';
import styles from './AllFilterFields.module.css';
import { FilterFields } from './FilterFields.tsx';
import type { FilterDraft } from './use-filter-draft.ts';

export interface AllFilterFieldsProps {
  start: FilterDraft;
  draft: FilterDraft;
  location: string;
  hasMetro: boolean;
  onChange: () => void;
  /** Given where scripts run: without them the search by house is left by its chip. */
  onDropHouse?: (() => void) | undefined;
}

const KINDS = [
  { value: '', label: 'Квартиры' },
  { value: 'true', label: 'Жилые комплексы' },
] as const;

const NO_EXTREMES = { maxPrice: 0, maxArea: 0, maxFloor: 0, maxSeaDistance: 0 };

/** The contents of «Все фильтры», in a window or on a page. */
export function AllFilterFields({
  start,
  draft,
  location,
  hasMetro,
  onChange,
  onDropHouse,
}: AllFilterFieldsProps) {
  const { context } = useRouter().options;
  const asked = askedSearch({ location, searchFilters: draft.filters });
  const { data: counts } = useQuery(facetsQuery(context, asked));
  const { data: extremes = NO_EXTREMES } = useQuery(extremesQuery(context));
  const { data: developers = [] } = useQuery(developersQuery(context));
  return (
    <>
      <div className={styles.kind}>
        <SegmentedSwitch
          label="Что искать"
          name="complexes"
          options={KINDS}
          defaultValue={start.isComplexes ? 'true' : ''}
        />
        {onDropHouse && (
          <Button variant="secondary" size="s" icon={<Icon name="close" size={16} />} onClick={onDropHouse}>
            Убрать фильтр по дому
          </Button>
        )}
      </div>
      <FilterFields
        filters={start.filters}
        chosen={draft.filters}
        {...{ asked, counts, extremes, developers, hasMetro, onChange }}
      />
    </>
  );
}

/** What «Все фильтры» has no field for and carries along: a place, a house, a complex, a collection. */
export function carriedFilters({ search, houseId, complexId, collectionId }: SearchFilters): SearchFilters {
  return { search, houseId, complexId, collectionId };
}
