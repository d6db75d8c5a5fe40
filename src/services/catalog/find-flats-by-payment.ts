import { listFlats } from '#db/queries/listing/flats.ts';
import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { openPaymentOrder } from './open-payment-order.ts';

/**
 * Ids of one page of the flats found by the payment their cards show, the least first, then by price; those that no
 * mortgage fits come last. Only flats of the page itself are counted one by one.
 */
export async function findFlatsByPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  page: PageOf,
): Promise<number[]> {
  const { limit, offset } = page;
  const order = await openPaymentOrder(ctx, catalogue, query, 'flats');
  const { range, paid, before } = await order.findPage(page);
  const found: number[] = [];
  if (range) {
    const ids = await listByPrice(order.within(range));
    const last = Math.min(offset + limit, paid);
    found.push(...(await byPayment(ctx, ids)).slice(offset - before, last - before));
  }
  if (query.filters.payment || offset + limit <= paid) return found;
  const all = await listByPrice(query);
  const withPayment = new Set(await listByPrice(order.within({ from: 0, to: 0 })));
  const others = all.filter((id) => !withPayment.has(id));
  return [...found, ...others.slice(Math.max(0, offset - paid), offset + limit - paid)];

  async function listByPrice(search: CatalogQuery): Promise<number[]> {
    const { flats } = await catalogue.countFlats(search);
    return catalogue.findFlatIds({ ...search, sort: 'price_asc', limit: flats, offset: 0 });
  }
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
