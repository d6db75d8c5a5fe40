import { formatDate } from './format-date.ts';
import { formatTime } from './format-time.ts';
import { moscowDate } from './moscow.ts';

const DAY_MS = 86_400_000;

/** A moment of the last days as people say it: 'сегодня, 12:40', 'вчера, 12:40', '19.11.2026'. Days are Moscow's. */
export function formatRecent(moment: Date, now: Date): string {
  const date = moscowDate(moment);
  if (date === moscowDate(now)) return `сегодня, ${formatTime(moment)}`;
  // Moscow keeps one offset all year, so a day there is always of one length.
  if (date === moscowDate(new Date(now.getTime() - DAY_MS))) return `вчера, ${formatTime(moment)}`;
  return formatDate(moment);
}
