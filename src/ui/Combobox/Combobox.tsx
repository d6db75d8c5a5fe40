import type { ReactNode } from 'react';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Combobox.module.css';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import type { ComboboxOption, ComboboxSource } from './combobox-options.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps extends FieldTexts {
  /** It also names the list. */
  label: string;
  /** Groups given as a value are filtered here; a function is asked while typing. Keep it the same between renders. */
  source: ComboboxSource;
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  placeholder?: string;
  /** An icon before the text. */
  before?: ReactNode;
  /** The text of an empty list before anything is typed. */
  prompt?: string;
  /** The name under which a form sends the value of the chosen option. */
  name?: string;
  /** The name under which a form sends what was typed, where scripts do not run. */
  textName?: string;
  /** Whether a button shows the whole list; false where the list is empty before a letter is typed. */
  hasToggle?: boolean;
  /** Whether the whole list hangs there as soon as the field has the focus. */
  opensOnFocus?: boolean;
  /** Whether it has the focus from the start: what is typed before the first frame is painted goes into it. */
  autoFocus?: boolean;
  maxLength?: number;
  disabled?: boolean;
  onBlur?: () => void;
  className?: string;
}

/** A field that finds one thing by its name; text that was not chosen from the list is dropped on leaving. */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, hint, error, invalid, skeleton, className, value, onChange, disabled } = props;
  const { hasToggle = true } = props;
  if (Array.isArray(value)) throw new TypeError('A field of one takes no list');
  const { list, inputProps, focus, toggle } = useCombobox({
    source: props.source,
    text: value?.label ?? '',
    onPick: onChange,
    onEmpty: () => value && onChange(null),
    onBlur: props.onBlur,
    opensOnFocus: props.opensOnFocus,
  });

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      invalid={invalid}
      skeleton={skeleton}
      className={className}
    >
      {(control) => (
        <div className={styles.anchor}>
          <ControlBox
            before={props.before}
            invalid={control['aria-invalid']}
            disabled={disabled}
            after={
              !disabled &&
              (value || hasToggle) && (
                <>
                  {value && (
                    <button
                      type="button"
                      className={styles.button}
                      aria-label="Очистить"
                      onClick={() => {
                        onChange(null);
                        focus();
                      }}
                    >
                      <Icon name="close" />
                    </button>
                  )}
                  {/* A second way for the mouse; keys open the list by the arrow down. */}
                  {hasToggle && (
                    <button
                      type="button"
                      tabIndex={-1}
                      className={styles.button}
                      data-open={list.open || undefined}
                      aria-label="Открыть список"
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={toggle}
                    >
                      <Icon name="chevron-down" />
                    </button>
                  )}
                </>
              )
            }
          >
            <input
              {...inputProps}
              {...control}
              name={props.textName}
              placeholder={props.placeholder}
              maxLength={props.maxLength}
              disabled={disabled}
              // biome-ignore lint/a11y/noAutofocus: a window for one search is opened to be typed into.
              autoFocus={props.autoFocus}
            />
          </ControlBox>
          {props.name && value && <input type="hidden" name={props.name} value={value.value} />}
          <ComboboxPopup
            label={label}
            list={list}
            isChosen={(option) => option.value === value?.value}
            prompt={props.prompt}
          />
        </div>
      )}
    </Field>
  );
}
