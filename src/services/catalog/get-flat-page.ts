import type { Complex } from '#contract/catalog.ts';
import type { FlatPage } from '#contract/flat-page.ts';
import { findMedianPrice } from '#db/queries/catalog/prices.ts';
import { findSuccessor } from '#db/queries/feed/joined-places.ts';
import { listFlatPrices } from '#db/queries/listing/flat-prices.ts';
import { findStatusSince } from '#db/queries/listing/flat-statuses.ts';
import { type FlatRow, listFlats, listFlatsOfComplex, listFlatsOfHouse } from '#db/queries/listing/flats.ts';
import { listRates } from '#db/queries/money/rates.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { MAX_OBJECTS_PER_QUERY } from '#domain/catalog/page.ts';
import { AppError } from '#domain/errors.ts';
import { isGone } from '#domain/listing/is-gone.ts';
import { placeInHouse } from '#domain/listing/place-in-house.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import type { Decimal } from '#domain/money/decimal.ts';
import type { ServiceContext } from '../context.ts';
import { listNamedTerms } from '../listing/list-named-terms.ts';
import { getListingMortgage } from '../mortgage/get-listing-mortgage.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { openRoads } from '../road/open-roads.ts';
import { presentRoadTimes } from '../road/present-road-times.ts';
import { countBucketPayments } from './count-bucket-payments.ts';
import { findSimilarComplexes } from './find-similar-complexes.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadFlatCards } from './load-flat-cards.ts';
import { loadShownFlats } from './load-flats.ts';
import { openCatalogue } from './open-catalogue.ts';
import { similarFlats } from './similar-flats.ts';

const OTHER_FLATS = 4;
const OTHER_COMPLEXES = 4;

/**
 * Gives all data of a flat's page, also of a flat withdrawn lately; one joined to another answers with that one. Errors:
 * NOT_FOUND, with the reason `gone` when the flat was withdrawn ninety days ago or earlier.
 */
export async function getFlatPage(ctx: ServiceContext, askedId: number): Promise<FlatPage> {
  const id = (await findSuccessor(ctx.db, 'flat', askedId)) ?? askedId;
  const [row] = await listFlats(ctx.db, [id]);
  if (!row) throw new AppError('NOT_FOUND', 'Flat not found');
  if (isGone(row.withdrawnAt, ctx.now))
    throw new AppError('NOT_FOUND', 'Flat is gone', { details: { reason: 'gone' } });
  const catalogue = openCatalogue(ctx);
  const [
    { flats, media },
    places,
    statusSince,
    neighbours,
    priceHistory,
    median,
    rates,
    household,
    mortgage,
    handoverTerms,
  ] = await Promise.all([
    loadShownFlats(ctx, [row]),
    loadComplexes(ctx.db, catalogue, [row.complexId]),
    findStatusSince(ctx.db, row.id, row.status),
    listFlatsOfComplex(ctx.db, row.complexId, MAX_OBJECTS_PER_QUERY),
    listFlatPrices(ctx.db, row.id),
    findMedianPrice(ctx.db, row),
    listRates(ctx.db),
    listFlatsOfHouse(ctx.db, row.houseId),
    getListingMortgage(ctx, placeOfFlat(row)),
    listNamedTerms(ctx.db, [row.houseId]),
  ]);
  const here = similarFlats(row, neighbours, OTHER_FLATS);
  const otherRows = here.length > 0 ? here : await findFlatsNearby(ctx, catalogue, row);
  const complex = places.complexes[0]!;
  const [complexPayments, others, roads] = await Promise.all([
    countBucketPayments(ctx, cheapestFlats(complex)),
    loadFlatCards(ctx, otherRows),
    openRoads(ctx, catalogue),
  ]);
  return {
    flat: flats[0]!,
    withdrawnAt: row.withdrawnAt,
    description: row.description,
    paymentPlan: row.paymentPlan,
    media,
    complex,
    complexPayment: complexPayments.map(({ payment }) => payment).reduce(lesser, null),
    house: places.houses.find((house) => house.id === row.houseId)!,
    roads: presentRoadTimes(roads, [row.houseId]),
    developerCompany: places.developerCompanies[0]!,
    statusSince,
    others,
    priceHistory,
    handoverTerms,
    median: median ?? null,
    rates,
    mortgage,
    place: placeInHouse(
      household.map(({ areaM2x100, ...flat }) => ({ ...flat, area: areaM2x100 / 100 })),
      row.id,
    ),
  };
}

/** Flats like one whose complex has nothing left, from the complexes most like its own. */
async function findFlatsNearby(ctx: ServiceContext, catalogue: Catalogue, row: FlatRow): Promise<FlatRow[]> {
  const complexIds = await findSimilarComplexes(ctx.db, catalogue, row.complexId, OTHER_COMPLEXES);
  const nearby = await Promise.all(
    complexIds.map((complexId) => listFlatsOfComplex(ctx.db, complexId, MAX_OBJECTS_PER_QUERY)),
  );
  return similarFlats(row, nearby.flat(), OTHER_FLATS);
}

/** One of each bucket on sale. */
function cheapestFlats({ statistics }: Complex): number[] {
  return ROOMS_BUCKETS.flatMap((rooms) => statistics[rooms].exampleFlats.slice(0, 1));
}

function lesser(least: Decimal | null, payment: Decimal): Decimal {
  return least?.lessThan(payment) ? least : payment;
}
