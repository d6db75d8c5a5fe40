import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import {
  cleanNumberText,
  editNumberText,
  groupNumberText,
  type NumberRules,
  placeBehind,
  readNumber,
  restNumberText,
  settleNumber,
} from './number-text.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'prefix' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'maxLength'
>;

export interface NumberInputProps extends FieldTexts, NumberRules, NativeProps {
  value: number | null;
  /** Called with the rounded value while typing, and with the clamped one on leaving the field. */
  onChange: (value: number | null) => void;
  before?: ReactNode;
  /** The unit, such as ₽, м² or %. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

interface Edit {
  text: string;
  /** The place of the caret, if the text was changed under it. */
  caret?: number;
}

/** A number: digits and a comma, its thousands grouped at rest and as it is typed. */
export function NumberInput(props: NumberInputProps) {
  const { label, labelHidden, hint, error, invalid, skeleton, className, id, ...others } = props;
  const { value, onChange, min, max, maxDigits, roundDigits, noEmpty, signed, ...rest } = others;
  const { before, suffix, ref, ...input } = rest;
  const rules: NumberRules = { min, max, maxDigits, roundDigits, noEmpty, signed };
  const element = useRef<HTMLInputElement>(null);
  const [edit, setEdit] = useState<Edit | null>(null);

  // A cleaned text moves the caret to its end: put it back behind the characters that stayed before it.
  useLayoutEffect(() => {
    if (edit?.caret === undefined || element.current !== document.activeElement) return;
    element.current?.setSelectionRange(edit.caret, edit.caret);
  }, [edit]);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { value: raw, selectionStart } = event.currentTarget;
    const before = edit?.text ?? '';
    let clean = cleanNumberText(raw, rules);
    let kept = Math.min(
      cleanNumberText(raw.slice(0, selectionStart ?? raw.length), rules).length,
      clean.length,
    );
    if (raw.length < before.length && clean === cleanNumberText(before, rules) && isBackspace(event)) {
      // Only a space went: the digit before it was meant.
      clean = clean.slice(0, kept - 1) + clean.slice(kept);
      kept -= 1;
    }
    const text = groupNumberText(clean);
    setEdit({ text, caret: placeBehind(kept, text) });
    onChange(readNumber(clean, rules));
  }

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    // This runs after the selection that comes with the focus (Tab selects all) and before a mouse press sets the
    // caret.
    queueMicrotask(() => {
      if (field !== document.activeElement) return;
      const wasSelected = field.selectionStart === 0 && field.selectionEnd === field.value.length;
      flushSync(() => setEdit({ text: editNumberText(value) }));
      if (wasSelected) field.select();
    });
    input.onFocus?.(event);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const settled = settleNumber(event.currentTarget.value, rules);
    setEdit(null);
    if (settled !== value) onChange(settled);
    input.onBlur?.(event);
  }

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
      invalid={invalid}
      skeleton={skeleton}
      className={className}
      id={id}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <ControlBox
          before={before}
          after={suffix}
          invalid={Boolean(error) || invalid}
          disabled={input.disabled}
        >
          <input
            inputMode={roundDigits === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...input}
            {...control}
            ref={connect}
            type="text"
            value={edit ? edit.text : restNumberText(value, rules)}
            onChange={handleChange}
            onFocus={handleFocus}
            onBlur={handleBlur}
          />
        </ControlBox>
      )}
    </Field>
  );
}

function isBackspace({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
}
