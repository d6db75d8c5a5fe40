import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';

export interface PhoneFieldProps<Schema extends FormSchema>
  extends Pick<PhoneInputProps, 'hint' | 'ref' | 'autoComplete'> {
  form: ZodForm<Schema>;
  /** A field that holds text. */
  name: FieldPath<z.input<Schema>>;
}

/** The phone of a person or a company, in any form that asks for one. */
export function PhoneField<Schema extends FormSchema>({ form, name, ...rest }: PhoneFieldProps<Schema>) {
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, ...field }) => (
        <PhoneInput
          {...field}
          {...rest}
          value={value as string}
          onChange={onChange as (value: string) => void}
        />
      )}
    </FormField>
  );
}
