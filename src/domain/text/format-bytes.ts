import { formatNumber } from '../money/format-number.ts';
import { NBSP } from './nbsp.ts';

/** '480 Б', '48 КБ', '1,2 МБ': units of 1,024, one decimal of what is small. */
export function formatBytes(bytes: number): string {
  const [count, unit] =
    bytes < 1_024 ? [bytes, 'Б'] : bytes < 1_024 ** 2 ? [bytes / 1_024, 'КБ'] : [bytes / 1_024 ** 2, 'МБ'];
  const decimals = bytes >= 1_024 && count < 10 ? 1 : 0;
  return `${formatNumber(count, { decimals })}${NBSP}${unit}`;
}
