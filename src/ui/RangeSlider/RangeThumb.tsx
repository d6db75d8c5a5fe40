import type { ChangeEvent, KeyboardEvent } from 'react';
import styles from './RangeSlider.module.css';
import type { RangeScale } from './range-scale.ts';
import { valueAfterKey } from './range-value.ts';

interface RangeThumbProps {
  id: string;
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  side: 'low' | 'high';
  /** Whether it lies over the other handle. */
  isOnTop: boolean;
  scale: RangeScale;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  onMove: (value: number) => void;
}

/**
 * A handle: a native range input, which assistive technology knows how to move, under a round of ours.
 * Its `step` is any, so that a value typed into a field beside it is not rounded.
 */
export function RangeThumb({
  id,
  label,
  value,
  text,
  side,
  isOnTop,
  scale,
  onMove,
  ...props
}: RangeThumbProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = valueAfterKey(event, value, scale);
    if (target === undefined) return;
    event.preventDefault();
    onMove(target);
  }

  /** A screen reader's own gesture, which knows no step of ours: at least one step in its direction. */
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const target = event.currentTarget.valueAsNumber;
    const isFar = Math.abs(target - value) >= scale.step;
    const oneStep = valueAfterKey(
      { key: target > value ? 'ArrowRight' : 'ArrowLeft', shiftKey: false },
      value,
      scale,
    );
    onMove(isFar ? scale.snap(target) : (oneStep ?? value));
  }

  return (
    <span className={styles.thumb} data-side={side} data-top={isOnTop || undefined}>
      <input
        id={id}
        type="range"
        className={styles.input}
        min={scale.min}
        max={scale.max}
        step="any"
        value={value}
        disabled={props.disabled}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={text}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        autoComplete="off"
        onKeyDown={handleKeyDown}
        onChange={handleChange}
      />
    </span>
  );
}
