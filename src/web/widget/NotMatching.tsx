import { memo, useId } from 'react';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import {
  type Fix,
  type FixStep,
  suggestFixes,
  suggestFixPair,
} from '#domain/mortgage/evaluate/suggest-fixes.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { shownReasons } from '#domain/mortgage/show/shown-reasons.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Calculation } from './calculate.ts';
import { fixNote, fixText, pairText } from './fix-text.ts';
import styles from './NotMatching.module.css';
import { useFirstRows } from './use-first-rows.ts';

interface NotMatchingProps {
  calculation: Calculation;
  isDebug: boolean;
  onFix: (...steps: FixStep[]) => void;
}

const FIRST_ROWS = 6;

/** Offers that do not match: why, and the change that would do, or the two. */
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
            ways={waysOf(evaluation, calculation)}
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
  ways: Ways;
  isDebug: boolean;
  onFix: (...steps: FixStep[]) => void;
}

interface Ways {
  /** Each would do, the smallest first. */
  fixes: readonly Fix[];
  /** Two that would do together where none does alone. */
  pair: readonly [FixStep, Fix] | undefined;
}

function waysOf({ offer }: OfferEvaluation, { query, context }: Calculation): Ways {
  const fixes = suggestFixes(offer, query, context);
  return { fixes, pair: fixes.length > 0 ? undefined : suggestFixPair(offer, query, context) };
}

function NotMatchingRow({ tabIndex, evaluation, ways: { fixes, pair }, isDebug, onFix }: RowProps) {
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
        <div className={styles.fix}>
          <p className={styles.none}>Одним изменением не решить</p>
          {pair && (
            <>
              <Button variant="secondary" size="s" aria-describedby={id} onClick={() => onFix(...pair)}>
                {pairText(pair)}
              </Button>
              <p className={styles.note}>{fixNote(pair[1])}</p>
            </>
          )}
        </div>
      )}
    </li>
  );
}
