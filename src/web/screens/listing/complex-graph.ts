import type { ComplexPage } from '#contract/complex-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { ROOM_COUNTS, ROOMS_BUCKETS, ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import { sharedFacade } from '../../parts/complex/facade-drawing.ts';
import { placeGraph } from './place-graph.ts';

/** A complex and the range of its prices for machines. */
export function complexGraph({ complex, houses, developerCompany }: ComplexPage, publicUrl: string) {
  const url = `${publicUrl}/complex/${complex.id}`;
  const { priceRange, flatsCount } = complex.statistics.total;
  return {
    '@type': ['ApartmentComplex', 'Product'],
    '@id': `${url}#complex`,
    name: complexName(complex.name),
    description: complex.description ?? undefined,
    url,
    image: publicUrl + sharedFacade(complex, houses),
    ...placeGraph(complex.address),
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: flatsCount },
    brand: { '@type': 'Organization', name: developerCompany.name },
    accommodationFloorPlan: floorPlans(complex),
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

/** One plan for each number of rooms on sale. */
function floorPlans({ statistics }: ComplexPage['complex']) {
  return ROOMS_BUCKETS.filter((rooms) => statistics[rooms].flatsCount > 0).map((rooms) => {
    const { area, flatsCount } = statistics[rooms];
    return {
      '@type': 'FloorPlan',
      name: ROOMS_FULL_LABELS[rooms],
      numberOfRooms: ROOM_COUNTS[rooms],
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: flatsCount },
      ...(area.from !== null && {
        floorSize: {
          '@type': 'QuantitativeValue',
          minValue: area.from,
          maxValue: area.to,
          unitCode: 'MTK',
        },
      }),
    };
  });
}
