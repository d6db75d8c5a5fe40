import { parseHandoverYear, parseQuarter } from '#domain/feed/parse-handover.ts';
import { parseBuildingState } from '#domain/feed/parse-words.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import { type HandoverTerm, lastDayOfTerm } from '#domain/time/quarter.ts';
import type { Notes } from './notes.ts';

export interface HandoverTexts {
  state: string | null;
  year: string | null;
  quarter: string | null;
}

export interface HandoverFields {
  state: string;
  year: string;
  quarter: string;
}

/** A house's state and promised term, with warnings where they are unreadable or contradict the calendar. */
export function readHandover(
  notes: Notes,
  about: string,
  fields: HandoverFields,
  texts: HandoverTexts,
  now: Date,
): { buildingState: BuildingState | null; handover: HandoverTerm | null } {
  const buildingState = parseBuildingState(texts.state);
  const year = parseHandoverYear(texts.year, now.getUTCFullYear());
  const quarter = parseQuarter(texts.quarter);
  if (texts.state !== null && buildingState === null) {
    notes.warn(fields.state, texts.state, 'unfinished, built или hand-over', about);
  }
  if (texts.year !== null && year === null)
    notes.warn(fields.year, texts.year, 'год сдачи, четыре цифры', about);
  if (texts.quarter !== null && quarter === null)
    notes.warn(fields.quarter, texts.quarter, 'квартал от 1 до 4', about);
  const handover = year === null ? null : { year, quarter };
  if (handover !== null && buildingState !== 'HANDOVER' && buildingState !== null && isPast(handover, now)) {
    notes.warn(fields.state, texts.state, 'срок сдачи уже прошёл: ожидался сданный дом', about);
  }
  return { buildingState, handover };
}

/** Tells whether the last day of the term has passed. */
export function isPast(handover: HandoverTerm, now: Date): boolean {
  return lastDayOfTerm(handover) < now.toISOString().slice(0, 10);
}
