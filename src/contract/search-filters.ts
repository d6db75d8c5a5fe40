import { z } from 'zod';
import {
  MAX_CHOICES,
  MAX_ID,
  MAX_NAME_LENGTH,
  MAX_RANGE_BOUND,
  METRO_ID_PATTERN,
} from '#domain/catalog/filters/filter-limits.ts';
import { TRANSPORT_TIMES, TRANSPORT_TYPES } from '#domain/catalog/filters/transport-time.ts';
import { AMENITIES, type Amenity } from '#domain/listing/amenity.ts';
import { type HandoverOption, isHandoverOption } from '#domain/listing/handover.ts';
import { MATERIALS } from '#domain/listing/material.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { RENOVATIONS } from '#domain/listing/renovation.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { LINE_PATTERN } from '#domain/text/line-pattern.ts';

const id = z.number().int().min(1).max(MAX_ID).optional();
const flag = z.boolean().optional();
const name = z.string().max(MAX_NAME_LENGTH).regex(LINE_PATTERN);
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAX_CHOICES).optional();

/** A bound that is left out or null is read as 0; an upper bound of 0 means no limit. */
const bound = z
  .number()
  .min(0)
  .max(MAX_RANGE_BOUND)
  .nullish()
  .transform((value) => value ?? 0);
const range = z.object({ from: bound, to: bound }).optional();

const amenities = Object.fromEntries(AMENITIES.map((amenity) => [amenity, flag])) as Record<
  Amenity,
  typeof flag
>;

const SpelledFilters = z.object({
  roomsCount: listOf(z.enum(ROOMS_BUCKETS)),
  priceRange: range,
  payment: range,
  area: range,
  floor: range,
  floorNotFirst: flag,
  floorLast: flag,
  apartments: flag,
  balcony: flag,
  loggia: flag,
  logia: flag,
  extras: listOf(name),
  transportType: z.enum(TRANSPORT_TYPES).optional(),
  transportTime: z.enum(TRANSPORT_TIMES).optional(),
  handoverDeadline: listOf(z.custom<HandoverOption>(isHandoverOption, { error: 'Такого срока сдачи нет' })),
  developer: z.object({ id: id.unwrap(), name: name.default('') }).optional(),
  fromDeveloper: flag,
  closedBooking: flag,
  renovation: listOf(z.enum(RENOVATIONS)),
  parking: listOf(z.enum(PARKINGS)),
  material: listOf(z.enum(MATERIALS)),
  search: z
    .object({ metroId: id, addressId: id, settlement: name.optional(), cityArea: name.optional() })
    .optional(),
  metros: listOf(
    z
      .string()
      .regex(METRO_ID_PATTERN)
      .refine((text) => Number(text) <= MAX_ID),
  ),
  houseId: id,
  complexId: id,
  collectionId: id,
  ...amenities,
  nearSea: flag,
  seaDistance: range,
});

/**
 * The filters of a search on the wire; unknown keys are dropped, so that links of other versions still open. The
 * specification spells a loggia `logia`, and inside it has the name of the trade.
 */
export const SearchFilters = SpelledFilters.transform(({ logia, ...filters }) =>
  logia === undefined ? filters : { ...filters, loggia: logia },
);
export type SearchFilters = z.infer<typeof SearchFilters>;
