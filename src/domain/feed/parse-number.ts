import { Decimal } from '#domain/money/decimal.ts';

const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,20})?$/;

/** A decimal of a feed: dot or comma, spaces between thousands; null when it is not a number. */
export function parseNumber(raw: string | null): Decimal | null {
  if (raw === null) return null;
  const compact = raw.replace(/[\s\u00a0\u202f]/g, '');
  if (!NUMBER.test(compact)) return null;
  return new Decimal(compact.replace(',', '.'));
}

/** Floors, rooms, minutes: no feed counts farther, whatever a broken export prints. */
const FARTHEST = 1_000_000;

/** A whole number of a feed («5», «5.0»); null when it is not whole or beyond a million either way. */
export function parseInteger(raw: string | null): number | null {
  const value = parseNumber(raw);
  return value?.isInteger() && value.abs().lessThanOrEqualTo(FARTHEST) ? value.toNumber() : null;
}
