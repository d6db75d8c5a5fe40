import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListingMortgage } from '#contract/mortgage.ts';
import type { WidgetPage } from '#contract/widget-page.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { useSiteContext } from '../../site-context.ts';
import { Calculator } from '../../widget/Calculator.tsx';
import { type Choice, readChoice } from '../../widget/choice.ts';
import { LawBlock } from '../../widget/LawBlock.tsx';
import { useCalculator } from '../../widget/use-calculator.ts';
import { CalculatorWaits } from './CalculatorWaits.tsx';
import styles from './ListingCalculator.module.css';

export interface ListingCalculatorProps {
  mortgage: ListingMortgage;
  /** The flat whose price it is for. */
  flatId: number;
}

/** The calculator of the widget over the offers a flat was counted with, begun at its price. */
export function ListingCalculator({ mortgage, flatId }: ListingCalculatorProps) {
  const { api } = useSiteContext();
  const { data, isError, refetch } = useQuery(
    api.catalog.flatCalculator.queryOptions({ id: flatId }, { meta: OWN_ERRORS }),
  );
  if (data) return <Opened page={data} initial={readChoice(addressOf(mortgage), data)} />;
  if (!isError) return <CalculatorWaits />;
  return (
    <div role="alert" className={styles.failed}>
      <p>
        Не{NBSP}удалось загрузить программы{NBSP}банков.
      </p>
      <Button variant="secondary" onClick={() => void refetch()}>
        Повторить
      </Button>
    </div>
  );
}

function Opened({ page, initial }: { page: WidgetPage; initial: Choice }) {
  const calculator = useCalculator(page, initial);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone: the focus goes on to the part it has opened.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.calculator}>
      <Calculator
        calculator={calculator}
        title={
          <h3 ref={title} tabIndex={-1} className={styles.title}>
            Посчитайте свой кредит
          </h3>
        }
        selected={null}
        onSelect={null}
      />
      <LawBlock consentUrl={page.consentUrl} />
    </div>
  );
}

/** The query a widget would be opened with for the same. */
function addressOf({ price, initialPayment, years }: ListingMortgage): string {
  return `?price=${price}&initialPayment=${initialPayment}&years=${years}`;
}
