import { useState } from 'react';
import type { WidgetOptions } from '#contract/widget-config.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { type Fix, suggestFixes } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { plural } from '#domain/text/plural.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Calculation } from './calculate.ts';
import type { Choice } from './choice.ts';
import { fixText } from './fix-text.ts';
import styles from './OfferList.module.css';
import { OfferRow } from './OfferRow.tsx';
import type { SubsidyCost, SubsidyNeed } from './use-subsidy-costs.ts';

export interface OfferListProps {
  calculation: Calculation;
  choice: Choice;
  options: WidgetOptions;
  opened: string | null;
  selected: string | null;
  onOpen: (hash: string | null) => void;
  rowOf: (offer: Offer) => SubsidyRow | undefined;
  onRow: (offer: Offer, row: SubsidyRow) => void;
  costOf: (need: SubsidyNeed) => SubsidyCost;
  /** Null where there is no form to choose an offer for. */
  onSelect: ((offer: Offer) => void) | null;
  onCompare: (offer: Offer) => void;
  onChange: (part: Partial<Choice>) => void;
}

const FIRST_GROUPS = 8;
const MAX_TRIED = 40;

/** The matching offers, grouped, best priority first; or why there are none. */
export function OfferList(props: OfferListProps) {
  const { calculation, choice } = props;
  const { groups, matchingCount, notMatching } = calculation;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, FIRST_GROUPS);
  const isEmpty = matchingCount === 0 && notMatching.length === 0;
  return (
    <section aria-label="Подходят">
      <nav className={styles.tabs} aria-label="Предложения">
        <a href="#matching" className={styles.tab} data-current="">
          Подходят <span className={styles.count}>{matchingCount}</span>
        </a>
        <a href="#not-matching" className={styles.tab}>
          Не подходят <span className={styles.count}>{notMatching.length}</span>
        </a>
        <span className={styles.order}>сначала приоритет, затем первый платёж</span>
      </nav>
      <p role="status" className={styles.status}>
        {`Подходят: ${matchingCount}, не подходят: ${notMatching.length}`}
      </p>
      {isEmpty && (
        <div className={styles.empty}>
          <h2>По этому адресу программ пока нет</h2>
          <p>Регион «{choice.region}». Попробуйте соседний регион или оставьте заявку: подберём вручную.</p>
        </div>
      )}
      {matchingCount === 0 && !isEmpty && <NoneFit calculation={calculation} onChange={props.onChange} />}
      <ol id="matching" className={styles.list}>
        {shown.map((group) => (
          <li key={group[0]!.offer.hash}>
            <OfferRow {...rowProps(props, group[0]!)} />
            {group.length > 1 && (
              <ol className={styles.variants} aria-label="Другие условия той же программы">
                {group.slice(1).map((evaluation) => (
                  <li key={evaluation.offer.hash}>
                    <OfferRow {...rowProps(props, evaluation)} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {groups.length > shown.length && (
        <div className={styles.more}>
          <Button variant="secondary" size="s" onClick={() => setWhole(true)}>
            Показать ещё {groups.length - shown.length}
          </Button>
        </div>
      )}
    </section>
  );
}

function rowProps(props: OfferListProps, evaluation: OfferEvaluation) {
  const { offer } = evaluation;
  const { calculation, choice, options, opened, selected, onOpen, rowOf, onRow, costOf } = props;
  const row = rowOf(offer);
  const isOpen = opened === offer.hash;
  return {
    offer,
    row,
    // Another cell of a subsidy is another loan.
    evaluation:
      row?.interest === evaluation.subsidy?.interest && row?.duration === evaluation.subsidy?.duration
        ? evaluation
        : undefined,
    query: calculation.prepared,
    isOpen,
    isSelected: selected === offer.hash,
    isCompared: choice.compared.includes(offer.hash),
    isDebug: options.debugPrograms,
    isPopup: options.forcePopup,
    cost: isOpen && row ? costOf({ hash: offer.hash, row }) : null,
    onToggle: () => onOpen(isOpen ? null : offer.hash),
    onRow: (next: SubsidyRow) => onRow(offer, next),
    onSelect: props.onSelect && (() => props.onSelect?.(offer)),
    onCompare: () => props.onCompare(offer),
  };
}

interface NoneFitProps {
  calculation: Calculation;
  onChange: (part: Partial<Choice>) => void;
}

/** Nothing matches: the change that would open the most offers, first. */
function NoneFit({ calculation, onChange }: NoneFitProps) {
  const [best] = bestFixes(calculation);
  return (
    <div className={styles.none}>
      <h2>Подходящих нет</h2>
      <p>При этих условиях ни один банк не одобрит {formatRoubles(calculation.prepared.loan.exact)}.</p>
      {best ? (
        <div className={styles.best}>
          <p>
            <b>Ближе всего:</b>{' '}
            {best.fix.extraInitialPaymentKopecks > 0 &&
              `+${formatRoubles(fromKopecks(best.fix.extraInitialPaymentKopecks))} к взносу, `}
            откроет {best.count} {plural(best.count, 'предложение', 'предложения', 'предложений')}
          </p>
          <Button wide onClick={() => onChange({ [best.fix.option]: best.fix.value })}>
            {fixText(best.fix)}
          </Button>
        </div>
      ) : (
        <p>Одним изменением не решить: причины — ниже, у каждого предложения.</p>
      )}
    </div>
  );
}

/** Fixes of single offers, those that as many offers as possible share first. */
function bestFixes({ notMatching, query, context }: Calculation): { fix: Fix; count: number }[] {
  const found = new Map<string, { fix: Fix; count: number }>();
  for (const { offer } of notMatching.slice(0, MAX_TRIED)) {
    const [fix] = suggestFixes(offer, query, context);
    if (!fix) continue;
    const name = `${fix.option}/${fix.value}`;
    const known = found.get(name);
    if (known) known.count += 1;
    else found.set(name, { fix, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
