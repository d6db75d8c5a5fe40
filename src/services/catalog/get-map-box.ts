import type { MapBox, MapBoxInput, MarkedHouse } from '#contract/search-figures.ts';
import type { Catalogue } from '#domain/catalog/catalogue.ts';
import { clusterHouses } from '#domain/catalog/cluster-houses.ts';
import { soleHandoverDate } from '#domain/time/sole-handover-date.ts';
import type { ServiceContext } from '../context.ts';
import { countBestPayments } from '../mortgage/count-best-payments.ts';
import { wholeRoubles } from './load-flat-cards.ts';
import { openCatalogue, readSearch } from './open-catalogue.ts';

/** Houses of a box of the map with the flats found in them; those too near each other come as one cluster. */
export async function getMapBox(ctx: ServiceContext, input: MapBoxInput): Promise<MapBox> {
  const { south, west, north, east, zoom } = input;
  const catalogue = openCatalogue(ctx);
  const search = await readSearch(ctx, catalogue, input);
  const found = await catalogue.listMapHouses(search, { south, west, north, east });
  const { clusters, houses } = clusterHouses(found, {
    zoom,
    spanDegrees: west > east ? east - west + 360 : east - west,
  });
  const marks = [
    ...clusters.map(({ cheapestHouseId, minPrice }) => ({ houseId: cheapestHouseId, minPrice })),
    ...houses,
  ];
  const payments = input.lens === 'payment' ? await countMarks(ctx, catalogue, marks) : [];
  return {
    clusters: clusters.map(({ cheapestHouseId: _, ...cluster }, at) => ({
      ...cluster,
      ...(payments[at] ?? NO_PAYMENT),
    })),
    houses: houses.map((house, at) => ({ ...house, ...(payments[clusters.length + at] ?? NO_PAYMENT) })),
  };
}

const NO_PAYMENT = { payment: null, paymentProgram: null };

interface Mark {
  houseId: number;
  minPrice: number | null;
}

/** Counts the payment of the cheapest flat of each mark as its card says it; null where no offer fits. */
async function countMarks(
  ctx: ServiceContext,
  catalogue: Catalogue,
  marks: readonly Mark[],
): Promise<(Pick<MarkedHouse, 'payment' | 'paymentProgram' | 'paymentLater'> | null)[]> {
  const wanted = new Set(marks.map(({ houseId }) => houseId));
  const houses = (await catalogue.listHousePlaces()).filter(({ houseId }) => wanted.has(houseId));
  const places = new Map(houses.map((house) => [house.houseId, house]));
  const payments = await countBestPayments(
    ctx,
    marks.map(({ houseId, minPrice }) => {
      const { handover, ...place } = places.get(houseId)!;
      const handoverDate = soleHandoverDate([handover ?? { year: null, quarter: null }]);
      return { ...place, price: minPrice, handoverDate };
    }),
  );
  return payments.map(
    (best) =>
      best && {
        payment: wholeRoubles(best.sum),
        paymentProgram: best.program,
        ...(best.later && { paymentLater: wholeRoubles(best.later) }),
      },
  );
}
