import type { Walk } from '#contract/infrastructure.ts';
import { NBSP } from '#domain/text/nbsp.ts';

/** '7 мин', '≈ 7 мин' where nobody has measured along streets. */
export function walkText({ minutes, isEstimate }: Walk): string {
  return `${isEstimate ? `≈${NBSP}` : ''}${minutes}${NBSP}мин`;
}

/** '≈ 7 мин пешком' */
export function onFootText(walk: Walk): string {
  return `${walkText(walk)} пешком`;
}
