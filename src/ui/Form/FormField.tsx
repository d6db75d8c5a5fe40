import type { ReactNode, Ref } from 'react';
import { type FieldPath, type PathValue, useController } from 'react-hook-form';
import type { z } from 'zod';
import type { FormSchema, ZodForm } from './use-zod-form.ts';

/** The properties a controlled field of the kit gets from its form. */
export interface FormFieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: Ref<never>;
  error: string | undefined;
}

/** Binds a field that reports values instead of events (masked, number, dropdown, radio) to its form. */
export function FormField<Schema extends FormSchema, Name extends FieldPath<z.input<Schema>>>({
  form,
  name,
  children,
}: {
  form: ZodForm<Schema>;
  name: Name;
  children: (field: FormFieldProps<PathValue<z.input<Schema>, Name>>) => ReactNode;
}) {
  const { field, fieldState } = useController({ control: form.control, name });
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  });
}
