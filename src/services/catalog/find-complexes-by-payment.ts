import { listFlats } from '#db/queries/listing/flats.ts';
import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { findByPayment } from './find-by-payment.ts';

/**
 * Ids of one page of the complexes found by the least payment that a card of a flat found there shows, as
 * `findByPayment`; ties go by id.
 */
export function findComplexesByPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  page: PageOf,
): Promise<number[]> {
  return findByPayment(ctx, catalogue, query, page, {
    counted: 'complexes',
    async list(search) {
      const { complexes } = await catalogue.countFlats(search);
      return catalogue.findComplexIds({ ...search, sort: 'price_asc', limit: complexes, offset: 0 });
    },
    arrange: (ids, search) => byLeastPayment(ctx, catalogue, search, ids),
  });
}

/** Orders complexes by the least payment of the flats that a search finds in them. */
async function byLeastPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  complexIds: readonly number[],
): Promise<number[]> {
  const flats = await catalogue.listFoundFlats(query, complexIds);
  const rows = await listFlats(
    ctx.db,
    flats.map(({ id }) => id),
  );
  const payments = await countPayments(ctx, rows.map(placeOfFlat));
  const least = new Map<number, number>();
  for (const [at, { complexId }] of rows.entries()) {
    const payment = payments[at]?.toDecimalPlaces(0).toNumber() ?? Number.POSITIVE_INFINITY;
    least.set(complexId, Math.min(payment, least.get(complexId) ?? Number.POSITIVE_INFINITY));
  }
  const paymentOf = (id: number) => least.get(id) ?? Number.MAX_VALUE;
  return complexIds.toSorted((one, other) => paymentOf(one) - paymentOf(other) || one - other);
}
