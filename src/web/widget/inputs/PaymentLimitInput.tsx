import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_BOUNDS, CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { Switch } from '#ui/Switch/Switch.tsx';
import styles from './CalcInputs.module.css';
import { CalcNumber } from './CalcNumber.tsx';
import { CalcRuler } from './CalcRuler.tsx';
import type { InputsSectionProps } from './inputs-section.ts';

const USUAL = CALCULATOR_DEFAULTS.monthlyPayment;
const SCALE = { min: 20_000, max: 300_000, step: 1_000 };
const AXIS = {
  marks: [
    { value: SCALE.min, label: '20 тыс.' },
    { value: SCALE.max, label: '300 тыс.' },
  ],
};

/** The most a month may cost, if the visitor sets a limit at all. */
export function PaymentLimitInput({ choice: { monthlyPayment }, calculation, onChange }: InputsSectionProps) {
  const isUnlimited = monthlyPayment === null;
  return (
    <div>
      <div className={styles.cap}>
        <Switch
          label="Ограничить"
          checked={!isUnlimited}
          onChange={(event) => onChange({ monthlyPayment: event.currentTarget.checked ? USUAL : null })}
        />
      </div>
      <CalcNumber
        label="Платёж не больше"
        suffix="₽/мес"
        roundDigits={0}
        {...CALCULATOR_BOUNDS.monthlyPayment}
        disabled={isUnlimited}
        placeholder="любой"
        value={monthlyPayment}
        format={formatRoubles}
        onChange={(value) => onChange({ monthlyPayment: value })}
      />
      <CalcRuler
        label="Платёж не больше"
        rules={SCALE}
        option="monthlyPayment"
        calculation={calculation}
        disabled={isUnlimited}
        value={monthlyPayment ?? USUAL}
        format={formatRoubles}
        axes={[AXIS]}
        onChange={(value) => onChange({ monthlyPayment: value })}
      />
    </div>
  );
}
