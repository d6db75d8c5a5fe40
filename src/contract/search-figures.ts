import { z } from 'zod';
import { type MapHouse, SearchInput } from './catalog.ts';

/** By filter and choice: how many flats the choice would find with the other filters as they are. */
export type Facets = Record<string, Record<string, number>>;

/** Where a search may go on from: whose flats it finds and in which areas of cities, the most first. */
export interface Hubs {
  developers: { id: number; name: string; flatsCount: number }[];
  cityAreas: { name: string; flatsCount: number }[];
}

export const PriceHistogramInput = SearchInput.extend({ bins: z.number().int().min(1).max(1000) });
export type PriceHistogramInput = z.infer<typeof PriceHistogramInput>;

/** Flats by price in equal steps from the cheapest to the dearest, whatever price range is asked for. */
export interface PriceHistogram {
  from: number;
  to: number;
  counts: number[];
}

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A box of the map in degrees; one that crosses the date line has its west east of its east. */
export const MapBoxInput = SearchInput.extend({
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
  zoom: z.number().min(0).max(24),
}).refine(({ south, north }) => south <= north, {
  path: ['south'],
  error: 'South of the box is above its north',
});
export type MapBoxInput = z.infer<typeof MapBoxInput>;

/** Several houses too near each other to tell apart: their flats found and the cheapest of them. */
export interface MapCluster {
  latitude: number;
  longitude: number;
  count: number;
  minPrice: number | null;
}

export interface MapBox {
  clusters: MapCluster[];
  houses: MapHouse[];
}
