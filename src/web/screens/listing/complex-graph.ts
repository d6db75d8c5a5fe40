import type { ComplexPage } from '#contract/catalog.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { placeGraph } from './place-graph.ts';

/** A complex and the range of its prices for machines. */
export function complexGraph({ complex, developerCompany }: ComplexPage, publicUrl: string) {
  const url = `${publicUrl}/complex/${complex.id}`;
  const { priceRange, flatsCount } = complex.statistics.total;
  return {
    '@type': ['ApartmentComplex', 'Product'],
    '@id': `${url}#complex`,
    name: complexName(complex.name),
    description: complex.description ?? undefined,
    url,
    ...placeGraph(complex.address),
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: flatsCount },
    brand: { '@type': 'Organization', name: developerCompany.name },
    ...(priceRange.from !== null && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: priceRange.from,
        highPrice: priceRange.to,
        offerCount: flatsCount,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
  };
}
