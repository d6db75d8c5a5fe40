import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { OFFER_TYPE_LABELS, type Offer } from '#domain/mortgage/offer/offer.ts';
import { periodText } from '#domain/text/period-text.ts';
import { useSiteContext } from '../../site-context.ts';
import { Calculator } from '../../widget/Calculator.tsx';
import { readChoice } from '../../widget/choice.ts';
import { LawBlock } from '../../widget/LawBlock.tsx';
import { useCalculator } from '../../widget/use-calculator.ts';
import styles from './CalculatorSection.module.css';
import { calculatorQuery } from './load-service.ts';

/** The calculator of the widget as a part of the page. An offer that is chosen becomes a question. */
export function CalculatorSection({ onAsk }: { onAsk: (question: string) => void }) {
  const { data: page } = useSuspenseQuery(calculatorQuery(useSiteContext()));
  const calculator = useCalculator(page, readChoice('', page));
  const [selected, setSelected] = useState<string | null>(null);
  const { price, initialPayment, years } = calculator.choice;

  function ask({ hash, bank, program, type }: Offer) {
    setSelected(hash);
    const terms = `цена ${formatRoubles(price)}, взнос ${formatPercent(initialPayment)}, ${periodText(years * 12)}`;
    onAsk(`${bank.name}, ${program.displayName}, ${OFFER_TYPE_LABELS[type]}: ${terms}.`);
  }

  return (
    <div className={styles.calculator}>
      <Calculator
        calculator={calculator}
        title={<h2>Посчитайте свой кредит</h2>}
        selected={selected}
        onSelect={ask}
      />
      <LawBlock consentUrl="/legal-info" />
    </div>
  );
}
