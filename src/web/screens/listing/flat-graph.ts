import type { FlatPage } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { placeGraph } from './place-graph.ts';

const ROOM_COUNTS: Partial<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '4': 4 };

/** A flat and its offer for machines; `Offer.itemOffered` knows no flats, hence the second type. */
export function flatGraph({ flat, withdrawnAt, complex, developerCompany }: FlatPage, publicUrl: string) {
  const url = `${publicUrl}/for-sale/${flat.id}`;
  const name = complexName(complex.name);
  const isOnSale = flat.status === 'FREE' && withdrawnAt === null;
  return {
    '@type': ['Apartment', 'Product'],
    '@id': `${url}#flat`,
    name: `${flatTitle(flat)}, ${name}`,
    numberOfRooms: ROOM_COUNTS[flat.rooms],
    floorLevel: flat.floor === null ? undefined : String(flat.floor),
    floorSize: { '@type': 'QuantitativeValue', value: flat.area, unitCode: 'MTK' },
    containedInPlace: {
      '@type': 'ApartmentComplex',
      '@id': `${publicUrl}/complex/${complex.id}#complex`,
      name,
      ...placeGraph(complex.address),
    },
    ...(flat.price !== null && {
      offers: {
        '@type': 'Offer',
        price: flat.price,
        priceCurrency: 'RUB',
        availability: `https://schema.org/${isOnSale ? 'InStock' : 'SoldOut'}`,
        url,
        seller: { '@type': 'Organization', name: developerCompany.name },
      },
    }),
  };
}
