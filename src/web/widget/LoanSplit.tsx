import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import type { CountedOffer } from '#domain/mortgage/show/counted-offer.ts';
import styles from './LoanSplit.module.css';
import { SplitBar } from './SplitBar.tsx';
import { splitLoan } from './split-loan.ts';

interface LoanSplitProps {
  counted: CountedOffer;
  query: PreparedQuery;
}

const LOOKS = [styles.first, styles.second];

/** A loan of two parts: the two of a combo with their payments, or two tranches with their dates. */
export function LoanSplit({ counted, query }: LoanSplitProps) {
  const split = splitLoan(counted, query);
  if (split === null) return null;
  const { title, parts, note } = split;
  return (
    <section className={styles.split} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <SplitBar
        parts={parts.map(({ name, roubles }, at) => ({ name, size: roubles.toNumber(), look: LOOKS[at] }))}
      />
      <dl className={styles.parts}>
        {parts.map(({ name, roubles, detail }, at) => (
          <div key={name} className={styles.part}>
            <dt>
              <svg className={styles.mark} aria-hidden="true">
                <rect width="8" height="8" rx="2" className={LOOKS[at]} />
              </svg>
              {name}, {formatPercent(roubles.dividedBy(query.loan.exact))}
            </dt>
            <dd>
              <b>{formatRoubles(roubles)}</b>, {detail}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
