import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { percentOfShare, shareOfPercent } from '#domain/money/percent-of-share.ts';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { NumberInput, type NumberInputProps } from '#ui/NumberInput/NumberInput.tsx';

type Texts = 'label' | 'labelHidden' | 'hint' | 'before' | 'suffix' | 'className' | 'placeholder';
type Rules = 'roundDigits' | 'maxDigits' | 'signed';

export interface NumberFieldProps<Schema extends FormSchema> extends Pick<NumberInputProps, Texts | Rules> {
  form: ZodForm<Schema>;
  /** A field that holds a number, or null. */
  name: FieldPath<z.input<Schema>>;
  /** It holds a share, 0 to 1, and is typed in percent. */
  isPercent?: boolean;
}

/** As many as a share of eight decimals has. */
const PERCENT_DIGITS = 6;

/** A number of a form; what is out of bounds is answered, not changed under one's hands. */
export function NumberField<Schema extends FormSchema>(props: NumberFieldProps<Schema>) {
  const { form, name, isPercent, ...input } = props;
  return (
    <FormField form={form} name={name}>
      {({ value, error, onChange, onBlur }) => {
        const kept = (value ?? null) as number | null;
        return (
          <NumberInput
            {...(isPercent && { suffix: '%', roundDigits: PERCENT_DIGITS })}
            {...input}
            name={name}
            value={kept !== null && isPercent ? percentOfShare(kept) : kept}
            onChange={(typed) =>
              onChange((typed !== null && isPercent ? shareOfPercent(typed) : typed) as never)
            }
            onBlur={onBlur}
            error={error}
          />
        );
      }}
    </FormField>
  );
}
