import type { FlatPage } from '#contract/flat-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { ROOM_COUNTS } from '#domain/listing/rooms-bucket.ts';
import { sharedPlan } from '../../parts/flat/plan-drawing.ts';
import { flatAvailability } from './flat-availability.ts';
import { placeGraph } from './place-graph.ts';

/** A flat and its offer for machines; `Offer.itemOffered` knows no flats, hence the second type. */
export function flatGraph(page: FlatPage, publicUrl: string, description: string) {
  const { flat, complex, developerCompany } = page;
  const url = `${publicUrl}/for-sale/${flat.id}`;
  const name = complexName(complex.name);
  return {
    '@type': ['Apartment', 'Product'],
    '@id': `${url}#flat`,
    name: `${flatTitle(flat)}, ${name}`,
    description,
    url,
    image: publicUrl + sharedPlan(flat),
    numberOfRooms: ROOM_COUNTS[flat.rooms],
    floorLevel: flat.floor === null ? undefined : String(flat.floor),
    floorSize: { '@type': 'QuantitativeValue', value: flat.area, unitCode: 'MTK' },
    containedInPlace: {
      '@type': 'ApartmentComplex',
      '@id': `${publicUrl}/complex/${complex.id}#complex`,
      name,
      url: `${publicUrl}/complex/${complex.id}`,
      numberOfAvailableAccommodationUnits: {
        '@type': 'QuantitativeValue',
        value: complex.statistics.total.flatsCount,
      },
      ...placeGraph(complex.address),
    },
    ...(flat.price !== null && {
      offers: {
        '@type': 'Offer',
        price: flat.price,
        priceCurrency: 'RUB',
        availability: `https://schema.org/${flatAvailability(page)}`,
        url,
        seller: { '@type': 'Organization', name: developerCompany.name },
      },
    }),
  };
}
