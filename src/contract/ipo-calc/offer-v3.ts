import { z } from 'zod';
import type { GroupKey } from '#domain/mortgage/offer/group-keys.ts';
import { GEO_GROUP_TYPES, OFFER_TYPES } from '#domain/mortgage/offer/offer.ts';
import type { OfferV3 as OfferV3Value } from '#domain/mortgage/offer/offer-v3.ts';
import type { RenderData as RenderDataValue } from '#domain/mortgage/show/render-data.ts';

/** The shape of what a field selector may leave of an answer: every field optional, at every depth. */
function selectedFields(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    return z.object(
      Object.fromEntries(fields.map(([name, field]) => [name, selectedFields(field).optional()])),
    );
  }
  if (schema instanceof z.ZodOptional) return selectedFields(schema.unwrap());
  if (schema instanceof z.ZodNullable) return selectedFields(schema.unwrap()).nullable();
  if (schema instanceof z.ZodArray) return z.array(selectedFields(schema.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(selectedFields));
  return schema as z.ZodType;
}

const Id = z.int().positive();
const NamedId = z.object({ id: Id, name: z.string() });
const Range = z.object({ from: z.number().nullable(), to: z.number().nullable() });
const Place = z.object({ id: Id, fullName: z.string().max(305) });
const Share = z.number().min(0).max(1);

/** A number and its text for display. */
const Shown = z.object({ value: z.number(), toDisplay: z.string() });

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('BASE'), interest: Share, valueRange: Range }),
  z.object({ type: z.literal('COMBO'), interest: Share, valueRange: Range }),
  z.object({
    type: z.literal('TRANCHE'),
    valuePart: Share,
    endDateOrDuration: z.union([z.number(), z.string()]).meta({
      description: 'Годы, дата вида 2028-06-30 или «до ввода дома»',
    }),
  }),
  z.object({
    type: z.literal('SUBSIDY'),
    matrix: z.array(z.object({ duration: z.number().meta({ description: 'Годы' }), interest: Share })),
  }),
]);

const GroupKeySchema = z.object({
  bankId: Id,
  programId: Id,
  regionId: Id.nullable(),
  cityId: Id.nullable(),
  offerType: z.enum(OFFER_TYPES),
  excludeCities: z.boolean(),
  combinedLegacy: z.string(),
  combined: z.string(),
}) satisfies z.ZodType<GroupKey>;

const GeoRestrictionGroup = z.object({
  id: Id,
  type: z.enum(GEO_GROUP_TYPES).nullable(),
  restrictions: z.array(z.object({ region: Place, city: Place.nullable(), excludeCities: z.boolean() })),
});

/** An offer in the third version of the API. */
export const OfferV3 = z
  .object({
    bank: z.object({ id: Id, uname: z.string().nullable(), name: z.string(), logoURL: z.string() }),
    program: z.object({
      id: Id,
      meta: z.object({ name: z.string(), displayName: z.string(), filterTooltip: z.string().nullable() }),
    }),
    brand: NamedId.nullable(),
    project: NamedId.nullable(),
    type: z.enum(OFFER_TYPES),
    comment: z.string().nullable(),
    tooltip: z.string().nullable(),
    hash: z.string().regex(/^[0-9a-f]{40}$/),
    priority: z.number(),
    downPayment: Range,
    period: Range,
    groupKeys: z.array(GroupKeySchema),
    geoRestrictionGroups: z.array(GeoRestrictionGroup),
    parts: z.array(Part).min(1),
    declaredPsk: Range.nullable(),
    termsAsOf: z.iso.date().nullable().meta({ description: 'На какую дату условия' }),
  })
  .meta({ id: 'OfferV3' }) satisfies z.ZodType<OfferV3Value>;

/** The numbers of a calculated offer, ready to be shown. */
export const RenderData = z
  .object({
    minMonthlyPayment: z.number(),
    maxMonthlyPayment: z.number(),
    paymentRows: z.array(
      z.object({ period: Shown, monthlyPayment: Shown, interest: Shown, isSubsidy: z.boolean() }),
    ),
    periodDurations: z.array(Shown).optional(),
    interests: z.array(Shown).optional(),
    fullCost: z.object({
      interest: z.number(),
      fee: z.number(),
      pricePremium: z.number(),
      total: z.number(),
    }),
    psk: z.number().nullable(),
    isHandoverAssumed: z.boolean(),
  })
  .meta({ id: 'RenderData' }) satisfies z.ZodType<RenderDataValue>;

export const EvaluatedOfferV3 = OfferV3.extend({ renderData: RenderData }).meta({ id: 'EvaluatedOfferV3' });

/**
 * An offer, calculated or not, reduced to the `fields` of a query. The description of the API finds it by its id.
 * @public
 */
export const SelectedOfferV3 = selectedFields(EvaluatedOfferV3).meta({
  id: 'SelectedOfferV3',
  description: 'Предложение, от которого отбор полей оставил часть: любое поле может не прийти',
});
