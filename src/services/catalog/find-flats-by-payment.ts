import { listFlats } from '#db/queries/listing/flats.ts';
import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { findByPayment } from './find-by-payment.ts';

/** Ids of one page of the flats found by the payment their cards show, as `findByPayment`; ties go by price. */
export function findFlatsByPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  page: PageOf,
): Promise<number[]> {
  return findByPayment(ctx, catalogue, query, page, {
    counted: 'flats',
    async list(search) {
      const { flats } = await catalogue.countFlats(search);
      return catalogue.findFlatIds({ ...search, sort: 'price_asc', limit: flats, offset: 0 });
    },
    arrange: (ids) => byPayment(ctx, ids),
  });
}

/** Orders flats, given by price, by the payment in whole roubles. */
async function byPayment(ctx: ServiceContext, ids: readonly number[]): Promise<number[]> {
  const rows = await listFlats(ctx.db, [...ids]);
  const payments = await countPayments(ctx, rows.map(placeOfFlat));
  return rows
    .map(({ id }, at) => ({ id, payment: payments[at]?.toDecimalPlaces(0).toNumber() ?? 0 }))
    .sort((one, other) => one.payment - other.payment)
    .map(({ id }) => id);
}
