import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { FieldMessage } from '#ui/Field/FieldMessage.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import styles from './ChecksField.module.css';

interface ChecksFieldProps<Schema extends FormSchema, Value extends string> {
  form: ZodForm<Schema>;
  /** A field that holds the ticked values. */
  name: FieldPath<z.input<Schema>>;
  label: string;
  options: readonly { value: Value; label: string }[];
  hint?: string;
}

/** Several of a few values, each with a tick of its own. */
export function ChecksField<Schema extends FormSchema, Value extends string>(
  props: ChecksFieldProps<Schema, Value>,
) {
  const { form, name, label, options, hint } = props;
  const messageId = `${name}-message`;
  return (
    <FormField form={form} name={name}>
      {({ value, error, onChange, onBlur }) => {
        const ticked = value as readonly Value[];
        return (
          <fieldset className={styles.checks} aria-describedby={error || hint ? messageId : undefined}>
            <legend className={styles.legend}>{label}</legend>
            <div className={styles.row}>
              {options.map((option) => (
                <Checkbox
                  key={option.value}
                  label={option.label}
                  checked={ticked.includes(option.value)}
                  aria-invalid={error ? true : undefined}
                  onBlur={onBlur}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(
                      options
                        .map((one) => one.value)
                        .filter((one) => (one === option.value ? checked : ticked.includes(one))) as never,
                    )
                  }
                />
              ))}
            </div>
            <FieldMessage id={messageId} hint={hint} error={error} />
          </fieldset>
        );
      }}
    </FormField>
  );
}
