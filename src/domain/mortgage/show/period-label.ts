import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { UNTIL_HANDOVER } from '../offer/offer.ts';

export interface LabelledRows {
  rows: readonly { months: number }[];
  /** Whether the first row ends with the handover of the house. */
  isUntilHandover: boolean;
}

/**
 * Names the duration of each row: '20 лет'; 'Первые 2 года' and 'Далее 18 лет'; 'до ввода дома' and the time after it.
 */
export function periodLabels({ rows, isUntilHandover }: LabelledRows): string[] {
  return rows.map(({ months }, at) => {
    if (rows.length === 1) return periodText(months);
    if (isUntilHandover) return at === 0 ? UNTIL_HANDOVER : `после ввода дома, ${periodText(months)}`;
    return at === 0 ? firstPeriod(months) : `Далее ${periodText(months)}`;
  });
}

/** «Первые 1 год 8 мес.» is ungrammatical, so a year and a part of one is given in months. */
function firstPeriod(months: number): string {
  if (months === 12) return 'Первый год';
  if (months === 1) return 'Первый месяц';
  return months < 24 ? `Первые ${months}${NBSP}мес.` : `Первые ${periodText(months)}`;
}
