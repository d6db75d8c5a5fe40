import { Decimal } from '#domain/money/decimal.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import type { CalcPolicy } from '../calc-policy.ts';
import { loanRange, type MatchReason, type PaymentSpan } from '../evaluate/match-reasons.ts';
import { wholeRoubles } from '../loan/kopecks.ts';
import type { OfferTerms } from '../offer/offer.ts';

/** A reason in words, naming the bound it comes from: 'Первый взнос от 20,1%'. */
export function reasonText(
  reason: MatchReason,
  offer: OfferTerms,
  payments: PaymentSpan,
  policy: CalcPolicy,
): string {
  switch (reason) {
    case 'periodMin':
      return `Срок от ${yearsAfterPreposition(offer.period.from!)}`;
    case 'periodMax':
      return `Срок до ${yearsAfterPreposition(offer.period.to!)}`;
    case 'valueRange':
      return valueRangeText(offer, policy);
    case 'initialPaymentMin':
      return `Первый взнос от ${formatPercent(offer.downPayment.from!)}`;
    case 'initialPaymentMax':
      return `Первый взнос до ${formatPercent(offer.downPayment.to!)}`;
    case 'monthlyPayment':
      return `Платёж ${formatRoubles(wholeRoubles(payments[policy.comparedPayment]))} выше желаемого`;
  }
}

function valueRangeText(offer: OfferTerms, policy: CalcPolicy): string {
  const { from, to } = loanRange(offer, policy);
  const ends = [
    from === null ? null : `от ${formatRoubles(from)}`,
    to === null ? null : `до ${formatRoubles(to)}`,
  ];
  return ['Сумма кредита', ...ends.filter((end) => end !== null)].join(' ');
}

/** Genitive: '1 года', '2 лет', '21 года', '1,5 года'. */
function yearsAfterPreposition(years: number): string {
  const unit = Number.isInteger(years) ? plural(years, 'года', 'лет', 'лет') : 'года';
  return `${formatNumber(new Decimal(years), { decimals: 2 })}${NBSP}${unit}`;
}
