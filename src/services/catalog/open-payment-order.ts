import type { CatalogQuery, Catalogue, PageOf } from '#domain/catalog/catalogue.ts';
import type { FilterRange } from '#domain/catalog/filters/search-filters.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from '../mortgage/load-offer-book.ts';

/** Roubles a month; no offer asks for as much. */
const MOST_PAYMENT = 2 ** 31;

const ANY_PAYMENT: FilterRange = { from: 0, to: 0 };

/** The payments that a page of an order by them lies within. */
export interface PaymentPage {
  /** Whole roubles, both included; null where the page holds nothing that a mortgage fits. */
  range: FilterRange | null;
  /** How many in all have a payment, and how many of them less than the range. */
  paid: number;
  before: number;
}

export interface PaymentOrder {
  /** The search, limited to some payments besides. */
  within(payment: FilterRange): CatalogQuery;
  /** The search, limited to less than a payment. */
  under(payment: number): CatalogQuery;
  findPage(page: PageOf): Promise<PaymentPage>;
}

/**
 * An order by payment of what a search finds, flats or their complexes, the least first. Payments are found by halving:
 * how many cost so much a month at most is one count of the catalogue.
 */
export async function openPaymentOrder(
  ctx: ServiceContext,
  catalogue: Catalogue,
  query: CatalogQuery,
  counted: 'flats' | 'complexes',
): Promise<PaymentOrder> {
  const [book, houses] = await Promise.all([loadOfferBook(ctx), catalogue.listHousePlaces()]);
  const asked = query.filters.payment;
  const least = asked?.from ?? 0;
  const within = (payment: FilterRange): CatalogQuery => ({
    ...query,
    filters: { ...query.filters, payment },
    payable: book.payableIn(houses, payment, ctx.terms),
  });
  const count = async (payment: FilterRange) => (await catalogue.countFlats(within(payment)))[counted];
  const countTo = (to: number) => (to < Math.max(least, 1) ? 0 : count({ from: least, to }));
  return {
    within,
    under: (payment) => within({ from: least, to: payment - 1 }),
    async findPage({ limit, offset }) {
      const paid = await count(asked ?? ANY_PAYMENT);
      if (offset >= paid) return { range: null, paid, before: paid };
      const last = Math.min(offset + limit, paid);
      const to = await leastWhere(async (payment) => (await countTo(payment)) >= last);
      const from = await leastWhere(async (payment) => (await countTo(payment)) > offset);
      return { range: { from, to }, paid, before: await countTo(from - 1) };
    },
  };
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
