import { z } from 'zod';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { COMFORT_CLASSES } from '#domain/listing/comfort-class.ts';
import { PARKINGS } from '#domain/listing/parking.ts';
import { PHOTO_TYPES, type PhotoType } from '#domain/listing/photo-type.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { PlanLayer } from '#domain/plan/master/list-layers.ts';
import { line, lines, RecordId } from './record-fields.ts';
import type { Uploaded } from './upload.ts';

export const MAX_PHOTOS = 200;
const MAX_HOUSES = 1_000;
export const MAX_HIGHWAYS = 10;
/** Characters of a drawing; a call takes no more than a megabyte. */
export const MAX_PLAN_LENGTH = 800_000;
const MAX_METRES = 500_000;
export const METRES_INVALID = 'Целое число метров, не больше 500 000';

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
  /** Of the master plan: the element with this `data-layer`. */
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
  /** Empty: the description of the feed is shown. */
  description: lines(10_000),
  domRfId: line(20).regex(/^\d*$/, 'Только цифры'),
  parking: z.array(z.enum(PARKINGS)).max(PARKINGS.length),
  amenities: z.array(z.enum(AMENITIES)).max(AMENITIES.length),
  seaDistance: Metres.nullable(),
  closedSales: z.boolean(),
  /** All of them in their order; pictures that are not named stay after these as the feed has them. */
  photos: z.array(Photo).max(MAX_PHOTOS, `Не больше ${MAX_PHOTOS} фото`),
  genPlanUuid: z.uuid().nullable(),
  /** Empty: none. */
  genPlanSvg: z.string().max(MAX_PLAN_LENGTH, 'Рисунок больше 800 КБ'),
  houses: z.array(HouseOfPlan).max(MAX_HOUSES),
  /** Null: measured on the map. */
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

/** What is changed of a complex; what is left out stays as it is. */
export const ComplexChange = z.object({ id: RecordId, complex: ComplexInput.partial() });
export type ComplexChange = z.infer<typeof ComplexChange>;

/** A complex on the page of its developer. */
export const ClientComplex = z.object({ clientId: RecordId, id: RecordId });

/** A drawing as it came, to be read as a master plan. */
export const PlanDrawing = z.object({ svg: z.string().min(1).max(MAX_PLAN_LENGTH, 'Рисунок больше 800 КБ') });

/** A drawing as the site would keep it. */
export interface ReadPlan {
  svg: string;
  layers: PlanLayer[];
}

export interface ComplexPhoto {
  uuid: string;
  address: string;
  type: 'IMAGE' | 'VIDEO';
  photoType: PhotoType | null;
  /** Taken away by an admin. */
  isHidden: boolean;
  /** Brought by an admin; the others are of feeds. */
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
  /** What its feed says, shown while an admin says nothing. */
  feedDescription: string | null;
  photos: ComplexPhoto[];
  genPlan: Uploaded | null;
  genPlanSvg: string;
  layers: PlanLayer[];
  houses: { id: number; name: string; layer: number | null; closedSales: boolean }[];
  highways: { highwayId: number; name: string; distance: number }[];
  /** The distances are an admin's word; the map measures the others. */
  areHighwaysOwn: boolean;
  /** Roads of its region. */
  highwayChoices: NamedId[];
  collections: NamedId[];
}
