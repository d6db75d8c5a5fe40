import { type HandoverStep, quartersLater } from '#domain/listing/handover-steps.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';
import { handoverText } from '#domain/time/quarter.ts';

/** How a term moved from the one before: 'позже на 2 квартала, было 2 кв. 2027'; '' of the first word on a house. */
export function handoverMoveText({
  term,
  isFinished,
  before,
}: Pick<HandoverStep, 'term' | 'isFinished' | 'before'>): string {
  if (!before) return '';
  const was = before.isFinished ? 'дом считался сданным' : `было ${handoverText(false, before.term)}`;
  const later = isFinished || before.isFinished ? null : quartersLater(term, before.term);
  if (!later) return was;
  const quarters = Math.abs(later);
  const words = `${quarters}${NBSP}${plural(quarters, 'квартал', 'квартала', 'кварталов')}`;
  return `${later > 0 ? 'позже' : 'раньше'} на${NBSP}${words}, ${was}`;
}
