import { RangeSlider, type RangeSliderProps } from '#ui/RangeSlider/RangeSlider.tsx';
import { clamp } from '../choice.ts';

interface CalcRulerProps extends Omit<RangeSliderProps, 'value' | 'onChange' | 'double' | 'bounded'> {
  /** One beyond the ruler stands at its end. */
  value: number;
  onChange: (value: number) => void;
}

/** The ruler of a number that may also be typed; it has the label of that field. */
export function CalcRuler({ label, value, onChange, ...ruler }: CalcRulerProps) {
  return (
    <RangeSlider
      {...ruler}
      label={`${label}, ползунок`}
      bounded
      value={[null, clamp(value, ruler)]}
      onChange={([, moved]) => moved !== null && onChange(moved)}
    />
  );
}
