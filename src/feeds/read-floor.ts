import { parseInteger, parseNumber } from '#domain/feed/parse-number.ts';
import type { Notes } from './notes.ts';

export interface FloorFacts {
  floor: number | null;
  floorsTotal: number | null;
}

/** The highest houses have 163 floors; what stands farther from the ground is a mistake of the export. */
const FLOORS = { from: -20, to: 300 };

/** The floor (required) and the floors of the house. */
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

/** What is wrong with a floor that is none. */
function expectedFloor(raw: string | null): string {
  if (raw === null) return 'этаж квартиры; тега нет или он пуст';
  return parseNumber(raw)?.isInteger()
    ? `этаж от ${FLOORS.from} до ${FLOORS.to}`
    : 'этаж одним целым числом, например 7';
}

function within({ from, to }: { from: number; to: number }, value: number | null): number | null {
  return value !== null && value >= from && value <= to ? value : null;
}

/** The floors of a house as its flats tell them; null when it is no number of floors. */
export function readHouseFloors(raw: string | null): number | null {
  return within({ from: 1, to: FLOORS.to }, parseInteger(raw));
}
