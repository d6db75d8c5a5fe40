import { useRef } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import styles from './RangeField.module.css';
import type { Handle, RangeValue } from './range-value.ts';

export interface RangeFieldsProps {
  /** It names the fields: «Цена, от», «Цена, до»; with one field it stands alone. */
  label: string;
  value: RangeValue;
  onChange: (value: RangeValue) => void;
  min: number;
  max: number;
  /** Whether there are two fields, from and to. With one field the value is `[null, value]`. */
  double?: boolean;
  /** Whether values beyond the ends are put back on them; otherwise an end means «no bound» and more may be typed. */
  bounded?: boolean;
  /** The unit, such as ₽ or м². */
  suffix?: string;
  /** Names for a form sent without scripts, from and to; the text is sent as it stands, with its spaces. */
  names?: readonly [from: string, to: string];
  /** The placeholder of the upper field; the maximum by default. */
  placeholder?: string;
  roundDigits?: number;
  disabled?: boolean;
  skeleton?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

const SIDES = ['от', 'до'] as const;

/** The numbers of a range, to type the values that dragging sets. */
export function RangeFields(props: RangeFieldsProps) {
  const { label, value, onChange, min, max, double = false, bounded = false, names } = props;
  // A pair with crossed ends is unfinished while it is typed: it is reported when the field is left.
  const unfinished = useRef<RangeValue | null>(null);

  function handleChange(side: Handle, typed: number | null) {
    const next = withSide(value, side, normalise(side, typed));
    const [from, to] = next;
    const isCrossed = from !== null && to !== null && from > to;
    unfinished.current = isCrossed ? next : null;
    if (!isCrossed) onChange(next);
  }

  /** Swaps ends that were typed the wrong way round. */
  function handleBlur() {
    const pair = unfinished.current;
    unfinished.current = null;
    if (pair) onChange([pair[1], pair[0]]);
  }

  function normalise(side: Handle, typed: number | null): number | null {
    if (bounded || typed === null) return typed;
    return (side === 0 ? typed <= min : typed === 0) ? null : typed;
  }

  const sides: readonly Handle[] = double ? [0, 1] : [1];
  return (
    <div className={styles.fields} data-double={double || undefined}>
      {sides.map((side) => (
        <NumberInput
          key={side}
          label={double ? `${label}, ${SIDES[side]}` : label}
          labelHidden
          name={names?.[side]}
          before={double ? SIDES[side] : undefined}
          suffix={value[side] === null && side === 1 && props.placeholder ? undefined : props.suffix}
          placeholder={side === 0 ? formatNumber(min) : (props.placeholder ?? formatNumber(max))}
          value={value[side]}
          min={bounded ? min : undefined}
          max={bounded ? max : undefined}
          roundDigits={props.roundDigits ?? 0}
          disabled={props.disabled}
          skeleton={props.skeleton}
          invalid={props.invalid}
          aria-describedby={props.describedBy}
          onChange={(typed) => handleChange(side, typed)}
          onBlur={handleBlur}
        />
      ))}
    </div>
  );
}

function withSide([from, to]: RangeValue, side: Handle, typed: number | null): RangeValue {
  return side === 0 ? [typed, to] : [from, typed];
}
