import { useId } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './CheckboxList.module.css';

export interface CheckboxOption {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  /** How much the choice would find. */
  count: number | undefined;
}

export interface CheckboxListProps {
  label: string;
  isLabelHidden?: boolean;
  isWide?: boolean;
  options: readonly CheckboxOption[];
}

/** Checkboxes under one name, each with its count. */
export function CheckboxList({ label, isLabelHidden, isWide, options }: CheckboxListProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} data-wide={isWide || undefined}>
      <p id={id} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
        {label}
      </p>
      <div className={styles.list}>
        {options.map(({ name, value, label: text, isChosen, count }) => (
          <Checkbox
            key={name + value}
            name={name}
            value={value}
            label={text}
            count={count === undefined ? undefined : formatNumber(count)}
            defaultChecked={isChosen}
          />
        ))}
      </div>
    </fieldset>
  );
}
