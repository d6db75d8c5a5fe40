import { type IsoDate, isRealDate, toIsoDate } from './iso-date.ts';

/** Reads DD.MM.YYYY; undefined for any other text and for days that do not exist, such as 31.02.2025. */
export function parseDate(text: string): IsoDate | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim());
  if (!match) return undefined;
  const parts = { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) };
  return isRealDate(parts) ? toIsoDate(parts) : undefined;
}
