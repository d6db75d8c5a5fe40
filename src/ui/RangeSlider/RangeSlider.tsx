import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#domain/money/format-number.ts';
import { classNames } from '../class-names.ts';
import { type Histogram, histogramPaths, levelPaths } from './histogram-paths.ts';
import { RangeAxes, type RangeAxis } from './RangeAxes.tsx';
import { RangeHistogram } from './RangeHistogram.tsx';
import styles from './RangeSlider.module.css';
import { RangeThumb } from './RangeThumb.tsx';
import { createRangeScale, dropTail, type RangeRules } from './range-scale.ts';
import { type Handle, handlesOf, moveHandle, nearestHandle, type RangeValue } from './range-value.ts';
import { useRangeDrag } from './use-range-drag.ts';

export interface RangeSliderProps extends RangeRules {
  /** Names the handles: «Цена, от», «Цена, до»; the label alone with one handle. */
  label: string;
  value: RangeValue;
  /** Called on every move; a handle at its own end of the track reports null, unless `bounded`. */
  onChange: (value: RangeValue) => void;
  /** Two handles, from and to. With one the value is `[null, value]`. */
  double?: boolean;
  /** A dragged handle takes any value; keys still move it by steps. */
  real?: boolean;
  /** The ends of the track are values as any other, not «no bound». */
  bounded?: boolean;
  /** A value in words, for screen readers and the flag. */
  format?: (value: number) => string;
  /** Counts drawn over the track; null keeps their room while they are on the way. */
  histogram?: Histogram | null;
  /** Bars over the track of which each is a count by itself, in even steps from end to end; null as of `histogram`. */
  levels?: readonly number[] | null;
  /** Named values under the track, one row or two; the first row is the one in use. */
  axes?: readonly RangeAxis[];
  /** The value of the upper handle over the track: ink for prices, copper for payments. */
  flag?: 'ink' | 'copper';
  /** Said of the upper end of the track, beyond which there is more. */
  beyond?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  className?: string;
}

const SIDES = ['от', 'до'] as const;

/**
 * «Линейка»: one or two handles on a track that may give expensive ranges more room, over a histogram of the offers.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, onChange, double = false, real = false, bounded = false, disabled } = props;
  const { min, max, step, ranges, format = formatNumber, histogram, levels, axes = [] } = props;
  const { beyond = 'и выше' } = props;
  const scale = useMemo(() => createRangeScale({ min, max, step, ranges }), [min, max, step, ranges]);
  const handles = handlesOf(value, scale);
  const low = double ? handles[0] : min;
  const high = handles[1];
  const shares = [scale.toShare(low), scale.toShare(high)] as const;
  const id = useId();
  const track = useRef<HTMLDivElement>(null);
  const [lastUsed, setLastUsed] = useState<Handle>(1);

  function moveTo(handle: Handle, target: number) {
    setLastUsed(handle);
    const next = moveHandle(value, handle, target, scale, { double, bounded });
    if (next[0] !== value[0] || next[1] !== value[1]) onChange(next);
  }

  const { dragged, events } = useRangeDrag({
    track,
    value,
    onChange,
    take(share) {
      const handle = double ? nearestHandle(share, shares) : 1;
      document.getElementById(`${id}-${handle}`)?.focus();
      return handle;
    },
    move(handle, share) {
      const target = scale.toValue(share);
      moveTo(handle, real ? dropTail(target, step / 100) : scale.snap(target));
    },
  });

  const bars = useMemo(
    () =>
      histogram
        ? histogramPaths(histogram, scale, [low, high])
        : levels && levelPaths(levels, scale, [low, high]),
    [histogram, levels, scale, low, high],
  );
  const flagged = dragged ?? (value[1] === null && value[0] !== null ? 0 : 1);
  const texts = [
    format(low),
    !bounded && value[1] === null ? `${format(max)} ${beyond}` : format(high),
  ] as const;

  return (
    <div
      className={classNames(styles.slider, props.className)}
      data-disabled={disabled || undefined}
      data-invalid={props.invalid || undefined}
      style={{ '--low': `${shares[0] * 100}%`, '--high': `${shares[1] * 100}%` } as CSSProperties}
    >
      <div className={styles.control} data-flag={props.flag} {...(disabled ? {} : events)}>
        {props.flag && (
          <span
            aria-hidden="true"
            className={styles.flag}
            style={{ '--at': `${shares[flagged] * 100}%` } as CSSProperties}
          >
            <span className={styles.flagText}>{texts[flagged]}</span>
          </span>
        )}
        {(histogram !== undefined || levels !== undefined) && <RangeHistogram paths={bars} />}
        <div ref={track} className={styles.track}>
          <div className={styles.chosen} />
          {([0, 1] as const).map(
            (handle) =>
              (double || handle === 1) && (
                <RangeThumb
                  key={handle}
                  id={`${id}-${handle}`}
                  label={double ? `${label}, ${SIDES[handle]}` : label}
                  value={handle === 0 ? low : high}
                  text={texts[handle]}
                  side={handle === 0 ? 'low' : 'high'}
                  isOnTop={handle === lastUsed}
                  scale={scale}
                  disabled={disabled}
                  invalid={props.invalid}
                  describedBy={props.describedBy}
                  onMove={(target) => moveTo(handle, target)}
                />
              ),
          )}
        </div>
      </div>
      <RangeAxes axes={axes} scale={scale} />
    </div>
  );
}
