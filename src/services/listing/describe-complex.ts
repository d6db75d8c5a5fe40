import { inTransaction } from '#db/client.ts';
import { type OwnMedia, replaceOwnMedia } from '#db/queries/listing/complex-pictures.ts';
import { listComplexes } from '#db/queries/listing/complexes.ts';
import { listHouses } from '#db/queries/listing/houses.ts';
import {
  type OwnFacts,
  saveHouseLayers,
  saveMasterPlan,
  saveOwnFacts,
} from '#db/queries/listing/own-facts.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { checkMasterPlan } from './check-master-plan.ts';
import { promiseRefresh } from './promise-refresh.ts';

/** A master plan whose layers are the elements with `data-layer="1"`, `"2"` …, and the houses they show. */
export interface MasterPlan {
  svg: string;
  layers: { houseId: number; order: number }[];
}

/** Facts that feeds never carry. An absent fact stays as it is, and null removes it. */
export interface ComplexDescription extends OwnFacts {
  masterPlan?: MasterPlan | null;
  /** All pictures and films of the admin in their order; those of the feeds stay beside them. */
  media?: OwnMedia[];
}

/**
 * Saves the facts about a complex that its feeds cannot carry. Errors: NOT_FOUND for an unknown complex, INVALID for a
 * drawing that could run code and for a layer of another complex's house.
 */
export async function describeComplex(
  ctx: ServiceContext,
  complexId: number,
  { masterPlan, media, ...facts }: ComplexDescription,
): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  if (masterPlan) checkMasterPlan(masterPlan.svg);
  await inTransaction(ctx.db, async (tx) => {
    const [complex] = await listComplexes(tx, [complexId]);
    if (!complex) throw new AppError('NOT_FOUND', `ЖК ${complexId} нет`);
    await saveOwnFacts(tx, complexId, facts);
    if (media !== undefined) await replaceOwnMedia(tx, complexId, media);
    if (facts.domRfId !== undefined && facts.domRfId !== complex.domRfId)
      await promiseRefresh(tx, ctx.now, `described-${ctx.now.toISOString()}`);
    if (masterPlan === undefined) return;
    const own = new Set((await listHouses(tx, [complexId])).map((house) => house.id));
    const stranger = masterPlan?.layers.find(({ houseId }) => !own.has(houseId));
    if (stranger) throw new AppError('INVALID', `Дом ${stranger.houseId} стоит не в этом ЖК`);
    await saveMasterPlan(tx, complexId, masterPlan?.svg ?? null);
    await saveHouseLayers(tx, complexId, masterPlan?.layers ?? []);
  });
}
