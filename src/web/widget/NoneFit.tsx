import { useDeferredValue, useMemo } from 'react';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { type SharedFix, sharedFixes } from '#domain/mortgage/evaluate/shared-fixes.ts';
import type { FixStep } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import { periodText } from '#domain/text/period-text.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Calculation } from './calculate.ts';
import { fixText } from './fix-text.ts';
import styles from './NoneFit.module.css';

interface NoneFitProps {
  calculation: Calculation;
  onFix: (fix: FixStep) => void;
}

/** Nothing matches: the change that opens most offers, another one to choose from, and the way to all the reasons. */
export function NoneFit({ calculation, onFix }: NoneFitProps) {
  const { notMatching, prepared, isFiltered } = calculation;
  // The list says at once that nothing matches; what would help takes longer to find.
  const settled = useDeferredValue(calculation);
  const [best, second] = useMemo(() => {
    const { query, context } = settled;
    return sharedFixes(
      settled.notMatching.map(({ offer }) => offer),
      query,
      context,
    );
  }, [settled]);
  const limit = prepared.limitKopecks;
  return (
    <div className={styles.none}>
      <h2>Подходящих нет</h2>
      <p>
        При взносе {formatPercent(prepared.initialPayment.nearest)} ни один банк не одобрит{' '}
        {formatRoubles(prepared.loan.exact)} на {periodText(prepared.months)}
        {limit !== null && ` с платежом до ${formatRoubles(fromKopecks(limit))}`}
        {isFiltered && ' по выбранным программам'}.
      </p>
      {best ? (
        <div className={styles.best}>
          <p>
            <b>Ближе всего:</b>{' '}
            {best.extraInitialPaymentKopecks > 0 &&
              `+${formatRoubles(fromKopecks(best.extraInitialPaymentKopecks))} к взносу, `}
            {opensText(best)}
          </p>
          <Button wide onClick={() => onFix(best)}>
            {fixText(best)}
          </Button>
        </div>
      ) : (
        <p>Одним изменением не решить: причины — ниже, у каждого предложения.</p>
      )}
      {second && (
        <div className={styles.second}>
          <Button wide variant="secondary" onClick={() => onFix(second)}>
            {fixText(second)}
          </Button>
          <p>
            {best?.option === 'initialPayment' && 'С тем же взносом: '}
            {opensText(second)}
          </p>
        </div>
      )}
      <a href="#not-matching" className={styles.all}>
        Все причины, {notMatching.length}{' '}
        {plural(notMatching.length, 'предложение', 'предложения', 'предложений')}
      </a>
    </div>
  );
}

function opensText({ opens }: SharedFix): string {
  return `откроет ${opens} ${plural(opens, 'предложение', 'предложения', 'предложений')}`;
}
