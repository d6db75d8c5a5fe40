import type { ComplexChange, ComplexDetails, ComplexField, ComplexInput } from '#contract/complex-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import { lockComplexOwners } from '#db/queries/company/client-complexes.ts';
import { replaceComplexHighways } from '#db/queries/listing/complex-highways.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { type OwnFacts, saveOwnFacts } from '#db/queries/listing/own-facts.ts';
import { AppError } from '#domain/errors.ts';
import type { OwnFact } from '#domain/listing/own-facts.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';
import { auditedComplex } from './audited-complex.ts';
import { editComplexPhotos } from './edit-complex-photos.ts';
import { editMasterPlan } from './edit-master-plan.ts';
import { getComplexDetails } from './get-complex-details.ts';
import { placeInCollections } from './place-in-collections.ts';
import { promiseRefresh } from './promise-refresh.ts';
import { publicPicture } from './public-picture.ts';
import { readMasterPlan } from './read-master-plan.ts';
import { refreshHighwayDistances } from './refresh-highway-distances.ts';
import { saveClosedSalesOf } from './set-closed-sales.ts';

/**
 * Changes what an admin says of a complex: what is named, and nothing else of it. Feeds leave it alone from then on.
 * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; INVALID, naming the field; CONFLICT, naming those that say something
 * else than the person saw.
 */
export async function editComplex(
  ctx: ServiceContext,
  { id, complex, seen = {} }: ComplexChange,
): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  const plan = complex.genPlanSvg ? await readMasterPlan(ctx, complex.genPlanSvg) : null;
  await inTransaction(ctx.db, async (tx) => {
    await lockComplexOwners(tx, [id]);
    const before = await getComplexDetails(ctx, { id }, tx);
    refuseUnseen(before, complex, seen);
    await saveOwnFacts(tx, id, await factsOf(tx, id, complex));
    if (complex.highways) await replaceComplexHighways(tx, [id], await roadsOf(id, complex.highways, before));
    if (complex.photos) await editComplexPhotos(tx, id, complex.photos);
    if (complex.genPlanSvg !== undefined || complex.houses) await editMasterPlan(tx, before, complex, plan);
    if (complex.closedSales !== undefined || complex.houses) await saveClosedSalesOf(tx, id, complex);
    if (complex.collectionIds) await placeInCollections(ctx, tx, id, complex.collectionIds);
    const after = await getComplexDetails(ctx, { id }, tx);
    if (after.domRfId !== before.domRfId) {
      await promiseRefresh(tx, ctx.now, `described-${ctx.now.toISOString()}`);
    }
    await recordEdit(ctx, tx, {
      entity: 'complex',
      id,
      before: auditedComplex(before),
      after: auditedComplex(after),
    });
  });
  if (complex.highways === null) await refreshHighwayDistances(ctx);
}

/** Whoever edits a field has seen what it says: the word of somebody else in the meantime is not lost under theirs. */
function refuseUnseen(
  { marks }: ComplexDetails,
  complex: ComplexChange['complex'],
  seen: NonNullable<ComplexChange['seen']>,
): void {
  const unseen = (Object.keys(complex) as ComplexField[]).filter(
    (field) => seen[field] !== undefined && seen[field] !== marks[field],
  );
  if (unseen.length === 0) return;
  const message = 'Пока вы\u00a0правили, это изменил кто-то ещё';
  throw new AppError('CONFLICT', message, {
    details: { issues: unseen.map((field) => ({ path: ['complex', field], message })) },
  });
}

/** The columns of what is named; facts that feeds give too become a person's. */
async function factsOf(tx: Db, id: number, complex: ComplexChange['complex']): Promise<OwnFacts> {
  const { comfortClass, description, domRfId, parking, amenities, seaDistance, genPlanUuid, highways } =
    complex;
  const [{ ownFacts: known } = { ownFacts: [] as OwnFact[] }] = await listComplexes(tx, [id]);
  const own = new Set(known);
  if (parking) own.add('parking');
  if (amenities) own.add('amenities');
  if (highways) own.add('highways');
  if (highways === null) own.delete('highways');
  return {
    ...(comfortClass !== undefined && { comfortClass }),
    ...(description !== undefined && { ownDescription: description || null }),
    ...(domRfId !== undefined && { domRfId: domRfId || null }),
    ...(parking && { parking: [...new Set(parking)] }),
    ...(amenities && { amenities: [...new Set(amenities)] }),
    ...(seaDistance !== undefined && { seaDistanceM: seaDistance }),
    ...(genPlanUuid !== undefined && {
      genPlanId: genPlanUuid === null ? null : (await publicPicture(tx, genPlanUuid, ['genPlanUuid'])).id,
    }),
    ownFacts: [...own].sort(),
  };
}

function roadsOf(complexId: number, highways: NonNullable<ComplexInput['highways']>, before: ComplexDetails) {
  const known = new Set([
    ...before.highwayChoices.map((road) => road.id),
    ...before.highways.map((road) => road.highwayId),
  ]);
  return highways.map(({ highwayId, distance }, index) => {
    if (!known.has(highwayId!)) throw refuseField(['highways', index, 'highwayId'], 'Выберите шоссе');
    return { complexId, highwayId: highwayId!, distanceM: distance! };
  });
}
