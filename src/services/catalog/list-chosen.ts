import type { ChosenInput, ChosenResult } from '#contract/chosen.ts';
import { listFlats } from '#db/queries/listing/flats.ts';
import { isGone } from '#domain/listing/is-gone.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadFlats } from './load-flats.ts';
import { openCatalogue } from './open-catalogue.ts';

/**
 * Flats and complexes by id with everything their cards and a comparison show, in the order asked: the complexes asked
 * for first, then those of the flats. A flat sold or withdrawn stays until its page is gone.
 */
export async function listChosen(ctx: ServiceContext, input: ChosenInput): Promise<ChosenResult> {
  const rows = (await listFlats(ctx.db, input.flats)).filter(
    ({ withdrawnAt }) => !isGone(withdrawnAt, ctx.now),
  );
  const [{ flats, media }, places] = await Promise.all([
    loadFlats(ctx, rows),
    loadComplexes(ctx.db, openCatalogue(ctx), [
      ...input.complexes,
      ...rows.map(({ complexId }) => complexId),
    ]),
  ]);
  return {
    flats,
    media,
    complexes: places.complexes,
    complexHouses: places.houses,
    developerCompanies: places.developerCompanies,
    withdrawnIds: rows.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ id }) => id),
  };
}
