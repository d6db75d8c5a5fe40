import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import type { BreakEven } from '#domain/mortgage/evaluate/break-even.ts';
import { fromKopecks } from '#domain/mortgage/loan/kopecks.ts';
import type { CountedOffer } from '#domain/mortgage/show/counted-offer.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';

const NB_HYPHEN = '\u2011';
/** Later than this nobody counts in months. */
const LAST_NUMBERED_MONTH = 24;

/**
 * Whether what is paid for a subsidy comes back, and when: 'Комиссия и наценка, 660 000 ₽, окупятся на 5-м месяце…'.
 */
export function breakEvenText(
  { fee, pricePremium }: Pick<CountedOffer['fullCost'], 'fee' | 'pricePremium'>,
  { month, gainKopecks }: BreakEven,
  baseRate: number,
): string {
  const isBoth = !fee.isZero() && !pricePremium.isZero();
  const paid = isBoth ? 'Комиссия и наценка' : fee.isZero() ? 'Наценка' : 'Комиссия';
  const returns = isBoth ? 'окупятся' : 'окупится';
  const cost = `${paid}, ${formatRoubles(fee.plus(pricePremium))},`;
  const rate = formatRate(baseRate);
  const difference = formatRoubles(fromKopecks(Math.abs(gainKopecks)));
  if (month === null)
    return `${cost} не ${returns} за весь срок: под ${rate} без субсидии вышло бы на ${difference} дешевле.`;
  const when =
    month > LAST_NUMBERED_MONTH ? `через ${periodText(month)}` : `на ${month}${NB_HYPHEN}м${NBSP}месяце`;
  return `${cost} ${returns} ${when} по сравнению со ставкой ${rate} без субсидии. Погасить или продать раньше — в убыток; за весь срок субсидия сбережёт ${difference}.`;
}
