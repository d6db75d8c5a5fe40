import { createHash } from 'node:crypto';
import {
  COMPLEX_FIELDS,
  type ComplexDetails,
  type ComplexField,
  type ComplexInput,
  type ComplexMarks,
  complexInputOf,
} from '#contract/complex-input.ts';
import type { Db } from '#db/client.ts';
import { listCollectionsOf } from '#db/queries/catalog/collections.ts';
import { listHighways } from '#db/queries/geo/highways.ts';
import { listNamedHighways } from '#db/queries/listing/complex-highways.ts';
import { type ComplexPicture, listComplexPictures } from '#db/queries/listing/complex-pictures.ts';
import { listComplexes, listComplexPlans } from '#db/queries/listing/complexes.ts';
import { listHouses } from '#db/queries/listing/houses.ts';
import { AppError } from '#domain/errors.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import { listLayers } from '#domain/listing/plan-layers.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { isUploadAddress } from '../media/is-upload-address.ts';
import { mediaAddress } from '../media/media-address.ts';
import { presentUpload } from '../media/present-upload.ts';

/** A complex of a client as its editor shows it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, for another's too. */
export async function getComplexDetails(
  ctx: ServiceContext,
  { clientId, id }: { clientId?: number; id: number },
  db: Db = ctx.db,
): Promise<ComplexDetails> {
  requirePermission(ctx, 'clients', 'r');
  const [complex] = await listComplexes(db, [id]);
  if (!complex || (clientId !== undefined && complex.developerCompanyId !== clientId)) {
    throw new AppError('NOT_FOUND', `ЖК ${id} нет`);
  }
  const plan = (await listComplexPlans(db, [id])).get(id);
  const houses = await listHouses(db, [id]);
  const roads = complex.regionId === null ? [] : await listHighways(db, { regionId: complex.regionId });
  const pictures = await listComplexPictures(db, id);
  const details = {
    id,
    name: complex.name,
    city: complex.city,
    comfortClass: complex.comfortClass,
    description: complex.ownDescription ?? '',
    feedDescription: complex.description,
    domRfId: complex.domRfId ?? '',
    parking: complex.parking,
    amenities: complex.amenities,
    seaDistance: complex.seaDistanceM,
    closedSales: complex.closedSales,
    photos: pictures.map(presentPhoto),
    genPlan: plan?.picture ? presentUpload(plan.picture) : null,
    genPlanSvg: plan?.svg ?? '',
    layers: listLayers(plan?.svg ?? ''),
    houses: houses
      .toSorted((one, other) => bySectionName(one.name, other.name))
      .map((house) => ({
        id: house.id,
        name: house.name,
        layer: house.genPlanLayerOrder,
        closedSales: house.closedSales,
      })),
    highways: (await listNamedHighways(db, [id])).map(({ highwayId, name, distanceM }) => ({
      highwayId,
      name,
      distance: distanceM,
    })),
    areHighwaysOwn: complex.ownFacts.includes('highways'),
    highwayChoices: roads.map((road) => ({ id: road.id, name: road.name })),
    collections: await listCollectionsOf(db, id),
  };
  const ordered = new Set(pictures.filter(({ feedId }) => feedId === null).map(({ uuid }) => uuid));
  return { ...details, marks: marksOf(complexInputOf(details), ordered) };
}

/**
 * Marks what people said. A photo that nobody ordered and a house that nobody spoke of came with a feed: they are no
 * other word of the field and leave its mark.
 */
function marksOf(said: ComplexInput, ordered: ReadonlySet<string>): ComplexMarks {
  const byPeople = {
    ...said,
    photos: said.photos.filter(({ uuid }) => ordered.has(uuid)),
    houses: said.houses.filter(({ layer, closedSales }) => layer !== null || closedSales),
  };
  const markOf = (field: ComplexField) =>
    createHash('sha256').update(JSON.stringify(byPeople[field])).digest('base64url').slice(0, 22);
  return Object.fromEntries(COMPLEX_FIELDS.map((field) => [field, markOf(field)])) as ComplexMarks;
}

function presentPhoto(picture: ComplexPicture) {
  const { uuid, sourceUrl, storedKey, type, photoType, width, height, isHidden } = picture;
  const address = storedKey === null ? sourceUrl : mediaAddress(storedKey);
  return { uuid, address, type, photoType, width, height, isHidden, isUploaded: isUploadAddress(sourceUrl) };
}
