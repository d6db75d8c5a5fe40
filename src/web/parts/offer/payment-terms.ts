import type { Decimal } from '#domain/money/decimal.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { type BuyerProgram, type BuyerTerms, DEFAULT_TERMS } from '#domain/mortgage/terms/buyer-terms.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { useTerms } from '../../query/use-terms.ts';

/** The programme a payment takes, said after its sum: 'по семейной'. */
export const BY_PROGRAM: Record<BuyerProgram, string> = {
  family: `по${NBSP}семейной`,
  it: `по${NBSP}IT-ипотеке`,
  military: `по${NBSP}военной`,
  rural: `по${NBSP}сельской`,
  farEast: `по${NBSP}дальневосточной`,
};

/** Says more of a payment after its sum: ' по семейной, потом до 89 273 ₽'; '' when there is nothing to say. */
export function paymentNote(program: BuyerProgram | null, later?: Decimal | number | null): string {
  return (
    (program ? ` ${BY_PROGRAM[program]}` : '') + (later ? `, потом до${NBSP}${formatRoubles(later)}` : '')
  );
}

/** The terms behind payments: 'взнос 30%, срок 20 лет', and the programmes when somebody named them. */
export function termsText({ down, years, programs, isByFirst }: BuyerTerms): string {
  const sum = 'share' in down ? formatPercent(down.share) : formatRoubles(down.roubles);
  const words = [`взнос${NBSP}${sum}`, `срок${NBSP}${periodText(years * 12)}`];
  if (isByFirst) words.push(`по${NBSP}первому платежу`);
  const named = programs?.map((program) => BY_PROGRAM[program]).join(', ');
  if (programs) words.push(named ? `с${NBSP}господдержкой ${named}` : `без${NBSP}господдержки`);
  return words.join(', ');
}

/** The terms of a page whose address says none. */
export const USUAL_TERMS = termsText(DEFAULT_TERMS);

/** The terms behind the payments of this page. */
export function useTermsText(): string {
  return termsText(readTerms(useTerms()));
}
