import { NBSP } from '#domain/text/nbsp.ts';
import { formatRecent } from '#domain/time/format-recent.ts';

/** How fresh a listing is: 'проверено 12:40' today, 'проверено вчера, 12:40', 'проверено 19.11.2026' before. */
export function checkedAt(confirmedAt: Date, now: Date): string {
  return `проверено ${formatRecent(confirmedAt, now).replace('сегодня, ', '')}`.replaceAll(' ', NBSP);
}
