import { Decimal } from '#domain/money/decimal.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { OfferEvaluation } from '#domain/mortgage/evaluate/evaluate-offer.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import type { Offer, SubsidyRow } from '#domain/mortgage/offer/offer.ts';
import type { CountedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { Button } from '#ui/Button/Button.tsx';
import { HowCounted } from '../parts/offer/HowCounted.tsx';
import { declaredPskText, percentText, ratesText } from '../parts/offer/offer-texts.ts';
import { MAX_COMPARED } from './choice.ts';
import { FullPrice } from './FullPrice.tsx';
import { LoanSplit } from './LoanSplit.tsx';
import styles from './OfferDetails.module.css';
import { PrintNote } from './PrintNote.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import { StageChart } from './StageChart.tsx';
import { SubsidyChoice } from './SubsidyChoice.tsx';
import type { SubsidyCost } from './use-subsidy-costs.ts';

/** One offer of the list and what may be done with it. */
export interface OfferRowProps {
  offer: Offer;
  /** The cell a subsidy is shown at. */
  row: SubsidyRow | undefined;
  /** The answer of the engine at that cell, if it gave one. */
  evaluation: OfferEvaluation | undefined;
  query: PreparedQuery;
  isOpen: boolean;
  isSelected: boolean;
  isCompared: boolean;
  /** As many are compared as can be. */
  isCompareFull: boolean;
  isDebug: boolean;
  isPopup: boolean;
  /** The server's count of an open subsidy. */
  cost: SubsidyCost;
  onToggle: () => void;
  onRow: (row: SubsidyRow) => void;
  onSelect: (() => void) | null;
  onCompare: () => void;
}

/** Everything there is to know of an offer: stages, the whole price, ПСК, the schedule. */
export function OfferDetails(props: OfferRowProps & { counted: CountedOffer }) {
  const {
    offer,
    row,
    query,
    counted: own,
    cost,
    isCompared,
    isCompareFull,
    isPopup,
    onRow,
    onSelect,
    onCompare,
  } = props;
  const counted = withCost(own, cost);
  const isFailed = cost !== null && 'failed' in cost;
  const isCounting = offer.type === 'SUBSIDY' && cost === null;
  const { price, initialPayment } = priceOf(query);
  const mortgage = {
    price,
    initialPayment,
    initialPaymentAmount: initialPaymentAmount(price, initialPayment),
    loan: query.loan.exact,
    years: query.years.nearest,
  };
  const declared = declaredPskText(counted);
  return (
    <>
      <div className={styles.two}>
        <StageChart stages={counted.stages} limitKopecks={query.limitKopecks} />
        <div className={styles.side}>
          <LoanSplit counted={counted} query={query} />
          {row && <SubsidyChoice offer={offer} row={row} isPopup={isPopup} onRow={onRow} />}
          {offer.comment && <p className={styles.comment}>{offer.comment}</p>}
          {offer.tooltip && <p className={styles.comment}>{offer.tooltip}</p>}
          {counted.isHandoverAssumed && (
            <p className={styles.comment}>Когда сдадут дом, неизвестно: расчёт на два года вперёд.</p>
          )}
        </div>
      </div>
      {isFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{cost.failed}</p>
          <Button variant="secondary" size="s" onClick={cost.onRetry}>
            Повторить
          </Button>
        </div>
      ) : (
        <div className={styles.counted} aria-busy={isCounting || undefined}>
          {isCounting && (
            <p role="status" className={styles.counting}>
              пересчитываем…
            </p>
          )}
          <FullPrice offer={offer} row={row} query={query} counted={counted} isKnown={!isCounting} />
          <HowCounted mortgage={mortgage} offer={counted} />
        </div>
      )}
      <dl className={styles.psk}>
        <div>
          <dt>ПСК банка, диапазон</dt>
          <dd>{declared ? declared.slice(4) : 'банк не указал'}</dd>
        </div>
        <div>
          <dt>ПСК (расчётная)</dt>
          <dd>{counted.psk === null || isCounting || isFailed ? '—' : percentText(counted.psk)}</dd>
        </div>
        <div>
          <dt>Ставка</dt>
          <dd>{ratesText(counted)}</dd>
        </div>
        {counted.termsAsOf && (
          <div>
            <dt>Условия от</dt>
            <dd>{formatDate(counted.termsAsOf)}</dd>
          </div>
        )}
        <div>
          <dt>Взнос</dt>
          <dd>{rangeText(offer.downPayment, (share) => formatPercent(share))}</dd>
        </div>
        <div>
          <dt>Срок, лет</dt>
          <dd>{rangeText(offer.period, String)}</dd>
        </div>
      </dl>
      <ScheduleTable offer={offer} row={row} query={query} />
      <PrintNote offer={offer} today={query.today} />
      <div className={styles.actions}>
        {onSelect && <Button onClick={onSelect}>Выбрать: {offer.bank.name}</Button>}
        <Button
          variant="secondary"
          aria-pressed={isCompared}
          disabled={isCompareFull && !isCompared}
          focusableWhenDisabled
          onClick={onCompare}
        >
          {isCompared ? 'В сравнении' : isCompareFull ? `В сравнении уже ${MAX_COMPARED}` : 'Сравнить'}
        </Button>
        <ShareButtons />
      </div>
    </>
  );
}

/** Puts the server's count of a subsidy in the place of that of the browser, which cannot know it. */
function withCost(counted: CountedOffer, cost: OfferRowProps['cost']): CountedOffer {
  if (counted.type !== 'SUBSIDY') return counted;
  if (cost === null || 'failed' in cost) return { ...counted, psk: null };
  const { interest, fee, pricePremium, total } = cost.fullCost;
  return {
    ...counted,
    psk: cost.psk,
    fullCost: {
      interest: new Decimal(interest),
      fee: new Decimal(fee),
      pricePremium: new Decimal(pricePremium),
      total: new Decimal(total),
    },
  };
}

function priceOf({ priceKopecks, initialPayment }: OfferRowProps['query']) {
  return { price: priceKopecks / 100, initialPayment: initialPayment.nearest };
}

function rangeText(
  { from, to }: { from: number | null; to: number | null },
  format: (value: number) => string,
): string {
  if (from !== null && from === to) return format(from);
  const ends = [from === null ? null : `от ${format(from)}`, to === null ? null : `до ${format(to)}`];
  return ends.filter((end) => end !== null).join(' ') || 'любой';
}
