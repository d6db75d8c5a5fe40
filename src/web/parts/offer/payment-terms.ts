import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { type BuyerProgram, type BuyerTerms, DEFAULT_TERMS } from '#domain/mortgage/terms/buyer-terms.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';
import { useTerms } from '../../query/use-terms.ts';

/** Programmes of the state as chips name them. */
export const PROGRAM_LABELS: Record<BuyerProgram, string> = {
  family: 'Семейная',
  it: 'IT-ипотека',
  military: 'Военная',
  rural: 'Сельская',
  farEast: 'Дальневосточная',
};

/** The programme a payment takes, said after its sum: 'по семейной'. */
export const BY_PROGRAM: Record<BuyerProgram, string> = {
  family: `по${NBSP}семейной`,
  it: `по${NBSP}IT-ипотеке`,
  military: `по${NBSP}военной`,
  rural: `по${NBSP}сельской`,
  farEast: `по${NBSP}дальневосточной`,
};

/** A sum with the programme it takes: 'от 62 186 ₽/мес по семейной'. */
export function byProgram(sum: string, program: BuyerProgram | null): string {
  return program ? `${sum} ${BY_PROGRAM[program]}` : sum;
}

/** The terms behind payments: 'взнос 30%, срок 20 лет', and the programmes when somebody named them. */
export function termsText({ down, years, programs }: BuyerTerms): string {
  const sum = 'share' in down ? formatPercent(down.share) : formatRoubles(down.roubles);
  const words = [`взнос${NBSP}${sum}`, `срок${NBSP}${periodText(years * 12)}`];
  if (programs === null) return words.join(', ');
  const named = programs.map((program) => PROGRAM_LABELS[program]);
  const state = named.length === 0 ? `без${NBSP}господдержки` : `с${NBSP}господдержкой: ${named.join(', ')}`;
  return [...words, state].join(', ');
}

/** The terms of a page whose address says none. */
export const USUAL_TERMS = termsText(DEFAULT_TERMS);

/** The terms behind the payments of this page. */
export function useTermsText(): string {
  return termsText(readTerms(useTerms()));
}
