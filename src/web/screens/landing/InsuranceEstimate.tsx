import { useState } from 'react';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { insurancePremium } from '#domain/mortgage/insurance-premium.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { NumberInput } from '#ui/NumberInput/NumberInput.tsx';
import styles from './InsuranceEstimate.module.css';

/** Roubles, and percents a year; where nothing is told yet the example of a tenth shows what it comes to. */
const MAX_DEBT = 1_000_000_000;
const MAX_TARIFF = 10;
const EXAMPLE_TARIFF = 0.1;

/** The price of a policy in its first year: the debt by the tariff an insurer names. */
export function InsuranceEstimate({ debt: initialDebt }: { debt: number }) {
  const [debt, setDebt] = useState<number | null>(initialDebt);
  const [tariff, setTariff] = useState<number | null>(null);
  const premium = insurancePremium(debt ?? 0, tariff ?? EXAMPLE_TARIFF);
  return (
    <div className={styles.estimate}>
      <NumberInput
        label="Остаток долга"
        suffix="₽"
        min={0}
        max={MAX_DEBT}
        roundDigits={0}
        value={debt}
        onChange={setDebt}
      />
      <NumberInput
        label="Тариф страховой в год"
        suffix="%"
        min={0}
        max={MAX_TARIFF}
        roundDigits={3}
        placeholder="например, 0,3"
        value={tariff}
        onChange={setTariff}
      />
      <p className={styles.result} aria-live="polite">
        <b>{formatRoubles(premium)}</b>
        <span>
          {tariff === null
            ? nonBreaking('в год за каждую десятую процента тарифа')
            : nonBreaking('за первый год; дальше меньше, вместе с долгом')}
        </span>
      </p>
    </div>
  );
}
