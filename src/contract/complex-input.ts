import { z } from 'zod';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { PHOTO_TYPES, type PhotoType } from '#domain/listing/photo-type.ts';
import type { PlanLayer } from '#domain/listing/plan-layers.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { line, lines, RecordId } from './record-fields.ts';
import type { Uploaded } from './upload.ts';

export const MAX_PHOTOS = 200;
const MAX_HOUSES = 1_000;
export const MAX_HIGHWAYS = 10;
/** In characters: a call is limited to a megabyte. */
export const MAX_PLAN_LENGTH = 800_000;
const MAX_METRES = 500_000;
const METRES_INVALID = 'Целое число метров, не больше 500 000';

const Metres = z
  .number(METRES_INVALID)
  .int(METRES_INVALID)
  .min(0, METRES_INVALID)
  .max(MAX_METRES, METRES_INVALID);

/** A picture by its uuid: one the complex has, or an upload. */
const Photo = z.object({
  uuid: z.uuid(),
  photoType: z.enum(PHOTO_TYPES).nullable(),
  isHidden: z.boolean(),
});
export type PhotoInput = z.infer<typeof Photo>;

const HouseOfPlan = z.object({
  id: RecordId,
  /** The `data-layer` of the element that draws the house on the master plan. */
  layer: RecordId.nullable(),
  closedSales: z.boolean(),
});

const NearHighway = z.object({
  highwayId: RecordId.nullable().refine((id) => id !== null, 'Выберите шоссе'),
  distance: Metres.nullable().refine((metres) => metres !== null, METRES_INVALID),
});

/** A complex as an admin describes it. */
export const ComplexInput = z.object({
  comfortClass: z.enum(COMFORT_CLASSES).nullable(),
  /** When it is empty, the description of the feed is shown. */
  description: lines(10_000),
  domRfId: line(20).regex(/^\d*$/, 'Только цифры'),
  parking: z.array(z.enum(PARKINGS)).max(PARKINGS.length),
  amenities: z.array(z.enum(AMENITIES)).max(AMENITIES.length),
  seaDistance: Metres.nullable(),
  closedSales: z.boolean(),
  /** The photos in their order; photos of the feed that are not named here follow them. */
  photos: z.array(Photo).max(MAX_PHOTOS, `Не больше ${MAX_PHOTOS} фото`),
  genPlanUuid: z.uuid().nullable(),
  /** Empty means none. */
  genPlanSvg: z.string().max(MAX_PLAN_LENGTH, 'Рисунок больше 800 КБ'),
  houses: z.array(HouseOfPlan).max(MAX_HOUSES),
  /** When it is null, the distances are measured on the map. */
  highways: z
    .array(NearHighway)
    .max(MAX_HIGHWAYS)
    .superRefine((highways, context) => {
      for (const [index, { highwayId }] of highways.entries()) {
        if (highways.findIndex((other) => other.highwayId === highwayId) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'highwayId'], message: 'Это шоссе уже есть' });
      }
    })
    .nullable(),
  collectionIds: z.array(RecordId).max(100),
});
export type ComplexInput = z.infer<typeof ComplexInput>;

export type ComplexField = keyof ComplexInput;

export const COMPLEX_FIELDS = ComplexInput.keyof().options;

/** For each field a mark of what it said when it was read; another mark means that it says something else. */
export type ComplexMarks = Record<ComplexField, string>;

/** A change of a complex; fields left out stay as they are. */
export const ComplexChange = z.object({
  id: RecordId,
  complex: ComplexInput.partial(),
  /** The marks of what the person saw. A field that says something else by now is not overwritten. */
  seen: z.partialRecord(ComplexInput.keyof(), z.string().max(64)).optional(),
});
export type ComplexChange = z.infer<typeof ComplexChange>;

/** A complex on the page of its developer. */
export const ClientComplex = z.object({ clientId: RecordId, id: RecordId });

/** A drawing as it was uploaded, to be parsed as a master plan. */
export const PlanDrawing = z.object({ svg: z.string().min(1).max(MAX_PLAN_LENGTH, 'Рисунок больше 800 КБ') });

/** A drawing in the form in which the site would store it. */
export interface ReadPlan {
  svg: string;
  layers: PlanLayer[];
}

export interface ComplexPhoto {
  uuid: string;
  address: string;
  type: 'IMAGE' | 'VIDEO';
  photoType: PhotoType | null;
  /** In pixels; null while nobody has measured it. */
  width: number | null;
  height: number | null;
  /** Whether an admin removed the photo. */
  isHidden: boolean;
  /** Whether an admin uploaded the photo; the others come from feeds. */
  isUploaded: boolean;
}

/** Everything the editor of a complex shows. */
export interface ComplexDetails
  extends Pick<
    ComplexInput,
    'comfortClass' | 'description' | 'domRfId' | 'parking' | 'amenities' | 'seaDistance'
  > {
  id: number;
  name: string;
  city: string | null;
  closedSales: boolean;
  /** The description of the feed, shown while an admin has written none. */
  feedDescription: string | null;
  photos: ComplexPhoto[];
  genPlan: Uploaded | null;
  genPlanSvg: string;
  layers: PlanLayer[];
  houses: { id: number; name: string; layer: number | null; closedSales: boolean }[];
  highways: { highwayId: number; name: string; distance: number }[];
  /** Whether an admin stated the distances; otherwise the map measures them. */
  areHighwaysOwn: boolean;
  /** The highways of its region. */
  highwayChoices: NamedId[];
  collections: NamedId[];
  marks: ComplexMarks;
}

/** Gives what a complex says now in the words of an edit. */
export function complexInputOf(complex: Omit<ComplexDetails, 'marks'>): ComplexInput {
  const { comfortClass, description, domRfId, parking, amenities, seaDistance, closedSales } = complex;
  return {
    comfortClass,
    description,
    domRfId,
    parking,
    amenities,
    seaDistance,
    closedSales,
    photos: complex.photos.map(({ uuid, photoType, isHidden }) => ({ uuid, photoType, isHidden })),
    genPlanUuid: complex.genPlan?.uuid ?? null,
    genPlanSvg: complex.genPlanSvg,
    houses: complex.houses.map(({ id, layer, closedSales }) => ({ id, layer, closedSales })),
    highways: complex.areHighwaysOwn ? roadsOf(complex) : null,
    collectionIds: complex.collections.map(({ id }) => id),
  };
}

/** The roads as the site shows them now. */
export function roadsOf({ highways }: Pick<ComplexDetails, 'highways'>) {
  return highways.map(({ highwayId, distance }) => ({ highwayId, distance }));
}
