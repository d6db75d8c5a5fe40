import type { IndexedFlat } from '#domain/catalog/indexed-facts.ts';
import { RENOVATIONS, type Renovation } from '#domain/listing/renovation.ts';
import { ROOMS_BUCKETS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';

/** Boolean traits of a flat; a flat whose floor or height is unknown is neither on the last floor nor not on it. */
const TRAITS = {
  floorNotFirst: ({ floor }: IndexedFlat) => floor !== 1,
  floorLast: ({ floor, floorsTotal }: IndexedFlat) => floor !== null && floor === floorsTotal,
  floorNotLast: ({ floor, floorsTotal }: IndexedFlat) =>
    floor !== null && floorsTotal !== null && floor !== floorsTotal,
  apartments: ({ apartments }: IndexedFlat) => apartments,
  balcony: ({ balcony }: IndexedFlat) => balcony,
  loggia: ({ loggia }: IndexedFlat) => loggia,
  fromDeveloper: ({ fromDeveloper }: IndexedFlat) => fromDeveloper,
  closedBooking: ({ closedBooking }: IndexedFlat) => closedBooking,
};

export type Trait = keyof typeof TRAITS;

const TRAIT_NAMES = Object.keys(TRAITS) as Trait[];

/** The number of sets of rows a part keeps for choices: rooms, then finishes, then traits. */
export const PLANES = ROOMS_BUCKETS.length + RENOVATIONS.length + TRAIT_NAMES.length;

export function roomsPlane(rooms: RoomsBucket): number {
  return ROOMS_BUCKETS.indexOf(rooms);
}

export function renovationPlane(renovation: Renovation): number {
  return ROOMS_BUCKETS.length + RENOVATIONS.indexOf(renovation);
}

export function traitPlane(trait: Trait): number {
  return ROOMS_BUCKETS.length + RENOVATIONS.length + TRAIT_NAMES.indexOf(trait);
}

/** The planes of a flat as bits of one number. */
export function planesOf(flat: IndexedFlat): number {
  let bits = 1 << roomsPlane(flat.rooms);
  if (flat.renovation !== null) bits |= 1 << renovationPlane(flat.renovation);
  for (const trait of TRAIT_NAMES) if (TRAITS[trait](flat)) bits |= 1 << traitPlane(trait);
  return bits;
}
