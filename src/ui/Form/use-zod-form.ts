import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

export type ZodFormOptions<Schema extends FormSchema> = Omit<
  UseFormProps<z.input<Schema>, unknown, z.output<Schema>>,
  'resolver' | 'mode' | 'reValidateMode' | 'criteriaMode' | 'shouldFocusError'
>;

/** The type of an error that came from the server, which our own check of the field cannot find. */
export const SERVER_ISSUE = 'server';

/**
 * A form checked against a schema: first on submit, then on typing while any field is in error.
 * The first issue of a field is its error. Render it with `Form`, which moves the focus.
 */
export function useZodForm<Schema extends FormSchema>(
  schema: Schema,
  options: ZodFormOptions<Schema> = {},
): ZodForm<Schema> {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    ...options,
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    criteriaMode: 'firstError',
    shouldFocusError: false,
  });
  const { subscribe, trigger } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true, errors: true },
        callback: ({ name, type, errors = {} }) => {
          // Fields in error go along: a rule over several fields is mended in any of them.
          const inError = Object.entries(errors)
            .filter(([key, error]) => key !== 'root' && error?.type !== SERVER_ISSUE)
            .map(([key]) => key);
          if (type === 'change' && name && Object.keys(errors).length > 0) {
            void trigger([...inError, name] as FieldPath<z.input<Schema>>[]);
          }
        },
      }),
    [subscribe, trigger],
  );

  return form;
}
