import type { FlatPage } from '#contract/flat-page.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';

export type SaleState =
  | { kind: 'onSale' }
  | {
      kind: 'booked' | 'sold' | 'withdrawn';
      /** 'Продана · 14.11.2026' */
      label: string;
      explanation: string;
    };

/** Whether the flat may be bought, and if not, what happened to it and when. */
export function saleState({ flat, withdrawnAt, statusSince }: FlatPage): SaleState {
  if (flat.status === 'SOLD') {
    return {
      kind: 'sold',
      label: dated('Продана', statusSince),
      explanation: 'Последняя цена. Для расчёта платежа выберите свободную квартиру.',
    };
  }
  if (withdrawnAt !== null) {
    return {
      kind: 'withdrawn',
      label: dated(`Снята с${NBSP}продажи`, withdrawnAt),
      explanation: 'Последняя цена. Застройщик больше не предлагает эту квартиру.',
    };
  }
  if (flat.status === 'BOOKED') {
    return {
      kind: 'booked',
      label: dated('Забронирована', statusSince),
      explanation: 'Если бронь снимут, квартира снова появится в поиске.',
    };
  }
  return { kind: 'onSale' };
}

/** The flat cannot be bought any more. */
export function isOffSale({ kind }: SaleState): boolean {
  return kind === 'sold' || kind === 'withdrawn';
}

function dated(word: string, at: Date | null): string {
  return at === null ? word : `${word} · ${formatDate(at)}`;
}
