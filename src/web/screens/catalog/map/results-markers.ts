import type { MapBox, MarkedHouse } from '#contract/search-figures.ts';
import type { Lens } from '#domain/catalog/lens.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countComplexes, countFlats, countListings } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import type { MapMarker } from '../../../map/map-types.ts';
import type { ListedComplex } from './listed-complexes.ts';
import { markerPrice } from './marker-price.ts';

/** A marker of the results: a flag is of one complex, a cluster of all that stand in it. */
export type ResultsMarker = MapMarker & {
  complexId?: number;
  /** Those of the complex that stand on its point. */
  houseIds?: readonly number[];
  complexIds?: readonly number[];
  /** A place of a layer, which is nothing that was found. */
  place?: MarkedPlace;
};

/** Words of the card of a place. */
export interface MarkedPlace {
  name: string;
  way: string;
  address: string | null;
}

export interface MarkerTexts {
  lens: Lens;
  /** The list beside it is one of complexes, so that marks count them and not their flats. */
  areComplexes: boolean;
  listed: readonly ListedComplex[];
  /** Complexes whose cards this visitor has opened. */
  seen: ReadonlySet<number>;
}

/** The marks of a box of the map: flags in the order of the list, flags of houses not listed, then clusters. */
export function resultsMarkers({ clusters, houses }: MapBox, texts: MarkerTexts): ResultsMarker[] {
  const places = new Map(texts.listed.map(({ id }, index) => [id, index]));
  const placeOf = ({ complexId }: MarkedHouse) => places.get(complexId) ?? places.size;
  const flags = oneAPoint(houses).toSorted((one, other) => placeOf(one) - placeOf(other));
  return [
    ...flags.map((house) => flagOf(house, texts)),
    ...clusters.map((cluster) => clusterOf(cluster, texts)),
  ];
}

function clusterOf(
  { id, latitude, longitude, count, complexIds, ...sums }: MapBox['clusters'][number],
  { lens, areComplexes }: MarkerTexts,
): ResultsMarker {
  const { words, text, unit } = markerPrice(sums, lens);
  const found = areComplexes ? complexIds.length : count;
  const near = `${areComplexes ? countComplexes(found) : countListings(found)} рядом`;
  const from = unit && `от${NBSP}${text}${NBSP}${unit}`;
  return {
    id: `cluster ${id}`,
    kind: 'cluster',
    latitude,
    longitude,
    text: formatNumber(found),
    ...(from && { from }),
    // It begins with what is seen, for those who press by voice; payments are rounded there and exact here.
    name: from ? `${from}, ${near}${from.endsWith('млн') ? '' : `, ${words}`}` : `${near}, ${words}`,
    complexIds,
  };
}

interface Flag extends MarkedHouse {
  houseIds: number[];
}

function oneAPoint(houses: readonly MarkedHouse[]): Flag[] {
  const groups = Map.groupBy(houses, (house) => `${house.complexId} ${house.latitude} ${house.longitude}`);
  return [...groups.values()].map((group) => {
    const priceOf = ({ minPrice }: MarkedHouse) => minPrice ?? Number.POSITIVE_INFINITY;
    const cheapest = group.reduce((best, house) => (priceOf(house) < priceOf(best) ? house : best));
    return {
      ...group[0]!,
      houseIds: group.map(({ houseId }) => houseId),
      flatsCount: group.reduce((total, { flatsCount }) => total + flatsCount, 0),
      minPrice: cheapest.minPrice,
      payment: cheapest.payment,
      paymentProgram: cheapest.paymentProgram,
      paymentLater: cheapest.paymentLater,
    };
  });
}

function flagOf(flag: Flag, { lens, listed, seen }: MarkerTexts): ResultsMarker {
  const { houseId, houseIds, complexId, latitude, longitude, flatsCount } = flag;
  const { words, ...text } = markerPrice(flag, lens);
  // The name holds what is seen, for those who press by voice; payments are rounded there and exact in words.
  const seenSum = text.unit === 'тыс.' ? `${text.text}${NBSP}${text.unit}, ` : '';
  const name = listed.find(({ id }) => id === complexId)?.name;
  return {
    id: `house ${houseId}`,
    kind: 'flag',
    complexId,
    houseIds,
    latitude,
    longitude,
    ...text,
    name: `${name ? complexName(name) : 'Дом'}, ${seenSum}${words}, ${countFlats(flatsCount)}`,
    isSeen: seen.has(complexId),
  };
}
