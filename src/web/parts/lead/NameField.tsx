import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextInput } from '#ui/TextInput/TextInput.tsx';

export interface NameFieldProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>;
  name: FieldPath<Values>;
  hint?: string;
}

/** The first name of a person, in any form that asks for one. */
export function NameField<Values extends FieldValues, Sent>(props: NameFieldProps<Values, Sent>) {
  const { form, name, hint } = props;
  const { errors } = form.formState;
  return (
    <TextInput
      label="Имя"
      autoComplete="given-name"
      hint={hint}
      {...form.register(name)}
      error={errors[name]?.message as string | undefined}
    />
  );
}
