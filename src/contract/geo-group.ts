import { z } from 'zod';
import type { RegionPlaces as Places, RegionNames } from '#domain/geo/place-choice.ts';
import { GEO_GROUP_TYPES } from '#domain/mortgage/offer/offer.ts';
import { type AdminList, adminListInput, ONLY_RECORD } from './admin-list.ts';
import { RecordId, requiredLine, seen } from './record-fields.ts';

const MAX_REGIONS = 300;
const MAX_CITIES = 3_000;

export const GeoGroupListInput = adminListInput('geoGroups').extend(ONLY_RECORD);
export type GeoGroupListInput = z.infer<typeof GeoGroupListInput>;

/** Cities of a region; an empty list is the whole region, and in a list of exclusions all its cities. */
const RegionPlaces = z.object({ regionId: RecordId, cityIds: z.array(RecordId).max(MAX_CITIES) });

const NO_PLACES = 'Выберите хотя бы один регион или город';
const TWICE = 'Место выбрано дважды';

/** A selection of places: without a type its lists decide; with a type they are empty. */
export const GeoGroupInput = z
  .object({
    name: requiredLine(100),
    type: z.enum(GEO_GROUP_TYPES).nullable(),
    toInclude: z.array(RegionPlaces).max(MAX_REGIONS),
    toExclude: z.array(RegionPlaces).max(MAX_REGIONS),
  })
  .superRefine(({ type, toInclude, toExclude }, context) => {
    const say = (path: 'toInclude' | 'toExclude', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (type === null && toInclude.length === 0) say('toInclude', NO_PLACES);
    if (type !== null && toInclude.length + toExclude.length > 0)
      say('toInclude', 'Список мест — только без типа');
    if (hasTwins(toInclude) || hasTwins(toExclude)) say('toInclude', TWICE);
    const included = new Set(toInclude.flatMap(({ cityIds }) => cityIds));
    if (toExclude.some(({ cityIds }) => cityIds.some((id) => included.has(id)))) {
      say('toExclude', 'Город не может быть сразу в\u00a0обоих списках');
    }
    const whole = new Set(
      toInclude.filter(({ cityIds }) => cityIds.length === 0).map(({ regionId }) => regionId),
    );
    if (toExclude.some(({ regionId }) => !whole.has(regionId))) {
      say('toExclude', 'Исключить можно только из\u00a0выбранного региона');
    }
  });
export type GeoGroupInput = z.infer<typeof GeoGroupInput>;

export const GeoGroupChange = z.object({ id: RecordId, group: GeoGroupInput, seen: seen(GeoGroupInput) });
export type GeoGroupChange = z.infer<typeof GeoGroupChange>;

export interface GeoGroupShown extends GeoGroupInput {
  id: number;
  /** The number of offers that use it. */
  offers: number;
  /** The selected places in a sentence. */
  summary: string;
}

export type GeoGroupList = AdminList<GeoGroupShown>;

/** A region of a country with its cities: every place a selection may name. */
export interface GeoRegion extends RegionNames {
  country: string;
}

function hasTwins(places: readonly Places[]): boolean {
  const regions = places.map(({ regionId }) => regionId);
  const cities = places.flatMap(({ cityIds }) => cityIds);
  return new Set(regions).size < regions.length || new Set(cities).size < cities.length;
}
