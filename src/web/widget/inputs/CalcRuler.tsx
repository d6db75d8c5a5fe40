import { useMemo } from 'react';
import type { CalcQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { levelValues } from '#ui/RangeSlider/histogram-paths.ts';
import { RangeSlider, type RangeSliderProps } from '#ui/RangeSlider/RangeSlider.tsx';
import { createRangeScale, type RangeRules } from '#ui/RangeSlider/range-scale.ts';
import type { Calculation } from '../calculate.ts';
import { clamp } from '../choice.ts';
import styles from './CalcInputs.module.css';
import { useFitCounts } from './use-fit-counts.ts';

interface CalcRulerProps extends Pick<RangeSliderProps, 'label' | 'format' | 'axes' | 'disabled'> {
  rules: RangeRules;
  /** Values of the ruler for one of the option it sets: 100 for percents of a share. */
  scale?: number;
  option: keyof CalcQuery;
  calculation: Calculation;
  /** One beyond the ruler stands at its end. */
  value: number;
  onChange: (value: number) => void;
}

const BARS = 30;

/** The ruler of a number that may also be typed, with its label; bars over it say how many offers fit where. */
export function CalcRuler({
  rules,
  scale = 1,
  option,
  calculation,
  label,
  value,
  onChange,
  ...ruler
}: CalcRulerProps) {
  const values = useMemo(
    () => levelValues(createRangeScale(rules), BARS).map((one) => one / scale),
    [rules, scale],
  );
  return (
    <RangeSlider
      {...ruler}
      {...rules}
      label={`${label}, ползунок`}
      className={styles.ruler}
      bounded
      levels={useFitCounts(calculation, option, values)}
      value={[null, clamp(value, rules)]}
      onChange={([, moved]) => moved !== null && onChange(moved)}
    />
  );
}
