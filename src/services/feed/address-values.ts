import type { CanonicalAddress } from '#domain/feed/canonical-listing.ts';

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
