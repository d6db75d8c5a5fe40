import type { ComplexPage } from '#contract/catalog.ts';
import { listFlatsOfComplex } from '#db/queries/listing/list-flats.ts';
import { MAX_OBJECTS_PER_QUERY } from '#domain/catalog/page.ts';
import { AppError } from '#domain/errors.ts';
import type { ServiceContext } from '../context.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadFlats } from './load-flats.ts';

/** Everything the page of a complex shows. Errors: NOT_FOUND. */
export async function getComplexPage(ctx: ServiceContext, id: number): Promise<ComplexPage> {
  const { complexes, houses, developerCompanies } = await loadComplexes(ctx.db, [id], {
    withMasterPlans: true,
  });
  const complex = complexes[0];
  if (!complex) throw new AppError('NOT_FOUND', 'Complex not found');
  const rows = await listFlatsOfComplex(ctx.db, id, MAX_OBJECTS_PER_QUERY);
  const { flats } = await loadFlats(ctx.db, rows);
  return {
    complex,
    houses,
    developerCompany: developerCompanies[0]!,
    flats,
  };
}
