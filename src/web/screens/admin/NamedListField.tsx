import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { MultiCombobox, type MultiComboboxProps } from '#ui/Combobox/MultiCombobox.tsx';
import { FormField } from '#ui/Form/FormField.tsx';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { optionOf } from './option-of.ts';

interface NamedListFieldProps<Schema extends FormSchema>
  extends Pick<MultiComboboxProps, 'label' | 'source' | 'placeholder' | 'hint'> {
  form: ZodForm<Schema>;
  /** A field that holds ids. */
  name: FieldPath<z.input<Schema>>;
  known: readonly NamedId[];
}

/** Several records chosen by their names; the form holds their ids. */
export function NamedListField<Schema extends FormSchema>(props: NamedListFieldProps<Schema>) {
  const { form, name, known, ...field } = props;
  const [chosen, setChosen] = useState(() => known.map(optionOf));
  return (
    <FormField form={form} name={name}>
      {({ error, onChange, onBlur }) => (
        <MultiCombobox
          {...field}
          value={chosen}
          onChange={(options) => {
            setChosen(options);
            onChange(options.map(({ value }) => Number(value)) as never);
          }}
          onBlur={onBlur}
          error={error}
        />
      )}
    </FormField>
  );
}
