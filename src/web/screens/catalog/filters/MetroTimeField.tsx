import { useState } from 'react';
import { filterField } from '#domain/catalog/filters/read-filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { TIMES_OFFERED, type TransportType } from '#domain/catalog/filters/transport-time.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { ChipRow } from './ChipRow.tsx';
import styles from './MetroTimeField.module.css';

const WAYS = [
  { value: 'foot', label: 'Пешком' },
  { value: 'car', label: 'На транспорте' },
] as const;

/** Minutes to the metro by one of two ways; minutes the other way does not offer are forgotten with it. */
export function MetroTimeField({ filters, onChange }: { filters: SearchFilters; onChange?: () => void }) {
  const [way, setWay] = useState<TransportType>(filters.transportType ?? 'foot');
  const times = TIMES_OFFERED[way].map((value) => ({ value, label: `${value}${NBSP}мин` }));
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        Время до{NBSP}метро
      </p>
      <SegmentedSwitch
        label="Как добираться до метро"
        look="box"
        name={filterField('transportType')}
        options={WAYS}
        defaultValue={way}
        onChange={(next) => {
          setWay(next);
          onChange?.();
        }}
      />
      <ChipRow
        key={way}
        name="transportTime"
        label="Минут до метро"
        isLabelHidden
        type="radio"
        options={[{ value: '0', label: 'Неважно' }, ...times]}
        chosen={[filters.transportTime ?? '0']}
      />
    </div>
  );
}
