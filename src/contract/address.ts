import { z } from 'zod';
import type { PointPrecision } from '#domain/geo/found-address.ts';
import type { GeoPoint } from '#domain/geo/point.ts';

/** The beginning of an address, as it is typed. */
export const AddressQuery = z.object({ text: z.string().trim().max(300) });

/** An address with its place. */
export interface SuggestedAddress extends GeoPoint {
  label: string;
  precision: PointPrecision;
}

export interface SuggestedAddresses {
  addresses: SuggestedAddress[];
  /** Whether they come from our own dictionaries, because no vendor answered. */
  isOwn: boolean;
}
