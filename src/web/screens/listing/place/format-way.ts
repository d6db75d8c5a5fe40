import { formatNumber } from '#domain/money/format-number.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** Metres as people say them: tens of metres up to a kilometre, then kilometres with one decimal. */
export function formatWay(metres: number): string {
  if (metres < 995) return `${formatNumber(Math.round(metres / 10) * 10)}${NBSP}м`;
  return `${formatNumber(metres / 1_000, { decimals: 1 })}${NBSP}км`;
}
