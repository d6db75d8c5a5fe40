import type { Flat } from '#contract/catalog.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { MINUS, NBSP } from '#domain/text/nbsp.ts';
import { plural } from '#domain/text/plural.ts';

type Likened = Pick<Flat, 'area' | 'floor' | 'price'>;

/** How another flat differs from this one, in words: 'на 1 этаж выше, −1,9 м², +80 000 ₽'; empty when it does not. */
export function flatDifference(flat: Likened, other: Likened): string {
  const parts = [];
  if (flat.floor !== null && other.floor !== null && other.floor !== flat.floor) {
    const floors = Math.abs(other.floor - flat.floor);
    const way = other.floor > flat.floor ? 'выше' : 'ниже';
    parts.push(`на${NBSP}${floors}${NBSP}${plural(floors, 'этаж', 'этажа', 'этажей')} ${way}`);
  }
  const tenths = Math.floor(other.area * 10 + 1e-6) - Math.floor(flat.area * 10 + 1e-6);
  if (tenths !== 0)
    parts.push(`${sign(tenths)}${formatNumber(Math.abs(tenths) / 10, { decimals: 1 })}${NBSP}м²`);
  if (flat.price !== null && other.price !== null && other.price !== flat.price) {
    const change = other.price - flat.price;
    parts.push(`${sign(change)}${formatRoubles(Math.abs(change))}`);
  }
  return parts.join(', ');
}

function sign(change: number): string {
  return change > 0 ? '+' : MINUS;
}
