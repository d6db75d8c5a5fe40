import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import type { FormSchema, ZodForm } from '#ui/Form/use-zod-form.ts';
import { TextArea, type TextAreaProps } from '#ui/TextArea/TextArea.tsx';

type Texts = 'label' | 'hint' | 'placeholder' | 'rows' | 'spellCheck' | 'className';

interface TextAreaFieldProps<Schema extends FormSchema> extends Pick<TextAreaProps, Texts> {
  form: ZodForm<Schema>;
  /** A field that holds text. */
  name: FieldPath<z.input<Schema>>;
}

/** Lines of text of a form. */
export function TextAreaField<Schema extends FormSchema>(props: TextAreaFieldProps<Schema>) {
  const { form, name, ...input } = props;
  const { error } = form.getFieldState(name, form.formState);
  return <TextArea {...input} {...form.register(name)} error={error?.message} />;
}
