import { NBSP } from '#domain/text/nbsp.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { moscowDate } from '#domain/time/moscow.ts';

/** How fresh a listing is: 'проверено 12:40' today, 'проверено 20.11.2026' before. Days are Moscow's. */
export function checkedAt(confirmedAt: Date, now: Date): string {
  const isToday = moscowDate(confirmedAt) === moscowDate(now);
  return `проверено${NBSP}${isToday ? formatTime(confirmedAt) : formatDate(confirmedAt)}`;
}
