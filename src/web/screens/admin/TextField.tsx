import type { FieldPath, RegisterOptions } from 'react-hook-form';
import type { z } from 'zod';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput, type TextInputProps } from '#ui/TextInput/TextInput.tsx';

type Texts = 'label' | 'hint' | 'placeholder' | 'before' | 'after';
type Keyboard = 'type' | 'inputMode' | 'spellCheck';

interface TextFieldProps<Schema extends FormSchema> extends Pick<TextInputProps, Texts | Keyboard> {
  form: ZodForm<Schema>;
  /** A field that holds text. */
  name: FieldPath<z.input<Schema>>;
  /** How what is typed is read, what leaving the field does. */
  options?: RegisterOptions<z.input<Schema>>;
}

/** A line of text of a form; a browser does not fill it with what was typed of another record. */
export function TextField<Schema extends FormSchema>(props: TextFieldProps<Schema>) {
  const { form, name, options, ...input } = props;
  const { error } = form.getFieldState(name, form.formState);
  return <TextInput autoComplete="off" {...input} {...form.register(name, options)} error={error?.message} />;
}
