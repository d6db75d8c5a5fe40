import type { FlatPage } from '#contract/catalog.ts';
import { findStatusSince } from '#db/queries/listing/find-status-since.ts';
import { listFlats, listFlatsOfComplex } from '#db/queries/listing/list-flats.ts';
import { MAX_OBJECTS_PER_QUERY } from '#domain/catalog/page.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadFlats } from './load-flats.ts';
import { similarFlats } from './similar-flats.ts';

const OTHER_FLATS = 4;

/** Everything the page of a flat shows, a withdrawn one included. Errors: NOT_FOUND. */
export async function getFlatPage(ctx: ServiceContext, id: number): Promise<FlatPage> {
  const [row] = await listFlats(ctx.db, [id]);
  if (!row) throw new AppError('NOT_FOUND', 'Flat not found');
  const [{ flats, media }, { complexes, houses, developerCompanies }, statusSince, neighbours] =
    await Promise.all([
      loadFlats(ctx.db, [row]),
      loadComplexes(ctx.db, [row.complexId]),
      findStatusSince(ctx.db, row.id, row.status),
      listFlatsOfComplex(ctx.db, row.complexId, MAX_OBJECTS_PER_QUERY),
    ]);
  const others = await loadFlats(ctx.db, similarFlats(row, neighbours, OTHER_FLATS));
  return {
    flat: flats[0]!,
    withdrawnAt: row.withdrawnAt,
    description: row.description,
    media,
    complex: complexes[0]!,
    house: houses.find((house) => house.id === row.houseId)!,
    developerCompany: developerCompanies[0]!,
    statusSince,
    otherFlats: others.flats,
  };
}
