import { Field } from '#ui/Field/Field.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice of one from a native list: it opens beyond a short frame, where a list of the kit would be cut. */
export function SelectField({ label, name, options, value, onChange }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            name={name}
            value={value}
            className={styles.select}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
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
