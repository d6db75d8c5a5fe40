import type { WithPage } from '#contract/admin-list.ts';
import type { OfferListInput } from '#contract/offer-input.ts';
import type { OfferList } from '#contract/offer-shown.ts';
import { countOffers, listOfferRows } from '#db/queries/mortgage/offers.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { pageWindow } from '../page-window.ts';

/** A page of every bank's offers, the highest priority first; a page past the end is the last one. */
export async function listOffers(ctx: ServiceContext, input: WithPage<OfferListInput>): Promise<OfferList> {
  requirePermission(ctx, 'programs', 'r');
  const window = pageWindow(ctx, await countOffers(ctx.db, input), input.page);
  return { rows: await listOfferRows(ctx.db, { ...input, ...window.rows }), ...window.shown };
}
