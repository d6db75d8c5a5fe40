import type { Decimal } from '#domain/money/decimal.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { PreparedQuery } from '#domain/mortgage/evaluate/calc-query.ts';
import { UNTIL_HANDOVER } from '#domain/mortgage/offer/offer.ts';
import type { CountedOffer, CountedStage } from '#domain/mortgage/show/counted-offer.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { monthText } from './month-text.ts';

export interface LoanSplitText {
  title: string;
  /** Together they are the loan. */
  parts: { name: string; roubles: Decimal; detail: string }[];
  note: string;
}

/** The two parts of a combo or of a loan by tranches, in words; null where the loan is one. */
export function splitLoan({ type, stages }: CountedOffer, query: PreparedQuery): LoanSplitText | null {
  const [first, next] = stages as [CountedStage, CountedStage?];
  if (type === 'TRANCHE' && next) return byTranches(first, next, query.loan.exact);
  const [base, combo] = first.annuities;
  if (type !== 'COMBO' || !base || !combo) return null;
  const part = ({ debt, rate, payment }: typeof base, name: string) => ({
    name,
    roubles: debt,
    detail: `под${NBSP}${formatRate(rate)}, ${formatRoubles(payment)}/мес`,
  });
  return {
    title: 'Два кредита в одном',
    parts: [part(base, 'До лимита'), part(combo, 'Сверх лимита')],
    note: `Взнос больше на ${formatRoubles(combo.debt)} — и второй части не будет.`,
  };
}

function byTranches(first: CountedStage, next: CountedStage, loan: Decimal): LoanSplitText {
  const atOnce = first.annuities[0]?.debt ?? loan.minus(loan);
  const when = `с${NBSP}${monthText(next.from)}`;
  return {
    title: 'Два транша',
    parts: [
      { name: 'Сразу', roubles: atOnce, detail: `платёж ${formatRoubles(first.payment)}` },
      {
        name: first.label === UNTIL_HANDOVER ? 'После ввода дома' : 'Позже',
        roubles: loan.minus(atOnce),
        detail: `${when} платёж ${formatRoubles(next.payment)}`,
      },
    ],
    note: 'До второго транша проценты начисляют только на первый.',
  };
}
