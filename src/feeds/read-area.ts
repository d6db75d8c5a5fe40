import { type AreaProblem, parseArea, parseNumber } from '#domain/feed/parse-figures.ts';
import type { Notes } from './notes.ts';

/**
 * Reads a secondary area (living, kitchen) in hundredths of a square metre; null with a warning where it is unreadable.
 */
export function readOptionalArea(
  notes: Notes,
  field: string,
  value: string | null,
  unit: string | null,
): number | null {
  const { m2x100, problem } = parseArea(value, unit);
  if (problem === 'unknown-unit') notes.warn(field, unit, 'кв. м; принято за кв. м');
  else if (problem !== null)
    notes.warn(field, [value, unit].filter(Boolean).join(' '), 'площадь в кв. м; не учтена');
  return m2x100;
}

/** Reads the total area in hundredths of a square metre; without one the record is rejected. */
export function readTotalArea(
  notes: Notes,
  field: string,
  value: string | null,
  unit: string | null,
): number | null {
  const { m2x100, problem } = parseArea(value, unit);
  if (problem === 'unknown-unit') notes.warn(field, unit, 'кв. м; принято за кв. м');
  if (m2x100 === null) {
    notes.error(field, [value, unit].filter(Boolean).join(' ') || null, expectedArea(value, problem));
    return null;
  }
  return m2x100;
}

/** Explains an unusable area by describing the expected one. */
function expectedArea(value: string | null, problem: AreaProblem | null): string {
  if (value === null) return 'площадь в кв. м; тега нет или он пуст';
  const number = parseNumber(value);
  if (number === null) return 'площадь одним числом в кв. м, например 45.3; без букв';
  if (problem === 'foreign-unit') return 'площадь в кв. м';
  return number.greaterThan(0) ? 'площадь не больше 1000000 кв. м' : 'площадь больше нуля';
}
