import { useId } from 'react';
import { filterField } from '#domain/catalog/filters/filter-form.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { ChoiceChip } from '#ui/ChoiceChip/ChoiceChip.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './ChipRow.module.css';

export interface ChipRowProps {
  /** The filter whose choices these are. */
  name: keyof SearchFilters;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  type?: 'checkbox' | 'radio';
  /** By value: how much each choice would find; one that is not there has no count. */
  counts?: Record<string, number> | undefined;
  /** One row that scrolls sideways on a phone instead of several. */
  isScrolling?: boolean;
  isLabelHidden?: boolean;
  /** Told the value of each choice that is made. */
  onChoose?: (value: string) => void;
}

/** The choices of one filter as chips. */
export function ChipRow({
  name,
  label,
  options,
  chosen,
  type,
  counts,
  isScrolling,
  isLabelHidden,
  onChoose,
}: ChipRowProps) {
  const id = useId();
  return (
    <fieldset
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-labelledby={id}
      className={styles.field}
    >
      <p id={id} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
        {label}
      </p>
      <div className={classNames(styles.row, isScrolling && styles.scrolling)}>
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type={type}
            name={filterField(name)}
            value={option.value}
            label={option.label}
            count={counts?.[option.value]}
            countText={counts?.[option.value] === undefined ? undefined : formatNumber(counts[option.value]!)}
            defaultChecked={chosen.includes(option.value)}
            onChange={onChoose && (({ currentTarget }) => currentTarget.checked && onChoose(option.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
