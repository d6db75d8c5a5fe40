import type { Ref } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { MaskedInput } from '#ui/MaskedInput/MaskedInput.tsx';
import { PHONE_MASK } from '#ui/MaskedInput/masks.ts';

export interface PhoneFieldProps<Schema extends FormSchema> {
  form: ZodForm<Schema>;
  /** A field that holds text. */
  name: FieldPath<z.input<Schema>>;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The phone of a person, in any form that asks for one. */
export function PhoneField<Schema extends FormSchema>({ form, name, ...rest }: PhoneFieldProps<Schema>) {
  return (
    <FormField form={form} name={name}>
      {({ value, onChange, ...field }) => (
        <MaskedInput
          {...field}
          {...rest}
          value={value as string}
          onChange={onChange as (value: string) => void}
          label="Телефон"
          mask={PHONE_MASK}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
    </FormField>
  );
}
