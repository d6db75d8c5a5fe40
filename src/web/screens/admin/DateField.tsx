import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { MaskedInput, type MaskedInputProps } from '#ui/MaskedInput/MaskedInput.tsx';
import { DATE_MASK } from '#ui/MaskedInput/masks.ts';

interface DateFieldProps<Schema extends FormSchema> extends Pick<MaskedInputProps, 'label' | 'hint'> {
  form: ZodForm<Schema>;
  /** A field that holds a day as it is typed, DD.MM.YYYY, or nothing. */
  name: FieldPath<z.input<Schema>>;
}

/** A day, typed. */
export function DateField<Schema extends FormSchema>({ form, name, ...texts }: DateFieldProps<Schema>) {
  return (
    <FormField form={form} name={name}>
      {({ value, error, onChange, onBlur }) => (
        <MaskedInput
          {...texts}
          mask={DATE_MASK}
          inputMode="numeric"
          autoComplete="off"
          value={(value as string | null | undefined) ?? ''}
          onChange={(text) => onChange(text as never)}
          onBlur={onBlur}
          error={error}
        />
      )}
    </FormField>
  );
}
