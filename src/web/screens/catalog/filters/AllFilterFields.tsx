import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FilterNames } from '#domain/catalog/filters/filter-chips.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useSiteContext } from '../../../site-context.ts';
import { developersQuery, extremesQuery, facetsQuery, offeredQuery } from '../catalogue-queries.ts';
import styles from './AllFilterFields.module.css';
import { FilterFields } from './FilterFields.tsx';
import type { FilterDraft } from './use-filter-draft.ts';
import type { LiveCount } from './use-live-count.ts';

export interface AllFilterFieldsProps {
  start: FilterDraft;
  draft: FilterDraft;
  live: LiveCount;
  isUae: boolean;
  names: FilterNames;
  /** Under the switch: what has no field, where scripts can take it away. */
  picked?: ReactNode;
  onChange: () => void;
}

const KINDS = [
  { value: '', label: 'Квартиры' },
  { value: 'true', label: 'Жилые комплексы' },
] as const;

const NO_EXTREMES = { maxPrice: 0, maxArea: 0, maxFloor: 0, maxSeaDistance: 0 };
const NOBODY: { id: number; name: string }[] = [];

/** The contents of «Все фильтры», in a window or on a page. */
export function AllFilterFields({ start, draft, live, picked, ...rest }: AllFilterFieldsProps) {
  const context = useSiteContext();
  const { request } = live;
  const { data: counts } = useQuery({ ...facetsQuery(context, request), placeholderData: keepPreviousData });
  const { data: offered } = useQuery(offeredQuery(context, request));
  const { data: extremes = NO_EXTREMES } = useQuery(extremesQuery(context));
  const { data: developers = NOBODY } = useQuery(developersQuery(context));
  return (
    <>
      <div className={styles.kinds}>
        <SegmentedSwitch
          label="Что искать"
          name="complexes"
          options={KINDS}
          defaultValue={start.isComplexes ? 'true' : ''}
        />
      </div>
      {picked}
      <FilterFields
        filters={start.filters}
        chosen={draft.filters}
        request={request}
        counts={counts}
        offered={offered}
        extremes={extremes}
        developers={developers}
        {...rest}
      />
    </>
  );
}
