import type IMask from 'imask';
import {
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { createTextMask } from './create-text-mask.ts';
import styles from './MaskedInput.module.css';
import type { TextMask } from './masks.ts';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'>;

export interface MaskedInputProps extends FieldTexts, NativeProps {
  /** PHONE_MASK, CODE_MASK, DATE_MASK or one of your own; constant for the life of the field. */
  mask: TextMask;
  /** The text with its mask, e.g. '+7 (999) 123-45-67'; '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field that keeps what is typed, pasted or autofilled in the shape of its mask. */
export function MaskedInput(props: MaskedInputProps) {
  const { label, labelHidden, hint, error, skeleton, className, id, before, after, ref, ...others } = props;
  const { mask, value, onChange, ...input } = others;
  const element = useRef<HTMLInputElement>(null);
  const control = useRef<IMask.InputMask | null>(null);
  const report = useEffectEvent(onChange);

  useEffect(() => {
    if (skeleton || !element.current) return;
    const masked = createTextMask(element.current, mask);
    masked.on('accept', () => report(masked.value));
    control.current = masked;
    return () => {
      masked.destroy();
      control.current = null;
    };
  }, [mask, skeleton]);

  useEffect(() => {
    if (control.current && control.current.value !== value) control.current.value = value;
  }, [value]);

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    const masked = control.current;
    if (masked && masked.value === '' && mask.start && !input.readOnly) {
      masked.value = mask.start;
      // After a selection made together with the focus; a press of the mouse is aligned by imask itself.
      queueMicrotask(() => {
        if (masked.value === mask.start) masked.cursorPos = mask.start.length;
      });
    }
    input.onFocus?.(event);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const masked = control.current;
    if (masked && mask.start.startsWith(masked.value)) masked.value = '';
    input.onBlur?.(event);
  }

  function connect(node: HTMLInputElement | null) {
    element.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
  }

  return (
    <Field
      {...{ label, labelHidden, hint, error, skeleton, className, id }}
      describedBy={input['aria-describedby']}
    >
      {(frame) => (
        <ControlBox before={before} after={after} invalid={Boolean(error)} disabled={input.disabled}>
          <input
            type="text"
            placeholder={mask.placeholder}
            {...input}
            {...frame}
            ref={connect}
            className={styles[mask.look]}
            defaultValue={value}
            onFocus={handleFocus}
            onBlur={handleBlur}
          />
        </ControlBox>
      )}
    </Field>
  );
}
