import type { Address } from '#domain/listing/address.ts';
import { formatStreet } from '#domain/listing/address.ts';

/** An address for machines; unknown parts are left out. */
export function placeGraph(address: Address) {
  const locality = address.city ?? address.settlement;
  const street = formatStreet(address);
  return {
    address: {
      '@type': 'PostalAddress',
      addressCountry: address.country === 'Россия' ? 'RU' : (address.country ?? undefined),
      addressRegion: address.region ?? undefined,
      addressLocality: locality ?? undefined,
      streetAddress: street || undefined,
    },
    ...(address.point && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: address.point.latitude,
        longitude: address.point.longitude,
      },
    }),
  };
}
