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

function firstPeriod(months: number): string {
  if (months === 12) return 'Первый год';
  return months === 1 ? 'Первый месяц' : `Первые ${periodText(months)}`;
}
