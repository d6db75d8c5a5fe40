import type { PastPrice } from '#db/queries/listing/flat-prices.ts';
import type { PastStatus } from '#db/queries/listing/flat-statuses.ts';
import type { PastHandover } from '#db/queries/listing/house-handovers.ts';
import { findRates } from '#db/queries/money/rates.ts';
import { seedCurrencyRates } from '#db/seed/currency-rates.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import type { ServiceContext } from '#services/context.ts';
import { type ComplexDescription, describeComplex } from '#services/listing/describe-complex.ts';
import { recordHandoverHistory } from '#services/listing/record-handover-history.ts';
import { recordPriceHistory } from '#services/listing/record-price-history.ts';
import { recordStatusHistory } from '#services/listing/record-status-history.ts';
import { refreshOverlay } from '#services/listing/refresh-overlay.ts';
import { listCollections, saveCollection } from '#services/listing/save-collection.ts';
import { setClosedSales } from '#services/listing/set-closed-sales.ts';
import { readSince } from '../past-exports.ts';
import { randomOf } from '../random.ts';
import type { WorldComplex } from '../world/model.ts';
import { namedComplexes } from '../world-feeds.ts';
import { WRITERS } from '../writers/writers.ts';
import { type CatalogueIds, findCatalogueIds } from './catalogue-ids.ts';
import { demoCollections } from './collections.ts';
import { amenitiesOf, describeInWords, domRfIdOf, seaDistanceOf } from './describe.ts';
import { describeDevelopers } from './describe-developers.ts';
import { masterPlanOf } from './master-plan.ts';
import { assignOwnPrograms } from './own-programs.ts';
import { pastHandovers } from './past-handovers.ts';
import { pastPrices } from './past-prices.ts';
import { pastStatuses } from './past-statuses.ts';
import { picturesOf } from './pictures.ts';
import { isPricedOnRequest, takePricesAway } from './prices-on-request.ts';
import { progressOf } from './progress.ts';
import { describeSmallWorld } from './small-world.ts';

/** One in so many complexes sells one house in private, one in many sells all of them so. */
const CLOSED_HOUSE_EVERY = 17;
const CLOSED_COMPLEX_EVERY = 61;
const COLLECTION_SIZE = 24;

/** Says of the imported world what feeds cannot; said twice it changes nothing. */
export async function applyOverlay(ctx: ServiceContext, onProgress: (line: string) => void): Promise<void> {
  await seedCurrencyRates(ctx.db);
  const ids = await findCatalogueIds(ctx.db);
  const known = [...namedComplexes()].flatMap((complex) => {
    const id = ids.complexes.get(WRITERS[complex.group.dialect].complexKey(complex));
    return id === undefined ? [] : [{ complex, id }];
  });
  for (const { complex, id } of known) await describeComplex(ctx, id, descriptionOf(complex, id, ids));
  const small = await describeSmallWorld(ctx);
  await describeDevelopers(ctx, [...known.map(({ id }) => id), ...small]);
  onProgress(`Демо-мир: описано ${known.length} ЖК`);

  for (const { complex, id } of known) await closeSales(ctx, complex, id, ids);
  await refreshOverlay(ctx);
  onProgress('Демо-мир: измерены пути до метро и шоссе');

  const silent = await takePricesAway(
    ctx,
    known.flatMap(({ complex }) => flatsOnRequest(complex, ids)),
  );
  onProgress(`Демо-мир: с ценой по запросу ${countFlats(silent)}`);

  const rates = await findRates(ctx.db);
  const added = await recordPriceHistory(
    ctx,
    known.flatMap(({ complex }) => pricesOf(complex, ids, rates)),
  );
  onProgress(`Демо-мир: в истории цен новых записей ${added}`);

  const closed = await recordStatusHistory(
    ctx,
    known.flatMap(({ complex }) => statusesOf(complex, ids)),
  );
  onProgress(`Демо-мир: в истории продаж новых записей ${closed}`);

  const terms = await recordHandoverHistory(
    ctx,
    known.flatMap(({ complex }) => termsOf(complex, ids)),
  );
  onProgress(`Демо-мир: в истории сроков новых записей ${terms}`);

  await assignOwnPrograms(ctx, known);
  const existing = await listCollections(ctx);
  for (const { name, has } of demoCollections()) {
    const before = existing.find((collection) => collection.name === name);
    const fitting = known.filter(({ complex }) => has(complex));
    const complexIds = fitting
      .sort(byLot(name))
      .slice(0, COLLECTION_SIZE)
      .map(({ id }) => id);
    await saveCollection(ctx, { ...(before && { id: before.id }), name, complexIds });
  }
}

