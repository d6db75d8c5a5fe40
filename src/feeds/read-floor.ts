import { parseInteger, parseNumber } from '#domain/feed/parse-figures.ts';
import type { Notes } from './notes.ts';

export interface FloorFacts {
  floor: number | null;
  floorsTotal: number | null;
}

/** The highest houses have 163 floors; a floor outside of this range is a mistake of the export. */
const FLOORS = { from: -20, to: 300 };

/** Reads the floor, which is required, and the number of floors of the house. */
export function readFloor(
  notes: Notes,
  fields: { floor: string; total: string },
  texts: { floor: string | null; total: string | null },
): FloorFacts {
  const floor = within(FLOORS, parseInteger(texts.floor));
  const floorsTotal = readHouseFloors(texts.total);
  if (floor === null) notes.error(fields.floor, texts.floor, expectedFloor(texts.floor));
  if (texts.total !== null && floorsTotal === null) {
    notes.warn(fields.total, texts.total, 'число этажей; не учтено');
  }
  if (floor !== null && floor < 1) notes.warn(fields.floor, texts.floor, 'этаж от 1');
  return { floor, floorsTotal };
}

/** Explains an unusable floor by describing the expected one. */
function expectedFloor(raw: string | null): string {
  if (raw === null) return 'этаж квартиры; тега нет или он пуст';
  return parseNumber(raw)?.isInteger()
    ? `этаж от ${FLOORS.from} до ${FLOORS.to}`
    : 'этаж одним целым числом, например 7';
}

function within({ from, to }: { from: number; to: number }, value: number | null): number | null {
  return value !== null && value >= from && value <= to ? value : null;
}

/** Reads the number of floors of a house from one of its flats; null when it is no such number. */
export function readHouseFloors(raw: string | null): number | null {
  return within({ from: 1, to: FLOORS.to }, parseInteger(raw));
}
