import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { type AttachedMask, attachMask } from './attach-mask.ts';
import styles from './MaskedInput.module.css';
import type { TextMask } from './masks.ts';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange'>;

export interface MaskedInputProps extends FieldTexts, NativeProps {
  /** CODE_MASK, DATE_MASK or one of your own; it must not change while the field lives. */
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
  const attached = useRef<AttachedMask | null>(null);
  const given = useRef(value);
  /** Texts reported to the owner that have not come back as `value` yet. */
  const reported = useRef<string[]>([]);
  const report = useEffectEvent((text: string) => {
    reported.current.push(text);
    onChange(text);
  });
  const attach = useEffectEvent((target: HTMLInputElement) => attachMask(target, mask, value, report));

  useEffect(() => {
    if (skeleton || !element.current) return;
    const made = attach(element.current);
    attached.current = made;
    return () => {
      made.detach();
      attached.current = null;
    };
  }, [skeleton]);

  useEffect(() => {
    // The field shows the first value already, unless more was typed before hydration.
    if (given.current === value) return;
    given.current = value;
    // An earlier text may come back after the next key, and must not undo that key.
    const echo = reported.current.lastIndexOf(value);
    if (echo < 0) attached.current?.set(value);
    reported.current = echo < 0 ? [] : reported.current.slice(echo + 1);
  }, [value]);

  function connect(node: HTMLInputElement | null) {
    element.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
  }

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
          />
        </ControlBox>
      )}
    </Field>
  );
}
