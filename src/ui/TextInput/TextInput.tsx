import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';

export interface TextInputProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** The content before the value inside the box. */
  before?: ReactNode;
  /** The content after the value inside the box. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text, with its label, hint and error. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, hint, error, skeleton, before, after, className, id, ...input } = props;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      skeleton={skeleton}
      className={className}
      id={id}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <ControlBox before={before} after={after} invalid={Boolean(error)} disabled={input.disabled}>
          <input type="text" {...input} {...control} />
        </ControlBox>
      )}
    </Field>
  );
}
