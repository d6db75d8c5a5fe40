import type { Ref, TextareaHTMLAttributes } from 'react';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with their label, hint and error. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, skeleton, className, id, ...area } = props;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      skeleton={skeleton}
      className={className}
      id={id}
      describedBy={area['aria-describedby']}
      skeletonHeight="112px"
    >
      {(control) => (
        <ControlBox tall invalid={Boolean(error)} disabled={area.disabled}>
          <textarea {...area} {...control} />
        </ControlBox>
      )}
    </Field>
  );
}
