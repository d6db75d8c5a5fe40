import type { KeyboardEvent } from 'react';
import { ControlBox } from '../Field/ControlBox.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Combobox.module.css';
import type { ComboboxProps } from './Combobox.tsx';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import type { ComboboxOption } from './combobox-options.ts';
import { useCombobox } from './use-combobox.ts';

export interface MultiComboboxProps extends Omit<ComboboxProps, 'value' | 'onChange' | 'hasToggle'> {
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
}

/** A field that gathers several things by their names; each stands in it with a cross of its own. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, labelHidden, hint, error, invalid, skeleton, className, value, onChange, disabled } = props;
  if (!Array.isArray(value)) throw new TypeError('A field of several takes a list');
  const isChosen = (option: ComboboxOption) => value.some((chosen) => chosen.value === option.value);
  const without = (option: ComboboxOption) => value.filter((chosen) => chosen.value !== option.value);
  const { list, inputProps, focus } = useCombobox({
    source: props.source,
    text: '',
    onPick: (option) => onChange(isChosen(option) ? without(option) : [...value, option]),
    onBlur: props.onBlur,
  });

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && !event.currentTarget.value && value.length > 0)
      onChange(value.slice(0, -1));
    else inputProps.onKeyDown(event);
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
    >
      {(control) => (
        <div className={styles.anchor}>
          <ControlBox before={props.before} invalid={control['aria-invalid']} disabled={disabled}>
            <div className={styles.chips}>
              {value.map((option) => (
                <span key={option.value} className={styles.chip}>
                  {option.label}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={`Убрать: ${option.label}`}
                    disabled={disabled}
                    onClick={() => {
                      onChange(without(option));
                      focus();
                    }}
                  >
                    <Icon name="close" size={16} />
                  </button>
                  {props.name && <input type="hidden" name={props.name} value={option.value} />}
                </span>
              ))}
              <input
                {...inputProps}
                {...control}
                placeholder={value.length > 0 ? undefined : props.placeholder}
                disabled={disabled}
                onKeyDown={handleKeyDown}
              />
            </div>
          </ControlBox>
          <ComboboxPopup label={label} list={list} isChosen={isChosen} multiple prompt={props.prompt} />
        </div>
      )}
    </Field>
  );
}
