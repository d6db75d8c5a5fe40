import type { DecimalInput } from '#domain/money/decimal.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { formatRate } from '#domain/money/format-rate.ts';

/**
 * Percents as rows of lists show them, cut to 0.1 %. Where the cut hides a digit the exact ones are its title,
 * and the details of the row show them.
 */
export function RowPercent({ text }: { text: (format: (share: DecimalInput) => string) => string }) {
  const cut = text(formatPercent);
  const exact = text(formatRate);
  return <span title={cut === exact ? undefined : exact}>{cut}</span>;
}
