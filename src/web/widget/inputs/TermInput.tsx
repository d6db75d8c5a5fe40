import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { termMonths } from '#domain/mortgage/term-months.ts';
import { periodText } from '#domain/text/period-text.ts';
import { plural } from '#domain/text/plural.ts';
import { RangeSlider } from '#ui/RangeSlider/RangeSlider.tsx';
import { CalcNumber } from './CalcNumber.tsx';
import type { InputsSectionProps } from './inputs-section.ts';

const BOUNDS = CALCULATOR_BOUNDS.years;
const MARKS = [
  { value: BOUNDS.min, label: '1' },
  { value: BOUNDS.max, label: yearsText(BOUNDS.max) },
];

export function TermInput({ choice: { years }, onChange }: InputsSectionProps) {
  return (
    <div>
      <CalcNumber
        label="Срок"
        suffix={plural(years, 'год', 'года', 'лет')}
        roundDigits={0}
        {...BOUNDS}
        value={years}
        format={yearsText}
        onChange={(value) => onChange({ years: value })}
      />
      <RangeSlider
        label="Срок, ползунок"
        {...BOUNDS}
        step={1}
        bounded
        value={[null, years]}
        format={yearsText}
        axes={[{ marks: MARKS }]}
        onChange={([, value]) => value !== null && onChange({ years: value })}
      />
    </div>
  );
}

function yearsText(years: number): string {
  return periodText(termMonths(years));
}
