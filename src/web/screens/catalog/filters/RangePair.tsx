import { useId, useState } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import styles from './RangePair.module.css';

export interface RangePairProps {
  name: 'area' | 'floor' | 'seaDistance';
  label: string;
  range: FilterRange | undefined;
  /** The greatest on sale; 0 when nothing is known of it. */
  max: number;
  unit?: string;
  decimals?: number;
  disabled?: boolean;
}

/** Two numbers, from and to; an empty one is no bound. Ends the wrong way round change places when left. */
export function RangePair({ name, label, range, max, unit, decimals = 0, disabled }: RangePairProps) {
  const id = useId();
  const [from, setFrom] = useState(range?.from || null);
  const [to, setTo] = useState(range?.to || null);

  function swapWhenCrossed() {
    if (from === null || to === null || from <= to) return;
    setFrom(to);
    setTo(from);
  }

  const field = { roundDigits: decimals, suffix: unit, disabled, labelHidden: true, onBlur: swapWhenCrossed };
  return (
    <fieldset className={styles.field} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.pair}>
        <NumberInput
          {...field}
          label={`${label}, от`}
          name={filterField(name, 'from')}
          before="от"
          placeholder="0"
          value={from}
          onChange={setFrom}
        />
        <NumberInput
          {...field}
          label={`${label}, до`}
          name={filterField(name, 'to')}
          before="до"
          placeholder={max > 0 ? formatNumber(Math.ceil(max)) : undefined}
          value={to}
          onChange={setTo}
        />
      </div>
    </fieldset>
  );
}
