import type { ListingOffer } from '#contract/mortgage.ts';
import { Decimal, type DecimalInput } from '#domain/money/decimal.ts';
import { formatRate } from '#domain/money/format-rate.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';

/**
 * The rates of an offer in the order they come: '6%', '3,99%, затем 18,79%', '6% и 17,9%'. Exact as details
 * have them, unless a row of a list brings a format of its own.
 */
export function ratesText(
  { stages }: Pick<ListingOffer, 'stages'>,
  format: (rate: DecimalInput) => string = formatRate,
): string {
  const ofStages = stages.map(({ annuities }) => {
    const rates = annuities.map(({ rate }) => format(rate));
    return [...new Set(rates)].join(' и ');
  });
  return [...new Set(ofStages)].join(', затем ');
}

/** The declared range, which by law stands before the rate: 'ПСК 6,214–8,318%'; undefined when it declared none. */
export function declaredPskText({ declaredPsk }: ListingOffer): string | undefined {
  if (declaredPsk === null) return undefined;
  const ends = [declaredPsk.from, declaredPsk.to].filter((end) => end !== null).map(percentText);
  const [from, to = from] = ends;
  return `ПСК${NBSP}${from === to ? from : `${from?.slice(0, -1)}–${to}`}`;
}

/** Percent a year, as computed or declared. */
export function percentText(percent: number): string {
  return formatRate(new Decimal(percent).dividedBy(100));
}

/** The later stages in words: 'Первые 2 года, далее 61 099 ₽ с 20.12.2028'; of a single one, how long it lasts. */
export function stagesText({ stages }: ListingOffer): string {
  const [first, next] = stages;
  if (!next) return `весь срок, ${first!.label}`;
  const jump = `${formatRoubles(next.payment)} с${NBSP}${formatDate(next.from)}`;
  return `${first!.label}, далее ${jump}`;
}
