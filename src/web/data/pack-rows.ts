import { createSerializationAdapter } from '@tanstack/react-router';
import { Decimal } from '#domain/money/decimal.ts';

/** Fewer rows than this would not pay for their columns. */
const LEAST_ROWS = 3;

/** The place of a value that is null. */
const NOWHERE = -1;

/**
 * An answer in which every list of alike objects has become a map of columns, so that their keys are written once, and
 * every list that repeats a few values a set of two lists: the values, and the place of each among them. Answers
 * themselves hold JSON, dates and decimals, neither maps nor sets; `unpackRows` gives them back.
 */
export function packRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return packList(answer);
  return isPlain(answer) ? mapValues(answer, packRows) : answer;
}

function packList(list: readonly unknown[]): unknown {
  if (list.length < LEAST_ROWS) return list.map(packRows);
  const values = distinctValues(list);
  const told = [...values.keys()];
  if (2 * told.length <= list.length || (told.length < list.length && told.every(isPlain))) {
    const places = list.map((value) => (value === null ? NOWHERE : values.get(sameness(value))!.place));
    return new Set([packList([...values.values()].map(({ value }) => value)), places]);
  }
  const keys = isPlain(list[0]) ? Object.keys(list[0]) : [];
  if (keys.length === 0 || !list.every((row) => hasKeys(row, keys))) return list.map(packRows);
  const rows = list as readonly Record<string, unknown>[];
  return new Map(keys.map((key) => [key, packList(rows.map((row) => row[key]))]));
}

/** The values of a list but null, each with its place among them, by what makes two of them the same. */
function distinctValues(list: readonly unknown[]): Map<unknown, { value: unknown; place: number }> {
  const values = new Map<unknown, { value: unknown; place: number }>();
  for (const value of list) {
    const key = sameness(value);
    if (value !== null && !values.has(key)) values.set(key, { value, place: values.size });
  }
  return values;
}

function sameness(value: unknown): unknown {
  return value instanceof Date ? `${value.getTime()} ms` : value;
}

/** Gives back the answer that `packRows` was given. */
export function unpackRows(packed: unknown): unknown {
  if (packed instanceof Set) {
    const [values, places] = [...packed] as [unknown, number[]];
    const told = unpackRows(values) as unknown[];
    return places.map((place) => (place === NOWHERE ? null : told[place]));
  }
  if (packed instanceof Map) {
    const columns = [...packed].map(([key, column]) => [key, unpackRows(column) as unknown[]] as const);
    return columns[0]![1].map((_, row) =>
      Object.fromEntries(columns.map(([key, column]) => [key, column[row]])),
    );
  }
  if (Array.isArray(packed)) return packed.map(unpackRows);
  return isPlain(packed) ? mapValues(packed, unpackRows) : packed;
}

/** How money travels in the first HTML, where dates need no help. */
export const decimalAdapter = createSerializationAdapter({
  key: 'decimal',
  test: (value): value is Decimal => Decimal.isDecimal(value),
  toSerializable: (value) => value.toString(),
  fromSerializable: (text) => new Decimal(text),
});

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function hasKeys(row: unknown, keys: readonly string[]): boolean {
  if (!isPlain(row)) return false;
  const own = Object.keys(row);
  return own.length === keys.length && own.every((key, at) => key === keys[at]);
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
