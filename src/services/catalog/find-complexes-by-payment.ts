import { listFlats } from '#db/queries/listing/flats.ts';
import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { openPaymentOrder } from './open-payment-order.ts';

/**
 * Ids of one page of the complexes found by the least payment that a card of a flat found there shows; those where no
 * mortgage fits any come last, by price. Ties go by id.
 */
export async function findComplexesByPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  page: PageOf,
): Promise<number[]> {
  const { limit, offset } = page;
  const order = await openPaymentOrder(ctx, catalogue, query, 'complexes');
  const { range, paid, before } = await order.findPage(page);
  const found: number[] = [];
  if (range) {
    // A complex with a flat that costs less stands on a page before.
    const earlier = before === 0 ? new Set<number>() : new Set(await listByPrice(order.under(range.from)));
    const asked = order.within(range);
    const ids = (await listByPrice(asked)).filter((id) => !earlier.has(id));
    const last = Math.min(offset + limit, paid);
    found.push(...(await byLeastPayment(ctx, catalogue, asked, ids)).slice(offset - before, last - before));
  }
  if (query.filters.payment || offset + limit <= paid) return found;
  const withPayment = new Set(await listByPrice(order.within({ from: 0, to: 0 })));
  const others = (await listByPrice(query)).filter((id) => !withPayment.has(id));
  return [...found, ...others.slice(Math.max(0, offset - paid), offset + limit - paid)];

  async function listByPrice(search: CatalogQuery): Promise<number[]> {
    const { complexes } = await catalogue.countFlats(search);
    return catalogue.findComplexIds({ ...search, sort: 'price_asc', limit: complexes, offset: 0 });
  }
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
