import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { type Address, formatStreet } from './address.ts';
import { complexName } from './complex-name.ts';
import { onStreet } from './on-street.ts';

/** The word for a house without a name of its own. */
const NAMELESS = 'Дом';

/** Matches the first letter of a common noun that begins a name: of 'Корпус 2', but nothing in 'К2'. */
const NOUN = /^\p{Lu}(?=\p{Ll}+\s)/u;

export interface CalledHouse {
  name: string;
  address: Pick<Address, 'street' | 'house'>;
}

/** The name of a house; undefined when it has none of its own. */
export function houseName({ name }: Pick<CalledHouse, 'name'>): string | undefined {
  return name === NAMELESS ? undefined : name;
}

/** The name of a house, or for a nameless one its street and number. */
export function houseTitle(house: CalledHouse): string {
  return houseName(house) ?? (formatStreet(house.address) || house.name);
}

/**
 * A house of a search in the middle of a line: 'корпус 2 ЖК «Депо»', a nameless one by where it stands, 'дом на
 * Остоженке, 12'; without its complex where the line has that already. Undefined when there is nothing to call it by.
 */
export function houseWords(house: CalledHouse, complex?: string): string | undefined {
  const called = ownName(house) ?? whereItStands(house) ?? houseName(house)?.replace(NOUN, toLower);
  if (complex === undefined) return called;
  const whole = complexName(complex);
  if (called === undefined) return `дом ${whole}`;
  return called.includes(',') ? `${whole}, ${called}` : `${called} ${whole}`;
}

/** Drops a name that only repeats the house number, because the address says more. */
function ownName(house: CalledHouse): string | undefined {
  const name = houseName(house);
  return name === `${NAMELESS} ${house.address.house?.trim()}` ? undefined : name?.replace(NOUN, toLower);
}

function toLower(letter: string): string {
  return letter.toLowerCase();
}

function whereItStands({ address }: CalledHouse): string | undefined {
  const street = address.street?.trim();
  if (!street) return undefined;
  const where = onStreet(street);
  if (where === undefined) return formatStreet(address);
  const number = address.house?.trim();
  return nonBreaking(`дом ${where}${number ? `,${NBSP}${number}` : ''}`);
}
