import { formatPercent } from '#domain/money/format-percent.ts';
import { CALCULATOR_DEFAULTS } from '#domain/mortgage/calculator-defaults.ts';
import { termMonths } from '#domain/mortgage/term-months.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { periodText } from '#domain/text/period-text.ts';

/** The terms behind every payment on the site: 'взнос 30%, срок 20 лет'. */
export const PAYMENT_TERMS = [
  `взнос${NBSP}${formatPercent(CALCULATOR_DEFAULTS.initialPayment)}`,
  `срок${NBSP}${periodText(termMonths(CALCULATOR_DEFAULTS.years))}`,
].join(', ');
