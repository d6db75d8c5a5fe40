import { formatNumber } from '../money/format-number.ts';
import { NBSP } from '../text/nbsp.ts';

/** «отклонено 13 из 25» of the offers of a run; null when none was. */
export function rejectionText({ rejected, offers }: { rejected: number; offers: number }): string | null {
  return rejected === 0 ? null : `отклонено ${formatNumber(rejected)} из${NBSP}${formatNumber(offers)}`;
}
