import type { SearchPageRequest } from '#contract/catalog.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { findFlatsByPayment } from './find-flats-by-payment.ts';
import { type ComplexScope, readSearch } from './open-catalogue.ts';

/** Ids of the page of flats that a request asks for, in its order. */
export async function findFlatPage(
  ctx: ServiceContext,
  catalogue: Catalogue,
  input: SearchPageRequest & ComplexScope,
): Promise<number[]> {
  const { sort, amount: limit, startFrom: offset } = input;
  const query = await readSearch(ctx, catalogue, input);
  if (sort === 'payment_asc') return findFlatsByPayment(ctx, catalogue, query, { limit, offset });
  return catalogue.findFlatIds({ ...query, sort, limit, offset });
}
