import { addressKey } from './address-key.ts';
import type { CanonicalAddress } from './canonical-listing.ts';
import type { PlaceFacts } from './judge-places.ts';

/** The part of an address that tells two places apart. */
export type PlaceAddress = Pick<
  CanonicalAddress,
  'region' | 'city' | 'settlement' | 'street' | 'house' | 'point'
>;

const TOWN_KIND = /^(?:г|гор|город|пос|поселок|пгт|рп|дер|деревня|с|село)\.?\s+/;

/** Collects the comparable facts of a place; `places` are the place itself and, for a complex, its houses. */
export function placeFacts(name: string | null, places: readonly PlaceAddress[]): PlaceFacts {
  return {
    name,
    points: places.map(({ point }) => point).filter((point) => point !== null),
    addresses: [...new Set(places.map(houseAddress).filter((address) => address !== null))],
    town: places.map(townOf).find((town) => town !== null) ?? null,
  };
}

/** A town is written with its kind and without; regions are often left out and are not compared. */
function townOf({ city, settlement }: PlaceAddress): string | null {
  const town = (city ?? settlement)?.toLowerCase().replaceAll('ё', 'е').trim().replace(TOWN_KIND, '');
  return town || null;
}

/** Returns null for an address that does not go as far as the house. */
function houseAddress(address: PlaceAddress): string | null {
  const { street, house } = address;
  if (!street || !house) return null;
  const line = `${street} ${house}`;
  const rest = { country: null, region: null, district: null, settlement: null, cityArea: null };
  return addressKey({ ...rest, city: townOf(address), street, house, text: line, point: null });
}
