import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ChoiceChip.module.css';

export interface ChoiceChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Several of a row may be chosen with `checkbox`, one with `radio`. */
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  /** The number of results the choice gives; zero makes the chip quiet but never disables it. */
  count?: number;
  /** The count in digits as people write them. */
  countText?: string;
}

/** A choice as a chip: a native checkbox or radio under it, so that forms work before and without scripts. */
export function ChoiceChip({
  type = 'checkbox',
  label,
  count,
  countText,
  className,
  ...input
}: ChoiceChipProps) {
  const id = useId();
  // The count describes the choice and is no part of its name: «2» and «41» would be read as one number.
  return (
    <label className={classNames(styles.chip, count === 0 && styles.empty, className)}>
      <input
        {...input}
        type={type}
        className={styles.input}
        aria-describedby={count === undefined ? undefined : id}
      />
      <span>{label}</span>
      {count !== undefined && (
        <span id={id} aria-hidden="true" className={styles.count}>
          {countText ?? count}
        </span>
      )}
    </label>
  );
}
