import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { initialPaymentAmount } from '#domain/mortgage/loan-amount.ts';
import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { paymentNote } from '../../parts/offer/payment-terms.ts';
import type { ColumnMoney } from './chosen-items.ts';
import { type CompareRow, measuredRow } from './compare-row.ts';

interface Column {
  money: ColumnMoney;
}

/** The terms of a column besides its price, and what the loan costs in the end. */
export const LOAN_ROWS: readonly CompareRow<Column>[] = [
  {
    label: 'Первый взнос',
    text: ({ money }) => downText(money),
    amount: ({ money }) => downRoubles(money),
    field: 'down',
  },
  {
    label: 'Срок',
    text: ({ money: { terms } }) => periodText(terms.years * 12),
    amount: ({ money: { terms } }) => terms.years,
    field: 'years',
  },
  {
    label: 'Платёж',
    text({ money: { loan } }) {
      if (!loan) return null;
      return `от${NBSP}${formatRoubles(loan.payment)}/мес${paymentNote(loan.program, loan.laterPayment)}`;
    },
    amount: ({ money: { loan } }) => loan?.payment.toNumber() ?? null,
    best: 'least',
    tone: 'copper',
  },
  measuredRow(
    'Переплата',
    ({ money: { loan } }) => loan?.overpayment.toNumber() ?? null,
    'least',
    formatRoubles,
  ),
  measuredRow(
    `Всего за${NBSP}срок`,
    ({ money: { loan } }) => loan?.total.toNumber() ?? null,
    'least',
    formatRoubles,
  ),
  {
    label: `Цены за${NBSP}год`,
    text: ({ money: { yearMove } }) => (yearMove === null ? null : moveText(yearMove)),
    amount: ({ money: { yearMove } }) => yearMove,
  },
];

/** The first payment of a column in roubles; null while its price is not known. */
export function downRoubles({ price, terms: { down } }: Pick<ColumnMoney, 'price' | 'terms'>): number | null {
  if ('roubles' in down) return down.roubles;
  return price === null ? null : Math.round(initialPaymentAmount(price, down.share).toNumber());
}

function downText(money: ColumnMoney): string | null {
  const roubles = downRoubles(money);
  return roubles === null ? null : formatRoubles(roubles);
}

function moveText(share: number): string {
  const tenths = Math.round(share * 1_000);
  if (tenths === 0) return 'не изменились';
  return `${tenths > 0 ? '+' : MINUS}${formatNumber(Math.abs(tenths) / 10, { decimals: 1 })}%`;
}