/** An order without a reason, the same every time. */
function byLot(name: string) {
  return (one: { complex: WorldComplex }, other: { complex: WorldComplex }): number =>
    randomOf(name, one.complex.id)() - randomOf(name, other.complex.id)();
}

function descriptionOf(complex: WorldComplex, id: number, ids: CatalogueIds): ComplexDescription {
  const writer = WRITERS[complex.group.dialect];
  return {
    comfortClass: complex.comfortClass,
    ownDescription: describeInWords(complex),
    domRfId: domRfIdOf(complex),
    parking: complex.parking,
    amenities: amenitiesOf(complex),
    seaDistanceM: seaDistanceOf(complex),
    masterPlan: {
      svg: masterPlanOf(complex, id),
      layers: complex.houses.flatMap((house) => {
        const houseId = ids.houses.get(writer.houseKey(complex, house));
        return houseId === undefined ? [] : [{ houseId, order: house.order }];
      }),
    },
    media: [...picturesOf(complex, id), ...progressOf(complex, id)],
  };
}

async function closeSales(
  ctx: ServiceContext,
  complex: WorldComplex,
  complexId: number,
  ids: CatalogueIds,
): Promise<void> {
  if (complex.id % CLOSED_COMPLEX_EVERY === 0) await setClosedSales(ctx, { complexId }, true);
  const last = complex.houses.at(-1)!;
  const houseId = ids.houses.get(WRITERS[complex.group.dialect].houseKey(complex, last));
  if (complex.id % CLOSED_HOUSE_EVERY === 0 && houseId !== undefined)
    await setClosedSales(ctx, { complexId, houseId }, true);
}

function pricesOf(
  complex: WorldComplex,
  ids: CatalogueIds,
  rates: Awaited<ReturnType<typeof findRates>>,
): PastPrice[] {
  const { currency } = complex.town;
  const rate = rates[currency];
  return [...listedFlats(complex, ids)].flatMap(({ house, flat, flatId }) =>
    flat.status === 'SOLD'
      ? []
      : beforeReadings(complex, pastPrices(complex, house, flat)).map(({ at, price }) => ({
          flatId,
          at,
          price: rate === undefined ? null : Math.round(price * rate),
          originalPrice: price,
          originalCurrency: currency,
        })),
  );
}

function statusesOf(complex: WorldComplex, ids: CatalogueIds): PastStatus[] {
  return [...listedFlats(complex, ids)].flatMap(({ house, flat, flatId }) =>
    beforeReadings(complex, pastStatuses(house, flat)).map((past) => ({ flatId, ...past })),
  );
}

function termsOf(complex: WorldComplex, ids: CatalogueIds): PastHandover[] {
  const writer = WRITERS[complex.group.dialect];
  return complex.houses.flatMap((house) => {
    const houseId = ids.houses.get(writer.houseKey(complex, house));
    return houseId === undefined ? [] : pastHandovers(house).map((term) => ({ houseId, ...term }));
  });
}

function flatsOnRequest(complex: WorldComplex, ids: CatalogueIds): number[] {
  return [...listedFlats(complex, ids)]
    .filter(({ flat }) => isPricedOnRequest(complex, flat))
    .map(({ flatId }) => flatId);
}

/** What happened since the first of several readings of a feed is told by those. */
function beforeReadings<Moment extends { at: Date }>({ group }: WorldComplex, past: Moment[]): Moment[] {
  const since = readSince(group);
  return since === null ? past : past.filter(({ at }) => at < since);
}

/** The flats that feeds list, with their ids in the catalogue. */
function* listedFlats(complex: WorldComplex, ids: CatalogueIds) {
  const writer = WRITERS[complex.group.dialect];
  for (const house of complex.houses) {
    const houseId = ids.houses.get(writer.houseKey(complex, house));
    for (const flat of house.flats.filter(writer.lists)) {
      const flatId = ids.flats.get(`${houseId}/${flat.number}`);
      if (flatId !== undefined) yield { house, flat, flatId };
    }
  }
}
