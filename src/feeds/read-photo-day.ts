import { type IsoDate, isRealDate, toIsoDate } from '#domain/time/iso-date.ts';

/** The day of a photo, or the first one of its month, of 2026-09, 2026-09-14, 09.2026 or 14.09.2026; null of others. */
export function readPhotoDay(text: string): IsoDate | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T|$)/.exec(text) ?? [];
  const [, day, month, year] = /^(?:(\d{2})\.)?(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const parts = {
    year: Number(isoYear ?? year),
    month: Number(isoMonth ?? month),
    day: Number(isoDay ?? day ?? 1),
  };
  return parts.year >= 2000 && isRealDate(parts) ? toIsoDate(parts) : null;
}
