import { AMENITIES } from '#domain/listing/amenity.ts';
import { handoverOptions } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { RENOVATIONS } from '#domain/listing/renovation.ts';
import { ROOMS_OPTIONS } from '#domain/listing/rooms-bucket.ts';
import { EITHER_OR, type SearchFilters, WISHES } from './search-filters.ts';
import { TIMES_OFFERED, TRANSPORT_TYPES, transportTimeKey } from './transport-time.ts';

/** A filter of few choices, each of which can say beforehand how much it would find. */
export interface Facet {
  name: keyof SearchFilters;
  /** The filters of each choice by itself. */
  choices: { key: string; filters: SearchFilters }[];
}

/** The filters that count their choices; the years of handover are those of the moment in Moscow. */
export function facetsAt(now: Date): Facet[] {
  return [
    listFacet('roomsCount', ROOMS_OPTIONS),
    listFacet('handoverDeadline', handoverOptions(now)),
    listFacet('renovation', RENOVATIONS),
    listFacet('material', MATERIALS),
    listFacet('parking', PARKINGS),
    transportFacet(),
    ...EITHER_OR.map((name) => flagFacet(name, [true, false])),
    ...[...WISHES, ...AMENITIES].map((name) => flagFacet(name, [true])),
  ];
}

function listFacet(name: keyof SearchFilters, options: readonly string[]): Facet {
  return { name, choices: options.map((key) => ({ key, filters: { [name]: [key] } })) };
}

function flagFacet(name: keyof SearchFilters, values: boolean[]): Facet {
  return { name, choices: values.map((value) => ({ key: String(value), filters: { [name]: value } })) };
}

/** Minutes of each way to the metro. */
function transportFacet(): Facet {
  return {
    name: 'transportTime',
    choices: TRANSPORT_TYPES.flatMap((transportType) =>
      TIMES_OFFERED[transportType].map((transportTime) => ({
        key: transportTimeKey(transportType, transportTime),
        filters: { transportType, transportTime },
      })),
    ),
  };
}
