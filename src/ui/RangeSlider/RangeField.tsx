import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './RangeField.module.css';
import { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

export interface RangeFieldProps
  extends Omit<RangeSliderProps, 'className'>,
    Pick<RangeFieldsProps, 'suffix' | 'names' | 'placeholder' | 'roundDigits' | 'skeleton'> {
  labelHidden?: boolean;
  /** The content beside the label, such as the switch of a money lens. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
}

/** «Линейка» with its numbers: side by side where there is room, one under another where there is not. */
export function RangeField(props: RangeFieldProps) {
  const { label, labelHidden, aside, hint, error, skeleton, suffix, names, placeholder, roundDigits } = props;
  const { value, onChange, min, max, double, bounded, disabled } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const state = {
    disabled,
    invalid: Boolean(error) || undefined,
    describedBy: error || hint ? messageId : undefined,
  };

  return (
    <fieldset
      className={classNames(styles.range, props.className)}
      aria-labelledby={`${id}-label`}
      aria-busy={skeleton || undefined}
    >
      <div className={styles.head} data-hidden={(labelHidden && !aside) || undefined}>
        <span id={`${id}-label`} className={styles.label}>
          {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
        {aside}
      </div>
      <div className={styles.body}>
        {skeleton ? (
          <Skeleton height={94} radius="control" />
        ) : (
          <RangeSlider {...sliderProps(props)} {...state} />
        )}
        <div className={styles.numbers}>
          <RangeFields
            label={label}
            value={value}
            onChange={onChange}
            min={min}
            max={max}
            double={double}
            bounded={bounded}
            suffix={suffix}
            names={names}
            placeholder={placeholder}
            roundDigits={roundDigits}
            skeleton={skeleton}
            {...state}
          />
          <FieldMessage id={messageId} hint={hint} error={skeleton ? undefined : error} />
        </div>
      </div>
    </fieldset>
  );
}

function sliderProps(props: RangeFieldProps): RangeSliderProps {
  const { label, value, onChange, min, max, step, ranges, double, real, bounded } = props;
  const { format, histogram, axes, flag, beyond } = props;
  return {
    label,
    value,
    onChange,
    min,
    max,
    step,
    ranges,
    double,
    real,
    bounded,
    format,
    histogram,
    axes,
    flag,
    beyond,
  };
}
