import type { WidgetOptions } from '#contract/widget-config.ts';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import type { FixStep } from '#domain/mortgage/evaluate/suggest-fixes.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Calculation } from './calculate.ts';
import { type Choice, MAX_COMPARED } from './choice.ts';
import { NoneFit } from './NoneFit.tsx';
import styles from './OfferList.module.css';
import { OfferRow } from './OfferRow.tsx';
import { useFirstRows } from './use-first-rows.ts';
import type { SubsidyCost, SubsidyNeed } from './use-subsidy-costs.ts';

export interface OfferListProps {
  calculation: Calculation;
  choice: Choice;
  options: WidgetOptions;
  selected: string | null;
  onOpen: (hash: string | null) => void;
  rowOf: (offer: Offer) => SubsidyRow | undefined;
  onRow: (offer: Offer, row: SubsidyRow) => void;
  costOf: (need: SubsidyNeed) => SubsidyCost;
  /** Null where there is no form to choose an offer for. */
  onSelect: ((offer: Offer) => void) | null;
  onCompare: (offer: Offer) => void;
  onFix: (fix: FixStep) => void;
}

/** Where the focus goes when what was pressed is no more. */
export const MATCHING_LIST = 'matching';

const FIRST_GROUPS = 8;

/** The matching offers, grouped, best priority first; or why there are none. */
export function OfferList(props: OfferListProps) {
  const { calculation, choice } = props;
  const { groups, matchingCount, notMatching } = calculation;
  const { isWhole, showRest, list } = useFirstRows(FIRST_GROUPS, () =>
    groups.slice(FIRST_GROUPS).some((group) => group.some(({ offer }) => offer.hash === choice.opened)),
  );
  const shown = isWhole ? groups : groups.slice(0, FIRST_GROUPS);
  const isEmpty = matchingCount === 0 && notMatching.length === 0;
  return (
    <section aria-label="Подходят">
      <nav className={styles.tabs} aria-label="Предложения">
        <a href={`#${MATCHING_LIST}`} className={styles.tab} data-current="">
          Подходят <span className={styles.count}>{matchingCount}</span>
        </a>
        <a href={notMatching.length > 0 ? '#not-matching' : undefined} className={styles.tab}>
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
      {matchingCount === 0 && !isEmpty && <NoneFit calculation={calculation} onFix={props.onFix} />}
      <ol ref={list} id={MATCHING_LIST} tabIndex={-1} className={styles.list}>
        {shown.map((group, at) => (
          <li key={group[0]!.offer.hash} tabIndex={at === FIRST_GROUPS ? -1 : undefined}>
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
          <Button variant="secondary" size="s" onClick={showRest}>
            Показать ещё {groups.length - shown.length}
          </Button>
        </div>
      )}
    </section>
  );
}

function rowProps(props: OfferListProps, evaluation: OfferEvaluation) {
  const { offer } = evaluation;
  const { calculation, choice, options, selected, onOpen, rowOf, onRow, costOf } = props;
  const row = rowOf(offer);
  const isOpen = choice.opened === offer.hash;
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
    isCompareFull: choice.compared.length >= MAX_COMPARED,
    isDebug: options.debugPrograms,
    isPopup: options.forcePopup,
    cost: isOpen && row ? costOf({ hash: offer.hash, row }) : null,
    onToggle: () => onOpen(isOpen ? null : offer.hash),
    onRow: (next: SubsidyRow) => onRow(offer, next),
    onSelect: props.onSelect && (() => props.onSelect?.(offer)),
    onCompare: () => props.onCompare(offer),
  };
}
