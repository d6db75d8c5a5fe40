import type { OfferChoices } from '#contract/offer-shown.ts';
import {
  listBankNames,
  listGeoGroupNames,
  listProjectsOfOffers,
} from '#db/queries/mortgage/offer-choices.ts';
import { listProgramNameRows } from '#db/queries/mortgage/program-names.ts';
import { programTree } from '#domain/mortgage/offer/program-tree.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Lists the choices of the filters and of the form of offers. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function listOfferChoices(ctx: ServiceContext): Promise<OfferChoices> {
  requirePermission(ctx, 'programs', 'r');
  const names = programTree(await listProgramNameRows(ctx.db));
  return {
    banks: await listBankNames(ctx.db),
    programNames: names.map(({ id, displayName, depth }) => ({ id, name: displayName, depth })),
    projects: await listProjectsOfOffers(ctx.db),
    geoGroups: await listGeoGroupNames(ctx.db),
  };
}
