import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { Combobox, type ComboboxProps } from '#ui/Combobox/Combobox.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { optionOf } from './option-of.ts';

interface NamedFieldProps<Schema extends FormSchema>
  extends Pick<ComboboxProps, 'label' | 'source' | 'placeholder' | 'hint' | 'disabled' | 'hasToggle'> {
  form: ZodForm<Schema>;
  /** A field that holds an id, or null. */
  name: FieldPath<z.input<Schema>>;
  /** The record it begins with. */
  known: NamedId | null;
}

/** A record chosen by its name; the form holds its id. */
export function NamedField<Schema extends FormSchema>({
  form,
  name,
  known,
  ...field
}: NamedFieldProps<Schema>) {
  const [chosen, setChosen] = useState(known && optionOf(known));
  return (
    <FormField form={form} name={name}>
      {({ error, onChange, onBlur }) => (
        <Combobox
          {...field}
          value={chosen}
          onChange={(option) => {
            setChosen(option);
            onChange((option && Number(option.value)) as never);
          }}
          onBlur={onBlur}
          error={error}
        />
      )}
    </FormField>
  );
}
