import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { classNames } from '#ui/class-names.ts';
import type { FormSchema } from '#ui/Form/use-zod-form.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import styles from './RangeFields.module.css';

interface RangeFieldsProps<Schema extends FormSchema>
  extends Omit<NumberFieldProps<Schema>, 'name' | 'labelHidden' | 'before' | 'label'> {
  label: string;
  /** A field that holds both ends of a range. */
  name: string;
}

/** Both ends of a range in a form; an empty end is no bound. */
export function RangeFields<Schema extends FormSchema>({ label, name, ...field }: RangeFieldsProps<Schema>) {
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classNames(styles.ends, field.suffix === '₽' && styles.sums)}>
        {(['from', 'to'] as const).map((end) => {
          const word = end === 'from' ? 'от' : 'до';
          return (
            <NumberField
              key={end}
              {...field}
              name={`${name}.${end}` as FieldPath<z.input<Schema>>}
              label={`${label}, ${word}`}
              labelHidden
              before={word}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
