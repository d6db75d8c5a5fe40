import { useId } from 'react';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { OFFER_TYPE_LABELS } from '#domain/mortgage/offer/offer.ts';
import { type CountedOffer, countedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { declaredPskText, percentText, ratesText } from '../parts/offer/offer-texts.ts';
import { RowPercent } from '../parts/offer/RowPercent.tsx';
import { monthText } from './month-text.ts';
import { OfferDetails, type OfferRowProps } from './OfferDetails.tsx';
import styles from './OfferRow.module.css';
import { PaymentProfile } from './PaymentProfile.tsx';

/** An offer as a card that opens: both payments of a two-stage loan stand in it from the beginning. */
export function OfferRow(props: OfferRowProps) {
  const { offer, row, evaluation, query, isOpen, isSelected, isDebug, onToggle } = props;
  const id = useId();
  const counted = countedOffer(offer, query, row, evaluation);
  const { stages } = counted;
  return (
    <article
      className={styles.card}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.row}>
        <div className={styles.name}>
          <span className={styles.bank} aria-hidden="true">
            {firstLetter(offer.bank.name)}
          </span>
          <div className={styles.names}>
            <h2 id={`${id}-name`} className={styles.title}>
              {offer.bank.name}
            </h2>
            <p className={styles.program}>{offer.program.displayName}</p>
            <p className={styles.tags}>
              <span className={styles.tag} data-staged={stages.length > 1 || undefined}>
                {OFFER_TYPE_LABELS[offer.type]}
              </span>
              {offer.project && <span className={styles.tag}>{offer.project.name}</span>}
            </p>
          </div>
        </div>
        <PaymentProfile stages={stages} limitKopecks={query.limitKopecks} className={styles.profile} />
        <dl className={styles.rate}>
          <PskLine counted={counted} />
          <div>
            <dt>Ставка</dt>
            <dd>
              <RowPercent text={(format) => ratesText(counted, format)} />
            </dd>
          </div>
        </dl>
        <div className={styles.pay}>
          <p className={styles.first}>
            {formatRoubles(stages[0]!.payment)}
            <small>/мес</small>
          </p>
          <Later counted={counted} limitKopecks={query.limitKopecks} />
        </div>
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          label={`Подробно: ${offer.bank.name}, ${offer.program.displayName}, ${OFFER_TYPE_LABELS[offer.type]}`}
          title={isOpen ? 'Свернуть' : 'Подробно'}
          className={styles.chevron}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          onClick={onToggle}
        />
      </div>
      {isDebug && (
        <p className={styles.debug}>
          {offer.hash} · priority {offer.priority} · {offer.type}
        </p>
      )}
      {isOpen && (
        <div id={`${id}-details`} className={styles.details}>
          <OfferDetails {...props} counted={counted} />
        </div>
      )}
    </article>
  );
}

/** The bank's own ПСК by law; where it declared none, ours, unless the server alone knows it. */
function PskLine({ counted }: { counted: CountedOffer }) {
  const declared = declaredPskText(counted)?.replace(`ПСК${NBSP}`, '');
  const own = counted.type === 'SUBSIDY' || counted.psk === null ? undefined : percentText(counted.psk);
  const text = declared ?? own;
  if (text === undefined) return null;
  return (
    <div>
      <dt>{declared ? 'ПСК' : 'ПСК, расч.'}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Later({ counted, limitKopecks }: { counted: CountedOffer; limitKopecks: number | null }) {
  const [first, next] = counted.stages;
  if (!next) {
    const [base, combo] = first!.annuities;
    if (!combo) return <p className={styles.later}>весь срок, {first!.label}</p>;
    return (
      <p className={styles.later}>
        {formatMillions(base!.debt)} под{NBSP}
        <RowPercent text={(format) => format(base!.rate)} /> <br />и {formatMillions(combo.debt)} под{NBSP}
        <RowPercent text={(format) => format(combo.rate)} />
      </p>
    );
  }
  const isOver = limitKopecks !== null && next.payment.times(100).greaterThan(limitKopecks);
  const when =
    counted.type === 'TRANCHE' && first!.label.includes('ввода')
      ? 'после ввода дома'
      : `с ${monthText(next.from)}`;
  return (
    <p className={styles.later} data-tone={next.payment.greaterThan(first!.payment) ? 'up' : undefined}>
      потом {formatRoubles(next.payment)} <br />
      {when}
      {isOver && ', выше предела'}
    </p>
  );
}

function firstLetter(name: string): string {
  // «Банк» tells none of them apart.
  const own = name.replace(/^Банк\s+/u, '');
  return /[\p{L}\p{N}]/u.exec(own)?.[0]?.toLocaleUpperCase('ru') ?? '';
}
