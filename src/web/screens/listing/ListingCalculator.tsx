import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ListingMortgage } from '#contract/mortgage.ts';
import type { WidgetPage } from '#contract/widget-page.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { OWN_ERRORS } from '../../data/api.ts';
import { Calculator } from '../../widget/Calculator.tsx';
import { readChoice } from '../../widget/choice.ts';
import { LawBlock } from '../../widget/LawBlock.tsx';
import { useCalculator } from '../../widget/use-calculator.ts';
import { CalculatorWaits } from './CalculatorWaits.tsx';
import styles from './ListingCalculator.module.css';

export interface ListingCalculatorProps {
  mortgage: ListingMortgage;
  /** Of the flat whose price it is for. */
  flatId: number;
}

/** The calculator of the widget over the offers a flat was counted with, begun at its price. */
export function ListingCalculator({ mortgage, flatId }: ListingCalculatorProps) {
  const { api } = useRouter().options.context;
  const { data, isError, refetch } = useQuery(
    api.catalog.flatCalculator.queryOptions({ id: flatId }, { meta: OWN_ERRORS }),
  );
  if (data) return <Opened page={data} mortgage={mortgage} />;
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

function Opened({ page, mortgage }: { page: WidgetPage; mortgage: ListingMortgage }) {
  const { price, initialPayment, years } = mortgage;
  const begun = new URLSearchParams({
    price: String(price),
    initialPayment: String(initialPayment),
    years: String(years),
  });
  const calculator = useCalculator(page, readChoice(begun.toString(), page));
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: the focus goes on to what it has opened.
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
