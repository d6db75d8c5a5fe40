import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The number of results the choice gives, shown after the label. */
  count?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  /** The form field; made up when the group stands outside a form. */
  name?: string;
  /** Controlled choice; `defaultValue` leaves it to the browser. */
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  skeleton?: boolean;
  direction?: 'row' | 'column';
  className?: string;
}

/** One choice of several: native radios under one label. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, options, value, defaultValue, hint, error, disabled, skeleton } = props;
  const id = useId();
  const name = props.name ?? id;
  const messageId = `${id}-message`;

  return (
    <div
      role="radiogroup"
      className={props.className}
      aria-labelledby={`${id}-label`}
      aria-disabled={disabled || undefined}
      aria-busy={skeleton || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? messageId : undefined}
    >
      <div id={`${id}-label`} className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <div className={classNames(styles.options, styles[props.direction ?? 'column'])}>
        {options.map((option) =>
          skeleton ? (
            <div key={option.value} className={styles.option}>
              <Skeleton width={20} height={20} className={styles.round} />
              <span>{option.label}</span>
            </div>
          ) : (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={option.value}
                aria-describedby={option.count === undefined ? undefined : `${id}-${option.value}-count`}
                disabled={disabled || option.disabled}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={(event) => event.currentTarget.checked && props.onChange?.(option.value)}
                onBlur={props.onBlur}
              />
              <span>
                {option.label}
                {option.count !== undefined && (
                  // It describes the choice and is no part of its name.
                  <span id={`${id}-${option.value}-count`} aria-hidden="true" className={styles.count}>
                    {' '}
                    {option.count}
                  </span>
                )}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </label>
          ),
        )}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
