import { useState } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { RangePair } from './RangePair.tsx';

export interface SeaFieldProps {
  filters: SearchFilters;
  count: number | undefined;
  /** Metres. */
  max: number;
}

/** Near the sea, and then how near: the distance means nothing without the wish. */
export function SeaField({ filters, count, max }: SeaFieldProps) {
  const [isNear, setIsNear] = useState(filters.nearSea ?? false);
  return (
    <div>
      <Checkbox
        name={filterField('nearSea')}
        value="true"
        label="У моря"
        count={count === undefined ? undefined : formatNumber(count)}
        defaultChecked={isNear}
        onChange={(event) => setIsNear(event.currentTarget.checked)}
      />
      <RangePair
        name="seaDistance"
        label="Расстояние до моря"
        unit="м"
        range={filters.seaDistance}
        max={max}
        disabled={!isNear}
      />
    </div>
  );
}
