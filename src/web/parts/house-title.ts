import type { House } from '#contract/catalog.ts';
import { formatStreet } from '#domain/listing/address.ts';

/** What a house is called when its feed gave it no name. */
const NAMELESS = 'Дом';

/** The name of a house; undefined when it has none of its own. */
export function houseName({ name }: Pick<House, 'name'>): string | undefined {
  return name === NAMELESS ? undefined : name;
}

/** The name of a house, or for a nameless one its street and number. */
export function houseTitle(house: Pick<House, 'name' | 'address'>): string {
  return houseName(house) ?? (formatStreet(house.address) || house.name);
}
