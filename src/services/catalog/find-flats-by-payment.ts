import { listFlats } from '#db/queries/listing/flats.ts';
import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import type { ServiceContext } from '../context.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';

/** Roubles a month; no offer asks for as much. */
const MOST_PAYMENT = 2 ** 31;

const ANY_PAYMENT: FilterRange = { from: 0, to: 0 };

/**
 * Ids of one page of the flats found by the payment their cards show, the least first, then by price; those that no
 * mortgage fits come last. Payments are found by halving: how many flats cost so much a month at most is one count of
 * the catalogue, so only flats of the page itself are counted one by one.
 */
export async function findFlatsByPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  page: PageOf,
): Promise<number[]> {
  const { limit, offset } = page;
  const [book, houses] = await Promise.all([loadOfferBook(ctx), catalogue.listHousePlaces()]);
  const asked = query.filters.payment;
  const least = asked?.from ?? 0;
  const within = (payment: FilterRange): CatalogQuery => ({
    ...query,
    filters: { ...query.filters, payment },
    payable: book.payableIn(houses, payment, ctx.terms),
  });
  const count = async (payment: FilterRange) => (await catalogue.countFlats(within(payment))).flats;
  const countTo = (to: number) => (to < Math.max(least, 1) ? 0 : count({ from: least, to }));

  const paid = await count(asked ?? ANY_PAYMENT);
  const found: number[] = [];
  if (offset < paid) {
    const last = Math.min(offset + limit, paid);
    const to = await leastWhere(async (payment) => (await countTo(payment)) >= last);
    const from = await leastWhere(async (payment) => (await countTo(payment)) > offset);
    const before = await countTo(from - 1);
    const ids = await listIds({ from, to }, (await countTo(to)) - before);
    found.push(...(await byPayment(ctx, ids)).slice(offset - before, last - before));
  }
  if (asked || offset + limit <= paid) return found;
  const { flats } = await catalogue.countFlats(query);
  const all = await catalogue.findFlatIds({ ...query, sort: 'price_asc', limit: flats, offset: 0 });
  const withPayment = new Set(await listIds(ANY_PAYMENT, paid));
  const others = all.filter((id) => !withPayment.has(id));
  return [...found, ...others.slice(Math.max(0, offset - paid), offset + limit - paid)];

  async function listIds(payment: FilterRange, amount: number): Promise<number[]> {
    return catalogue.findFlatIds({ ...within(payment), sort: 'price_asc', limit: amount, offset: 0 });
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

/** The least whole number of roubles for which something is true, as it is for all greater ones. */
async function leastWhere(isTrue: (payment: number) => Promise<boolean>): Promise<number> {
  let [no, yes] = [0, MOST_PAYMENT];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (await isTrue(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
