import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { SegmentedSwitch } from '#ui/SegmentedSwitch/SegmentedSwitch.tsx';
import styles from './CalcInputs.module.css';
import { CalcNumber } from './CalcNumber.tsx';
import { CalcRuler } from './CalcRuler.tsx';
import type { InputsSectionProps } from './inputs-section.ts';

const UNITS = [
  { value: '%', label: '%' },
  { value: '₽', label: '₽' },
] as const;
const MAX_SHARE = CALCULATOR_BOUNDS.initialPayment.max;
const MAX_PERCENT = MAX_SHARE * 100;
const AXIS = {
  marks: [
    { value: 0, label: '0' },
    { value: MAX_PERCENT, label: `${MAX_PERCENT}%` },
  ],
};

const RULES = { min: 0, max: MAX_PERCENT, step: 1 };

/** The down payment, typed as a share of the price or in roubles, whichever the visitor thinks in. */
export function DownPaymentInput({ choice, calculation, onChange }: InputsSectionProps) {
  const { price, initialPayment, downPaymentRoubles } = choice;
  const unit = downPaymentRoubles === null ? '%' : '₽';
  const roubles = initialPaymentAmount(price, initialPayment).toNumber();
  const percent = Math.round(initialPayment * 1_000) / 10;
  return (
    <div>
      <div className={styles.cap}>
        <span className={styles.other}>
          {unit === '%' ? formatRoubles(roubles) : formatPercent(initialPayment)}
        </span>
        <SegmentedSwitch
          label="Взнос считать в"
          look="box"
          className={styles.units}
          options={UNITS}
          value={unit}
          onChange={(next) => onChange({ downPaymentRoubles: next === '₽' ? roubles : null })}
        />
      </div>
      {unit === '%' ? (
        <CalcNumber
          key="percent"
          label="Взнос"
          suffix="%"
          roundDigits={1}
          min={0}
          max={MAX_PERCENT}
          value={percent}
          format={(value) => formatPercent(value / 100)}
          onChange={(value) => onChange({ initialPayment: shareOf(value) })}
        />
      ) : (
        <CalcNumber
          key="roubles"
          label="Взнос"
          suffix="₽"
          roundDigits={0}
          min={0}
          max={Math.floor(price * MAX_SHARE)}
          value={roubles}
          format={formatRoubles}
          onChange={(value) => onChange({ downPaymentRoubles: value })}
        />
      )}
      <CalcRuler
        label="Взнос"
        rules={RULES}
        scale={100}
        option="initialPayment"
        calculation={calculation}
        value={percent}
        format={(value) => `${value}%`}
        axes={[AXIS]}
        onChange={(value) => onChange({ initialPayment: shareOf(value) })}
      />
    </div>
  );
}

/** Percents are set to a tenth. */
function shareOf(percent: number): number {
  return Math.round(percent * 10) / 1_000;
}
