import { parseInteger } from '#domain/feed/parse-number.ts';
import type { Notes } from './notes.ts';

export interface FloorFacts {
  floor: number | null;
  floorsTotal: number | null;
}

/** The floor (required) and the floors of the house. */
export function readFloor(
  notes: Notes,
  fields: { floor: string; total: string },
  texts: { floor: string | null; total: string | null },
): FloorFacts {
  const floor = parseInteger(texts.floor);
  const total = parseInteger(texts.total);
  if (floor === null) notes.error(fields.floor, texts.floor, 'номер этажа');
  if (texts.total !== null && (total === null || total < 1)) {
    notes.warn(fields.total, texts.total, 'число этажей; не учтено');
  }
  const floorsTotal = total !== null && total >= 1 ? total : null;
  if (floor !== null && floor < 1) notes.warn(fields.floor, texts.floor, 'этаж от 1');
  if (floor !== null && floorsTotal !== null && floor > floorsTotal) {
    notes.warn(fields.floor, texts.floor, `этаж не выше последнего (${floorsTotal})`);
  }
  return { floor, floorsTotal };
}
