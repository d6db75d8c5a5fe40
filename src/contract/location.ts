import { z } from 'zod';
import { isLocationCode, type LocationCode, MAX_LOCATIONS } from '#domain/geo/location-code.ts';

/** c12 a city, r3 a region, co1 a country. */
const LocationCodeInput = z.custom<LocationCode>(isLocationCode, {
  error: 'Место пишется как «c1», «r2» или «co3»',
});

/** Takes one place or several, at most 100; an empty list means everywhere. */
export const LocationInput = z.union([LocationCodeInput, z.array(LocationCodeInput).max(MAX_LOCATIONS)], {
  error: `Место или список до ${MAX_LOCATIONS} мест: «c1», «r2» или «co3»`,
});

export type LocationInput = z.infer<typeof LocationInput>;

const id = z.int().positive();

export const Country = z.object({ id, name: z.string() });

export type Country = z.infer<typeof Country>;

/** `fullName` is the name and the type, unless the type is 'город'. */
export const Region = z.object({
  id,
  cianId: z.int().nullable(),
  name: z.string(),
  type: z.string(),
  fullName: z.string(),
  countryId: id,
});

export type Region = z.infer<typeof Region>;

export const City = z.object({
  id,
  regionId: id,
  name: z.string(),
  type: z.string(),
  fullName: z.string(),
});

export type City = z.infer<typeof City>;
