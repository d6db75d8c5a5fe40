import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { classNames } from '../class-names.ts';
import styles from './Form.module.css';
import type { FormSchema, ZodForm } from './use-zod-form.ts';

export interface FormProps<Schema extends FormSchema> {
  form: ZodForm<Schema>;
  /** Runs only when every field is valid, with the schema's output; the form is busy until it settles. */
  onSubmit: (values: z.output<Schema>) => unknown;
  children: ReactNode;
  /** Names the form for screen readers. */
  label?: string;
  className?: string;
}

const BAD_FIELD =
  ':is(input, textarea, button, select)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] input';

/** The element of a form made by `useZodForm`; a refused submit puts the focus on the first bad field. */
export function Form<Schema extends FormSchema>(props: FormProps<Schema>) {
  const { form, onSubmit, children, label, className } = props;
  const { isSubmitting, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);

  // In the order of the page, which is not always the order in which fields were registered.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(BAD_FIELD)?.focus();
  }, [submitCount]);

  function submit(event: FormEvent<HTMLFormElement>) {
    // A form inside a modal inside a form: React bubbles its submit to the outer one.
    event.stopPropagation();
    if (isSubmitting) return event.preventDefault();
    return form.handleSubmit(async (values) => {
      await onSubmit(values);
    })(event);
  }

  return (
    <form
      ref={element}
      noValidate
      // Sent past our scripts it must not write what was typed into the address.
      method="post"
      aria-label={label}
      aria-busy={isSubmitting || undefined}
      className={classNames(styles.form, className)}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
