import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { UNTIL_HANDOVER } from '../offer/offer.ts';

/** What the labels of payment rows depend on. */
export interface LabelledRows {
  rows: readonly { months: number }[];
  /** The first row ends with the handover of the house. */
  isUntilHandover: boolean;
}

/**
 * How long each row lasts: '20 лет'; 'Первые 2 года' and 'Далее 18 лет'; 'до ввода дома' and what follows it.
 */
export function periodLabels({ rows, isUntilHandover }: LabelledRows): string[] {
  return rows.map(({ months }, at) => {
    if (rows.length === 1) return periodText(months);
    if (isUntilHandover) return at === 0 ? UNTIL_HANDOVER : `после ввода дома, ${periodText(months)}`;
    return at === 0 ? firstPeriod(months) : `Далее ${periodText(months)}`;
  });
}

/** «Первые 1 год 8 мес.» is no Russian, so a year and a part is told in months. */
function firstPeriod(months: number): string {
  if (months === 12) return 'Первый год';
  if (months === 1) return 'Первый месяц';
  return months < 24 ? `Первые ${months}${NBSP}мес.` : `Первые ${periodText(months)}`;
}
