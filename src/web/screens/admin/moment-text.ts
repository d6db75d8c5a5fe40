import { formatDate } from '#domain/time/format-date.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { moscowDate, moscowYear } from '#domain/time/moscow.ts';

const DAY_MS = 86_400_000;

/** '12:40' today, 'вчера, 22:40', '18.11, 10:05' this year, '18.11.2025' before; days are Moscow's. */
export function momentText(moment: Date, asOf: Date): string {
  const day = moscowDate(moment);
  const time = formatTime(moment);
  if (day === moscowDate(asOf)) return time;
  if (day === moscowDate(new Date(asOf.getTime() - DAY_MS))) return `вчера, ${time}`;
  const date = formatDate(moment);
  return moscowYear(moment) === moscowYear(asOf) ? `${date.slice(0, 5)}, ${time}` : date;
}
