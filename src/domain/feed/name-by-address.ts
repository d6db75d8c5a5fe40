import type { CanonicalAddress } from './canonical-listing.ts';

const FEMININE_STREET = /^(?:ул\.?|улица)\s+([а-яё-]+)(ая|яя)$|^([а-яё-]+)(ая|яя)\s+(?:ул\.?|улица)$/i;

/**
 * A stand-in name for a complex the feed left nameless: «Дом на ул. Рябиновой, 63», or «Дом по адресу …»
 * where the street's name cannot be declined for certain.
 */
export function nameByAddress(address: CanonicalAddress): string {
  const house = address.house === null ? '' : `, ${address.house}`;
  const place = address.settlement ?? address.city;
  if (address.street === null) return place === null ? 'Дом без адреса' : `Дом: ${place}${house}`;
  const street = FEMININE_STREET.exec(address.street);
  const stem = street?.[1] ?? street?.[3];
  const ending = street?.[2] ?? street?.[4];
  if (stem === undefined || ending === undefined) return `Дом по адресу ${address.street}${house}`;
  const soft = ending === 'яя' || /(?:[жщч]|[^ь]ш)$/i.test(stem);
  return `Дом на ул. ${stem}${soft ? 'ей' : 'ой'}${house}`;
}
