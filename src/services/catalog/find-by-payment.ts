import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';

/** Roubles a month; no offer asks for as much. */
const MOST_PAYMENT = 2 ** 31;

const ANY_PAYMENT: FilterRange = { from: 0, to: 0 };

/** The things that are put in order by payment. */
export interface PaidThings {
  counted: 'flats' | 'complexes';
  /** All ids a search finds, by price. */
  list(search: CatalogQuery): Promise<number[]>;
  /** Orders ids, given by price, by the payment that their cards show of what a search finds. */
  arrange(ids: readonly number[], search: CatalogQuery): Promise<number[]>;
}

/**
 * Ids of one page of what a search finds by payment, the least first; those that no mortgage fits come last, by price.
 * Payments are found by halving: how many cost so much a month at most is one count of the catalogue, so only those of
 * the page itself are counted one by one.
 */
export async function findByPayment(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  { limit, offset }: PageOf,
  things: PaidThings,
): Promise<number[]> {
  const [book, houses] = await Promise.all([loadOfferBook(ctx), catalogue.listHousePlaces()]);
  const asked = query.filters.payment;
  const least = asked?.from ?? 0;
  const within = (payment: FilterRange): CatalogQuery => ({
    ...query,
    filters: { ...query.filters, payment },
    payable: book.payableIn(houses, payment, ctx.terms),
  });
  const count = async (payment: FilterRange) => (await catalogue.countFlats(within(payment)))[things.counted];
  const countTo = (to: number) => (to < Math.max(least, 1) ? 0 : count({ from: least, to }));

  const paid = await count(asked ?? ANY_PAYMENT);
  const found: number[] = [];
  if (offset < paid) {
    const last = Math.min(offset + limit, paid);
    const to = await leastWhere(async (payment) => (await countTo(payment)) >= last);
    const from = await leastWhere(async (payment) => (await countTo(payment)) > offset);
    const before = await countTo(from - 1);
    // A flat has one payment; a complex with a flat that costs less stands on a page before.
    const mayBeEarlier = before > 0 && things.counted === 'complexes';
    const earlier = new Set(mayBeEarlier ? await things.list(within({ from: least, to: from - 1 })) : []);
    const search = within({ from, to });
    const ids = (await things.list(search)).filter((id) => !earlier.has(id));
    found.push(...(await things.arrange(ids, search)).slice(offset - before, last - before));
  }
  if (asked || offset + limit <= paid) return found;
  const withPayment = new Set(await things.list(within(ANY_PAYMENT)));
  const others = (await things.list(query)).filter((id) => !withPayment.has(id));
  return [...found, ...others.slice(Math.max(0, offset - paid), offset + limit - paid)];
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
