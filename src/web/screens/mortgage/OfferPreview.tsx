import type { OfferPreview as Preview } from '#contract/offer-shown.ts';
import { Calculator } from '../../widget/Calculator.tsx';
import { readChoice } from '../../widget/choice.ts';
import { useCalculator } from '../../widget/use-calculator.ts';
import styles from './OfferPreview.module.css';

/** One offer by the calculator of the widget: what it is counted for may be changed as there. */
export function OfferPreview({ preview: { page } }: { preview: Preview }) {
  const opened = page.pack.offers[0]!.hash;
  const calculator = useCalculator(page, { ...readChoice('', page), opened });
  return (
    <div className={styles.preview}>
      <Calculator
        calculator={calculator}
        title={<h2 className={styles.title}>Ипотечный калькулятор</h2>}
        selected={null}
        onSelect={null}
      />
    </div>
  );
}
