import { z } from 'zod';
import { OfferInput, type OfferPlanInput } from '#contract/offer-input.ts';
import { type Db, inTransaction } from '#db/client.ts';
import {
  deleteOfferPlan,
  failOfferPlan,
  lockOfferPlan,
  type OfferPlanRow,
  saveOfferPlan,
} from '#db/queries/mortgage/offer-plans.ts';
import { holdOffer } from '#db/queries/mortgage/offers.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { defineTopic } from '../job/define-topic.ts';
import { refuseField } from '../refuse-field.ts';
import { getKeptOffer, requireSameType } from './get-kept-offer.ts';
import { checkReferences } from './offer-columns.ts';
import { offerInputOf } from './offer-input-of.ts';
import { changeOffer } from './update-offer.ts';

/** Publishes the plan of an offer when its moment has come. */
export const PUBLISH_OFFER = defineTopic('publish-offer', z.object({ offerId: z.number() }));

/**
 * Keeps terms of an offer as a draft in place of the one it has: nobody counts with them until they are published, by a
 * person or at the moment. Errors: FORBIDDEN, NOT_FOUND; INVALID, naming the field.
 */
export async function planOffer(
  ctx: ServiceContext,
  { id, offer, publishAt }: OfferPlanInput,
): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  const { actor, now } = ctx;
  if (publishAt !== null && publishAt <= now) throw refuseField('publishAt', 'Это время уже прошло');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptOffer(tx, id);
    requireSameType(known, offer);
    await checkReferences(tx, offer);
    const before = await lockOfferPlan(tx, id);
    const plan = {
      offerId: id,
      terms: { ...offer },
      beganFrom: before?.beganFrom ?? { ...offerInputOf(known) },
      publishAt,
      savedAt: now,
      userId: actor.kind === 'user' ? actor.id : null,
    };
    await saveOfferPlan(tx, plan);
    if (publishAt !== null) await PUBLISH_OFFER.promise(tx, { offerId: id }, { now, dueAt: publishAt });
    await recordEdit(ctx, tx, {
      entity: 'offerPlan',
      id,
      before: before ? audited(before) : null,
      after: audited(plan),
    });
  });
}

/** Throws the draft of an offer away. Errors: FORBIDDEN; NOT_FOUND when it has none. */
export async function dropOfferPlan(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const plan = await getPlan(tx, id);
    await deleteOfferPlan(tx, id);
    await recordEdit(ctx, tx, { entity: 'offerPlan', id, before: audited(plan), after: null });
  });
}

/** Makes the draft of an offer its terms now. Errors: FORBIDDEN, NOT_FOUND and those of `updateOffer`. */
export async function publishOfferPlan(ctx: ServiceContext, id: number): Promise<void> {
  requirePermission(ctx, 'programs', 'w');
  await inTransaction(ctx.db, async (tx) => publish(ctx, tx, await getPlan(tx, id)));
}

/**
 * The promised work of a plan whose moment has come. One that was dropped, published or moved to another moment since
 * is left; one that cannot be published becomes a draft again that says why.
 */
export async function publishDueOffer(ctx: ServiceContext, id: number): Promise<void> {
  try {
    await inTransaction(ctx.db, async (tx) => {
      const plan = await lockOfferPlan(tx, id);
      if (!plan?.publishAt || plan.publishAt > ctx.now) return;
      await publish(ctx, tx, plan, plan.userId);
    });
  } catch (error) {
    if (!(error instanceof AppError) || !['CONFLICT', 'INVALID', 'NOT_FOUND'].includes(error.code))
      throw error;
    await failOfferPlan(ctx.db, id, error.message);
  }
}

async function getPlan(tx: Db, id: number): Promise<OfferPlanRow> {
  const plan = await lockOfferPlan(tx, id);
  if (!plan) throw new AppError('NOT_FOUND', 'Черновика у\u00a0этого предложения больше нет');
  return plan;
}

async function publish(
  ctx: ServiceContext,
  tx: Db,
  plan: OfferPlanRow,
  decidedBy?: number | null,
): Promise<void> {
  await holdOffer(tx, plan.offerId);
  const known = await getKeptOffer(tx, plan.offerId);
  const [mine, from] = [readTerms(plan.terms), readTerms(plan.beganFrom)];
  const terms = await joinEdits(ctx, tx, {
    entity: 'offer',
    id: plan.offerId,
    form: OfferInput,
    from,
    mine,
    theirs: offerInputOf(known),
  });
  await changeOffer(ctx, tx, known, terms, decidedBy);
  await deleteOfferPlan(tx, plan.offerId);
}

/** Terms as a form takes them today; those that were kept by a release before may lack something. */
function readTerms(terms: Record<string, unknown>): OfferInput {
  const read = OfferInput.safeParse(terms);
  if (read.success) return read.data;
  throw new AppError(
    'CONFLICT',
    'Форма больше не\u00a0принимает условия этого черновика: заполните её заново',
  );
}

function audited({ terms, publishAt }: Pick<OfferPlanRow, 'terms' | 'publishAt'>): Record<string, unknown> {
  return { ...terms, publishAt };
}
