import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { Calculation } from '../calculate.ts';
import styles from './CalcInputs.module.css';
import { DownPaymentInput } from './DownPaymentInput.tsx';
import type { InputsSectionProps } from './inputs-section.ts';
import { PaymentLimitInput } from './PaymentLimitInput.tsx';
import { PriceInput } from './PriceInput.tsx';
import { ProgramChips } from './ProgramChips.tsx';
import { TermInput } from './TermInput.tsx';

interface CalcInputsProps extends InputsSectionProps {
  calculation: Calculation;
}

/** The fields the calculator counts with. */
export function CalcInputs({ choice, calculation, onChange }: CalcInputsProps) {
  return (
    <form className={styles.panel} aria-label="Условия кредита" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.price}>
        <PriceInput choice={choice} onChange={onChange} />
      </div>
      <div className={styles.terms}>
        <DownPaymentInput choice={choice} onChange={onChange} />
        <TermInput choice={choice} onChange={onChange} />
        <PaymentLimitInput choice={choice} onChange={onChange} />
      </div>
      <div className={styles.filter}>
        <ProgramChips
          programs={calculation.programs}
          chosen={choice.programs}
          onChange={(programs) => onChange({ programs })}
        />
        <p className={styles.loan}>
          Кредит <b>{formatRoubles(calculation.prepared.loan.exact)}</b>
        </p>
      </div>
    </form>
  );
}
