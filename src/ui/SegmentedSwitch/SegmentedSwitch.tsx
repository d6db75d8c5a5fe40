import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SegmentedSwitch.module.css';
import { useInkLine } from './use-ink-line.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number in quiet colour after the label. */
  count?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedSwitchProps<Value extends string> {
  /** The question that is answered, for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  name?: string;
  /** With it the choice is controlled; `defaultValue` leaves it to the browser. */
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  disabled?: boolean;
  /** `line` slides an ink line under the choice, `pill` has a sunken background, `box` has a border. */
  look?: 'line' | 'pill' | 'box';
  className?: string;
}

/** A few exclusive choices in one row: native radios, so that arrows and forms work without scripts. */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, options, value, defaultValue, disabled, look = 'line', className } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const measure = useInkLine(group, ':has(:checked)', look === 'line', value);

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-disabled={disabled || undefined}
      className={classNames(styles.group, styles[look], className)}
    >
      <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-ink-target="">
          <input
            type="radio"
            name={props.name ?? id}
            value={option.value}
            disabled={disabled || option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => {
              measure();
              props.onChange?.(option.value);
            }}
          />
          <span className={styles.text}>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
