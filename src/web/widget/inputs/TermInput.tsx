import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { termMonths } from '#domain/mortgage/term-months.ts';
import { periodText } from '#domain/text/period-text.ts';
import { plural } from '#domain/text/plural.ts';
import { CalcNumber } from './CalcNumber.tsx';
import { CalcRuler } from './CalcRuler.tsx';
import type { InputsSectionProps } from './inputs-section.ts';

const BOUNDS = CALCULATOR_BOUNDS.years;
const RULES = { ...BOUNDS, step: 1 };
const AXIS = {
  marks: [
    { value: BOUNDS.min, label: '1' },
    { value: BOUNDS.max, label: yearsText(BOUNDS.max) },
  ],
};

export function TermInput({ choice: { years }, calculation, onChange }: InputsSectionProps) {
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
      <CalcRuler
        label="Срок"
        rules={RULES}
        option="years"
        calculation={calculation}
        value={years}
        format={yearsText}
        axes={[AXIS]}
        onChange={(value) => onChange({ years: value })}
      />
    </div>
  );
}

function yearsText(years: number): string {
  return periodText(termMonths(years));
}
