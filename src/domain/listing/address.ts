import type { GeoPoint } from '#domain/geo/point.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';

export interface Address {
  country: string | null;
  region: string | null;
  city: string | null;
  district: string | null;
  settlement: string | null;
  street: string | null;
  house: string | null;
  point: GeoPoint | null;
}

/** The parts an address line is composed of; the area of the city is known for some houses only. */
export type AddressParts = Partial<Omit<Address, 'country' | 'point'>> & { cityArea?: string | null };

const ABBREVIATIONS: readonly [RegExp, string][] = [
  [wholeWord('район'), 'р-н'],
  [wholeWord('область'), 'обл.'],
  [wholeWord('республика'), 'респ.'],
];

/**
 * Joins the address from region to house with ', ' and skips unknown parts; a city named as its region appears once.
 */
export function formatAddress(parts: AddressParts): string {
  const city = sameName(parts.city, parts.region) ? null : parts.city;
  return join([
    parts.region,
    city,
    parts.district,
    parts.settlement,
    parts.cityArea,
    ...streetAndHouse(parts),
  ]);
}

/** The same with 'р-н', 'обл.' and 'респ.' for the full words, for cards and rows. */
export function formatShortAddress(parts: AddressParts): string {
  return abbreviate(formatAddress(parts));
}

/** Only the street and the house: 'ул. Лесная, д. 5'. */
export function formatStreet(parts: AddressParts): string {
  return join(streetAndHouse(parts));
}

/** Shortens the words for region and district wherever they stand: 'Московская область' gives 'Московская обл.'. */
export function abbreviate(text: string): string {
  return nonBreaking(
    ABBREVIATIONS.reduce(
      (line, [word, short]) => line.replace(word, (found) => likeCase(short, found)),
      text,
    ),
  );
}

function streetAndHouse({ street, house }: AddressParts): (string | null | undefined)[] {
  // A house that begins with a digit is a bare number and gets 'д.'; 'корпус 2' or 'владение 7' has its own word.
  const numbered = house != null && /^\d/.test(house.trim());
  return [street, numbered ? `д. ${house.trim()}` : house];
}

function join(parts: (string | null | undefined)[]): string {
  return nonBreaking(parts.flatMap((part) => part?.trim() || []).join(', '));
}

function sameName(one: string | null | undefined, other: string | null | undefined): boolean {
  return (
    one != null &&
    other != null &&
    one.trim().toLocaleLowerCase('ru') === other.trim().toLocaleLowerCase('ru')
  );
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu');
}

function likeCase(short: string, found: string): string {
  const first = found.charAt(0);
  return first === first.toLocaleLowerCase('ru')
    ? short
    : short.charAt(0).toLocaleUpperCase('ru') + short.slice(1);
}
