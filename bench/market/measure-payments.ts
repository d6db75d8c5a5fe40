import type { Db } from '../../src/db/client.ts';
import { readOfferBook } from '../../src/db/queries/mortgage/offer-book.ts';
import { seedDemoOffers } from '../../src/db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '../../src/db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { CatalogQuery, Catalogue } from '../../src/domain/catalog/catalogue.ts';
import { facetsAt } from '../../src/domain/catalog/filters/facets.ts';
import { rulerPayment } from '../../src/domain/mortgage/ruler-payment.ts';
import { readTerms } from '../../src/domain/mortgage/terms/terms-text.ts';
import { moscowDate } from '../../src/domain/time/moscow.ts';
import { assembleOfferBook } from '../../src/services/mortgage/assemble-offer-book.ts';
import { type OpenOfferBook, openOfferBook } from '../../src/services/mortgage/open-offer-book.ts';
import { figuresOf, inMs } from './figures.ts';

const KINDS: Record<string, (catalogue: Catalogue, query: CatalogQuery, now: Date) => unknown> = {
  'счёт квартир и ЖК': (catalogue, query) => catalogue.countFlats(query),
  'страница default': (catalogue, query) =>
    catalogue.findFlatIds({ ...query, sort: 'default', limit: 80, offset: 0 }),
  'страница price_desc': (catalogue, query) =>
    catalogue.findFlatIds({ ...query, sort: 'price_desc', limit: 80, offset: 0 }),
  'счёт вариантов': (catalogue, query, now) => catalogue.countFacets(query, facetsAt(now)),
};

const TERMS = [undefined, 'down3000000,years25', 'none', 'family,years30', 'down0p'].map((text) =>
  readTerms(text),
);

/** Offers of the demo installation, opened for a day. */
export async function openBenchOffers(db: Db, now: Date): Promise<OpenOfferBook> {
  await seedMortgageDictionary(db);
  await seedDemoOffers(db, now);
  const today = moscowDate(now);
  return openOfferBook(assembleOfferBook(await readOfferBook(db, { today })), today);
}

/**
 * Asks the same searches with a price range and with the payment of that price, in turn; what turns the payment into
 * prices is measured with the payment.
 */
export async function measurePayments(
  catalogue: Catalogue,
  book: OpenOfferBook,
  queries: readonly CatalogQuery[],
  now: Date,
): Promise<void> {
  console.log('\nплатёж против цены: p50 и p95, мс');
  const houses = await catalogue.listHousePlaces();
  for (const [kind, ask] of Object.entries(KINDS)) {
    const [byPrice, byPayment]: [number[], number[]] = [[], []];
    for (const [at, query] of queries.entries()) {
      const price = 5_000_000 + ((at * 7_919_000) % 25_000_000);
      const { priceRange: _, ...filters } = query.filters;
      const priced = { ...query, filters: { ...filters, priceRange: { from: 0, to: price } } };
      byPrice.push(await timed(() => ask(catalogue, priced, now)));
      const payment = { from: 0, to: rulerPayment(price).floor().toNumber() };
      byPayment.push(
        await timed(() => {
          const payable = book.payableIn(houses, payment, TERMS[at % TERMS.length]!);
          return ask(catalogue, { ...query, filters: { ...filters, payment }, payable }, now);
        }),
      );
    }
    const [one, other] = [figuresOf(byPrice), figuresOf(byPayment)];
    const ratio = (of: 'p50' | 'p95') => (other[of] / one[of]).toFixed(2);
    console.log(
      `${kind.padEnd(24)} цена ${inMs(one.p50)}${inMs(one.p95)}   платёж ${inMs(other.p50)}${inMs(other.p95)}   в ${ratio('p50')} и ${ratio('p95')} раза`,
    );
  }
}

async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
