import { parseRenovation } from '#domain/feed/parse-words.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { Notes } from './notes.ts';

/** The finish and the feed's own word for it; a word that names no finish («да») causes a warning. */
export function readRenovation(
  notes: Notes,
  field: string,
  raw: string | null,
  about?: string,
): { renovation: Renovation | null; renovationText: string | null } {
  const renovation = parseRenovation(raw);
  if (raw !== null && renovation === null) {
    notes.warn(
      field,
      raw,
      'без отделки, черновая, предчистовая, чистовая, с мебелью; отделка не указана',
      about,
    );
  }
  return { renovation, renovationText: raw };
}
