import { memo, useId } from 'react';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { type Fix, suggestFixes } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { shownReasons } from '#domain/mortgage/show/shown-reasons.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Calculation } from './calculate.ts';
import { fixNote, fixText } from './fix-text.ts';
import styles from './NotMatching.module.css';
import { useFirstRows } from './use-first-rows.ts';

interface NotMatchingProps {
  calculation: Calculation;
  isDebug: boolean;
  onFix: (fix: Fix) => void;
}

const FIRST_ROWS = 6;

/** Offers that do not match: why, and the one change that would do. */
export const NotMatching = memo(function NotMatching({ calculation, isDebug, onFix }: NotMatchingProps) {
  const { notMatching } = calculation;
  const { isWhole, showRest, list } = useFirstRows(FIRST_ROWS);
  if (notMatching.length === 0) return null;
  const shown = isWhole ? notMatching : notMatching.slice(0, FIRST_ROWS);
  return (
    <section id="not-matching" aria-labelledby="not-matching-title" className={styles.section}>
      <h2 id="not-matching-title" className={styles.title}>
        Не подходят <span className={styles.count}>{notMatching.length}</span>
      </h2>
      <ol ref={list} className={styles.list}>
        {shown.map((evaluation, at) => (
          <NotMatchingRow
            key={evaluation.offer.hash}
            tabIndex={at === FIRST_ROWS ? -1 : undefined}
            evaluation={evaluation}
            fixes={suggestFixes(evaluation.offer, calculation.query, calculation.context)}
            isDebug={isDebug}
            onFix={onFix}
          />
        ))}
      </ol>
      {notMatching.length > shown.length && (
        <div className={styles.more}>
          <Button variant="secondary" size="s" onClick={showRest}>
            Показать ещё {notMatching.length - shown.length} неподходящих
          </Button>
        </div>
      )}
    </section>
  );
});

interface RowProps {
  tabIndex: number | undefined;
  evaluation: OfferEvaluation;
  /** Each would do, the smallest first. */
  fixes: readonly Fix[];
  isDebug: boolean;
  onFix: (fix: Fix) => void;
}

function NotMatchingRow({ tabIndex, evaluation, fixes, isDebug, onFix }: RowProps) {
  const { offer, reasons } = evaluation;
  const [fix, other] = fixes;
  const id = useId();
  return (
    <li className={styles.row} tabIndex={tabIndex}>
      <div>
        <p id={id}>
          <b className={styles.bank}>{offer.bank.name}</b> · {offer.program.displayName} ·{' '}
          {OFFER_TYPE_LABELS[offer.type]}
        </p>
        <p className={styles.why}>{shownReasons(evaluation).reasonsToDisplay}</p>
        {isDebug && (
          <p className={styles.debug}>
            {offer.hash} · {reasons.join(', ')}
          </p>
        )}
      </div>
      {fix ? (
        <div className={styles.fix}>
          <Button variant="secondary" size="s" aria-describedby={id} onClick={() => onFix(fix)}>
            {fixText(fix)}
          </Button>
          <p className={styles.note}>{fixNote(fix, other)}</p>
        </div>
      ) : (
        <p className={styles.none}>Одним изменением не решить</p>
      )}
    </li>
  );
}
