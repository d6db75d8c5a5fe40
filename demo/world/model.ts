import type { GeoPoint } from '#domain/geo/point.ts';
import type { ComfortClass } from '#domain/listing/comfort-class.ts';
import type { FlatStatus } from '#domain/listing/flat-status.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';
import type { DeveloperGroup } from './groups.ts';
import type { District, Town } from './place.ts';

/** The facts of a flat that are the same on all floors of its riser. */
export interface Plan {
  rooms: RoomsBucket;
  /** The number of rooms, also of a flat in the bucket `manyRooms`. */
  roomsCount: number;
  areaM2x100: number;
  livingAreaM2x100: number;
  kitchenAreaM2x100: number | null;
  balcony: 'балкон' | 'лоджия' | null;
}

export interface WorldFlat extends Plan {
  /** The number on the door, unique in the house. */
  number: number;
  section: number;
  floor: number;
  /** Position of the riser in its section from the left, 1-based; a penthouse has none. */
  riser: number | null;
  price: number;
  renovation: Renovation | null;
  status: FlatStatus;
  /** Sold by its first buyer, not by the developer. */
  reassignment: boolean;
  description: string | null;
}

export interface WorldHouse {
  /** Unique in the whole world, because portals number houses that way. */
  id: number;
  /** 1, 2, 3 … within the complex. */
  order: number;
  /** Written as in «23к2». */
  number: string;
  point: GeoPoint;
  floors: number;
  sections: number;
  state: 'unfinished' | 'built' | 'hand-over';
  handover: HandoverTerm;
  material: Material | null;
  ceilingCm: number | null;
  flats: WorldFlat[];
}

export interface WorldComplex {
  /** Unique in the whole world, because portals number complexes that way. */
  id: number;
  name: string;
  comfortClass: ComfortClass;
  town: Town;
  district: District;
  group: DeveloperGroup;
  developer: string;
  street: string;
  apartments: boolean;
  parking: Parking[];
  /** How its prices are taken by parts, as its feed says it; null where they are not. */
  paymentPlan: string | null;
  houses: WorldHouse[];
}
