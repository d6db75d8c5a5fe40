import type { ComponentProps } from 'react';
import { Field } from '#ui/Field/Field.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps
  extends Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/**
 * A choice of one from a native list: it works without scripts, and opens beyond a short frame, where a list of the kit
 * would be cut.
 */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.box}>
          <select {...control} {...select} className={styles.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
