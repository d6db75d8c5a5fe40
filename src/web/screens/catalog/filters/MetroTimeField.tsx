import { useState } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import {
  TIMES_OFFERED,
  type TransportType,
  transportTimeKey,
} from '#domain/catalog/filters/transport-time.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import { useIsHydrating } from '../../../parts/page/use-is-hydrating.ts';
import { ChipRow } from './ChipRow.tsx';
import styles from './MetroTimeField.module.css';

const WAYS = [
  { value: 'foot', label: 'Пешком' },
  { value: 'car', label: 'На транспорте' },
] as const;

const NO_TIME = { value: '0', label: 'Неважно' };

export interface MetroTimeFieldProps {
  filters: SearchFilters;
  /** How much each choice of a way and its minutes would find, by `transportTimeKey`. */
  counts: Record<string, number> | undefined;
  onChange?: () => void;
}

/** Minutes to the metro by one of two ways; minutes the other way does not offer are forgotten with it. */
export function MetroTimeField({ filters, counts, onChange }: MetroTimeFieldProps) {
  const [way, setWay] = useState<TransportType>(filters.transportType ?? 'foot');
  const [chosen, setChosen] = useState<string>(filters.transportTime ?? NO_TIME.value);
  const isHydrating = useIsHydrating();
  // Without scripts nothing brings the minutes of the other way, so that all of them are there to be chosen.
  const offered = isHydrating ? [...new Set(Object.values(TIMES_OFFERED).flat())] : TIMES_OFFERED[way];
  const times = offered.map((value) => ({ value, label: `${value}${NBSP}мин` }));
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
          if (!TIMES_OFFERED[next].some((time) => time === chosen)) setChosen(NO_TIME.value);
          onChange?.();
        }}
      />
      <ChipRow
        key={way}
        name="transportTime"
        label="Минут до метро"
        isLabelHidden
        type="radio"
        options={[NO_TIME, ...times]}
        chosen={[chosen]}
        counts={counts && countsOfWay(counts, way)}
        onChoose={setChosen}
      />
    </div>
  );
}

/** By minutes; «Неважно» has no count. */
function countsOfWay(counts: Record<string, number>, way: TransportType): Record<string, number> {
  return Object.fromEntries(
    TIMES_OFFERED[way].map((time) => [time, counts[transportTimeKey(way, time)] ?? 0]),
  );
}
