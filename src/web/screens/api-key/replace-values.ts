import type { z } from 'zod';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';

/** Puts other values into a form, lists of fields included; they are edits as if they were typed. */
export function replaceValues<Schema extends FormSchema>(
  form: ZodForm<Schema>,
  values: z.input<Schema>,
): void {
  form.reset(values, { keepDefaultValues: true, keepSubmitCount: true, keepIsSubmitted: true });
}
