import type { House } from '#contract/catalog.ts';
import type { ComplexPage } from '#contract/complex-page.ts';
import { countHandovers, listHandoverYears } from '#db/queries/company/developers.ts';
import { findSuccessor } from '#db/queries/feed/joined-places.ts';
import { type FlatRow, listCheapestByRooms, listPaymentPlans } from '#db/queries/listing/flats.ts';
import { listMetroPoints } from '#db/queries/listing/house-metros.ts';
import { listProgressMedia } from '#db/queries/media/media.ts';
import { listRates } from '#db/queries/money/rates.ts';
import { AppError } from '#domain/errors.ts';
import { isOwnPicture } from '#domain/media/is-own-picture.ts';
import { presentAggregatedHandover } from '../company/present-aggregated-handover.ts';
import type { ServiceContext } from '../context.ts';
import { listInfrastructure } from '../listing/list-infrastructure.ts';
import { listNamedTerms } from '../listing/list-named-terms.ts';
import { countPayments } from '../mortgage/count-payments.ts';
import { getListingMortgage } from '../mortgage/get-listing-mortgage.ts';
import { placeOfFlat } from '../mortgage/place-of-flat.ts';
import { placeOfHouse } from '../mortgage/place-of-house.ts';
import { openRoads } from '../road/open-roads.ts';
import { presentRoadTimes } from '../road/present-road-times.ts';
import { findSimilarComplexes } from './find-similar-complexes.ts';
import { loadComplexCards } from './load-complex-cards.ts';
import { loadComplexes } from './load-complexes.ts';
import { loadShownFlats, presentMedia } from './load-flats.ts';
import { openCatalogue } from './open-catalogue.ts';

/** The flats of each rooms bucket that a complex lists before it links to the search. */
export const FLATS_OF_BUCKET = 6;
const SIMILAR = 4;
const PLANS = 4;

/** Gives all data of a complex's page; one joined to another answers with that one. Errors: NOT_FOUND. */
export async function getComplexPage(ctx: ServiceContext, askedId: number): Promise<ComplexPage> {
  const id = (await findSuccessor(ctx.db, 'complex', askedId)) ?? askedId;
  const catalogue = openCatalogue(ctx);
  const { complexes, houses, developerCompanies } = await loadComplexes(ctx.db, catalogue, [id], {
    withMasterPlans: true,
  });
  const complex = complexes[0];
  if (!complex) throw new AppError('NOT_FOUND', 'Complex not found');
  const [
    rows,
    handovers,
    handoverYears,
    infrastructure,
    metroPoints,
    rates,
    similarIds,
    paymentPlans,
    progress,
  ] = await Promise.all([
    listCheapestByRooms(ctx.db, id, FLATS_OF_BUCKET),
    countHandovers(ctx.db, complex.developerCompanyId),
    listHandoverYears(ctx.db, complex.developerCompanyId),
    listInfrastructure(ctx, id),
    listMetroPoints(
      ctx.db,
      complex.metros.map(({ metroId }) => metroId),
    ),
    listRates(ctx.db),
    findSimilarComplexes(ctx.db, catalogue, id, SIMILAR),
    listPaymentPlans(ctx.db, id, PLANS),
    listProgressMedia(ctx.db, id),
  ]);
  const cheapest = rows.reduce<FlatRow | undefined>(cheaper, undefined);
  const [{ flats, media }, similar, mortgage, housePayments, handoverTerms, roads] = await Promise.all([
    loadShownFlats(ctx, rows),
    loadComplexCards(ctx, catalogue, similarIds),
    cheapest ? getListingMortgage(ctx, placeOfFlat(cheapest)) : null,
    cheapest ? countHousePayments(ctx, houses, cheapest) : [],
    listNamedTerms(
      ctx.db,
      houses.map((house) => house.id),
    ),
    openRoads(ctx, catalogue),
  ]);
  return {
    complex,
    houses,
    developerCompany: {
      ...developerCompanies[0]!,
      aggregatedHandover: presentAggregatedHandover(handovers),
    },
    flats,
    media,
    mortgage,
    handoverYears,
    infrastructure,
    rates,
    roads: presentRoadTimes(
      roads,
      houses.map((house) => house.id),
    ),
    metroPoints,
    housePayments,
    handoverTerms,
    paymentPlans,
    progress: groupByMonth(progress),
    similar,
  };
}

/** Photos of construction by month; those of other hosts are not fetched by pages and left out. */
function groupByMonth(rows: Awaited<ReturnType<typeof listProgressMedia>>): ComplexPage['progress'] {
  const shown = rows
    .map((row, at) => ({
      month: row.takenOn!.slice(0, 'YYYY-MM'.length),
      picture: presentMedia({ ...row, ownerId: 0, order: at + 1, isPlan: false }),
    }))
    .filter(({ picture }) => isOwnPicture(picture));
  return [...Map.groupBy(shown, ({ month }) => month)].map(([month, own]) => ({
    month,
    pictures: own.map(({ picture }) => picture),
  }));
}

async function countHousePayments(
  ctx: ServiceContext,
  houses: readonly House[],
  sibling: FlatRow,
): Promise<ComplexPage['housePayments']> {
  const places = houses.map((house) => placeOfHouse(house, placeOfFlat(sibling)));
  const payments = await countPayments(ctx, places);
  return houses.flatMap(({ id }, at) => {
    const payment = payments[at];
    return payment ? [{ houseId: id, payment }] : [];
  });
}

function cheaper(one: FlatRow | undefined, other: FlatRow): FlatRow | undefined {
  if (other.price === null) return one;
  return one && one.price! <= other.price ? one : other;
}
