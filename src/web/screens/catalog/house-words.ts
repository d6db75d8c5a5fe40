import type { House } from '#contract/catalog.ts';
import { formatStreet } from '#domain/listing/address.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { houseName } from '../../parts/house-title.ts';

/** A common noun that begins the name of a house: 'Корпус' of 'Корпус 2', but nothing of 'К2'. */
const NOUN = /^\p{Lu}(?=\p{Ll}+\s)/u;

/**
 * A house of a search in the middle of a line: 'корпус 2 ЖК «Депо»', a nameless one by its street; without its complex
 * where the line has that already. Undefined when there is nothing to call it by.
 */
export function houseWords(house: Pick<House, 'name' | 'address'>, complex?: string): string | undefined {
  const name = houseName(house)?.replace(NOUN, (letter) => letter.toLowerCase());
  const street = formatStreet(house.address);
  if (complex === undefined) return name ?? (street || undefined);
  const whole = complexName(complex);
  const called = name ?? (street || 'дом');
  return called.includes(',') ? `${whole}, ${called}` : `${called} ${whole}`;
}
