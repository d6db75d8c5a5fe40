import { formatRoubles } from '#domain/money/format-roubles.ts';
import styles from './CalcInputs.module.css';
import { DownPaymentInput } from './DownPaymentInput.tsx';
import type { InputsSectionProps } from './inputs-section.ts';
import { PaymentLimitInput } from './PaymentLimitInput.tsx';
import { PriceInput } from './PriceInput.tsx';
import { ProgramChips } from './ProgramChips.tsx';
import { TermInput } from './TermInput.tsx';

/** The fields the calculator counts with. */
export function CalcInputs(section: InputsSectionProps) {
  const { choice, calculation, onChange } = section;
  return (
    <form className={styles.panel} aria-label="Условия кредита" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.price}>
        <PriceInput {...section} />
      </div>
      <div className={styles.terms}>
        <DownPaymentInput {...section} />
        <TermInput {...section} />
        <PaymentLimitInput {...section} />
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
