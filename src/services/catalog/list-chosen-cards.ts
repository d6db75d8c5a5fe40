import type { ChosenCards, ChosenInput } from '#contract/chosen.ts';
import { type FlatRow, listFlats } from '#db/queries/listing/flats.ts';
import { isGone } from '#domain/listing/is-gone.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexCards } from './load-complex-cards.ts';
import { loadFlatCards } from './load-flat-cards.ts';
import { openCatalogue } from './open-catalogue.ts';

/** Flats and complexes by id as cards, in the order asked. A flat sold or withdrawn stays until its page is gone. */
export async function listChosenCards(ctx: ServiceContext, input: ChosenInput): Promise<ChosenCards> {
  const rows = (await listFlats(ctx.db, input.flats)).filter(
    ({ withdrawnAt }) => !isGone(withdrawnAt, ctx.now),
  );
  const [flats, complexes] = await Promise.all([
    loadFlatCards(ctx, rows),
    loadComplexCards(ctx, openCatalogue(ctx), input.complexes),
  ]);
  return { flats, complexes, gone: rows.flatMap(presentGone) };
}

function presentGone({ id, status, withdrawnAt }: FlatRow): ChosenCards['gone'] {
  if (status === 'SOLD') return [{ id, status }];
  if (withdrawnAt !== null) return [{ id, status: 'WITHDRAWN' }];
  return status === 'BOOKED' ? [{ id, status }] : [];
}
