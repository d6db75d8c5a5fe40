import type { PlaceRow } from '#db/queries/feed/listed-places.ts';
import type { CanonicalAddress } from '#domain/feed/canonical-listing.ts';
import type { PlaceAddress } from '#domain/feed/place-facts.ts';

/** A feed's address as the columns of a complex or a house. */
export function addressValues(address: CanonicalAddress) {
  return {
    country: address.country,
    region: address.region,
    city: address.city,
    district: address.cityArea ?? address.district,
    settlement: address.settlement,
    street: address.street,
    house: address.house,
    latitude: address.point?.latitude ?? null,
    longitude: address.point?.longitude ?? null,
  };
}

/** The way back: where a place of the catalogue is. */
export function addressOf({
  latitude,
  longitude,
  region,
  city,
  settlement,
  street,
  house,
}: PlaceRow): PlaceAddress {
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { region, city, settlement, street, house, point };
}
