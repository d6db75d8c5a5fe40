import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { FigureDoubt, FigureRule } from './figure-doubt.ts';
import type { FlatFigures } from './flat-figures.ts';

/** A flat of a feed on its way into the catalogue. */
export interface JudgedFlat extends FlatFigures {
  id: string;
  complexId: number;
  /** Null where the place is not in the dictionary. */
  regionId: number | null;
  /** Roubles; null while a foreign price has no rate. */
  price: number | null;
}

/** How flats on sale are priced now. */
export interface Market {
  /** The prices by region and rooms; the keys come from `marketKey`. */
  byRegionAndRooms: ReadonlyMap<string, PriceSpread>;
  byComplex: ReadonlyMap<number, PriceSpread>;
  everywhere: PriceSpread | undefined;
}

export function marketKey(regionId: number | null, rooms: RoomsBucket | 'any'): string {
  return `${regionId ?? ''}/${rooms}`;
}

/**
 * The figures of each flat that no person has answered for: impossible ones by constants, prices by how flats of the
 * same rooms are priced in the region and flats of the complex among themselves. Flats without doubts are left out.
 */
export function judgeFigures(flats: readonly JudgedFlat[], market: Market): Map<string, FigureDoubt[]> {
  const doubts = new Map<string, FigureDoubt[]>();
  const possible = flats.filter((flat) => {
    const found = impossibleFigures(flat);
    if (found.length > 0) doubts.set(flat.id, found);
    return found.length === 0;
  });

  const rangesOfMarket = marketRanges(possible, market);
  const usual = possible.filter((flat) => {
    const doubt = outside('marketPrice', perMetre(flat), rangesOfMarket(flat));
    if (doubt) doubts.set(flat.id, [doubt]);
    return !doubt;
  });

  const rangeOfComplex = complexRanges(usual, market, rangesOfMarket);
  for (const flat of usual) {
    const doubt = outside('complexPrice', perMetre(flat), rangeOfComplex(flat));
    if (doubt) doubts.set(flat.id, [doubt]);
  }
  return doubts;
}

/** The smallest and largest areas, square metres, that are still flats: from a cell for one to a storey of a tower. */
const AREAS: Record<RoomsBucket, { from: number; to: number }> = {
  '0': { from: 7, to: 300 },
  '1': { from: 7, to: 500 },
  '2': { from: 14, to: 1_000 },
  '3': { from: 21, to: 2_000 },
  '4': { from: 28, to: 3_000 },
  manyRooms: { from: 35, to: 5_000 },
  openPlan: { from: 7, to: 5_000 },
};

const CEILING_CM = { from: 200, to: 1_000 };
/** The highest house has 163 floors; three levels under the ground may still be lived in. */
const FLOORS = { from: -3, to: 165 };
/** Roubles per square metre: the poorest town and the most expensive tower lie well within. */
const PER_METRE = { from: 10_000, to: 8_000_000 };

/** Finds the figures that no flat anywhere can have, whatever others cost. */
export function impossibleFigures(flat: Omit<JudgedFlat, 'id' | 'complexId' | 'regionId'>): FigureDoubt[] {
  const area = flat.areaM2x100 / 100;
  const partOf = { from: 0, to: area };
  const { floorsTotal } = flat;
  const ofArea = outside('area', area, AREAS[flat.rooms]);
  const found = [
    ofArea,
    outside('livingArea', hundredths(flat.livingAreaM2x100), partOf),
    outside('kitchenArea', hundredths(flat.kitchenAreaM2x100), partOf),
    outside('ceiling', flat.ceilingHeightCm, CEILING_CM),
    outside('floor', flat.floor, { ...FLOORS, to: Math.min(floorsTotal ?? FLOORS.to, FLOORS.to) }),
    outside('floorsTotal', floorsTotal, { from: 1, to: FLOORS.to }),
    // When the area is impossible, the price per metre says nothing about the price.
    ofArea ? undefined : outside('price', perMetre(flat), PER_METRE),
  ];
  return found.filter((doubt) => doubt !== undefined);
}

function hundredths(value: number | null): number | null {
  return value === null ? null : value / 100;
}

/** With three other flats the price of the fourth can be judged. */
const ENOUGH = 4;
/** Where a region has fewer flats on sale than this, its median says little. */
const ENOUGH_OF_REGION = 30;
const REGION_AND_ROOMS: PriceMargins = { below: { least: 8, most: 30 }, above: { least: 12, most: 40 } };
const REGION: PriceMargins = { below: { least: 10, most: 30 }, above: { least: 15, most: 40 } };
/** Prices of towns differ tens of times over, so another town's market can only tell thousands from roubles. */
const EVERYWHERE: PriceMargins = { below: { least: 30, most: 30 }, above: { least: 40, most: 40 } };

/**
 * Gives the range the market allows for the price of a flat: by region and rooms; by region alone where those are few;
 * else by all flats on sale together with the flats of the feed in that region. Of the feed's own flats only prices
 * within the range of all flats on sale are counted.
 */
function marketRanges(flats: readonly JudgedFlat[], { byRegionAndRooms, everywhere }: Market) {
  const wide =
    everywhere && everywhere.count >= ENOUGH_OF_REGION ? rangeAround(everywhere, EVERYWHERE) : PER_METRE;
  const own = new Map(
    [...Map.groupBy(flats, ({ regionId }) => regionId)].map(([regionId, there]) => [
      regionId,
      spreadOf(there.map(perMetre).filter((price) => price >= wide.from && price <= wide.to)),
    ]),
  );
  const ranges = new Map<string, PriceRange>();

  function rangeOf(regionId: number | null, rooms: RoomsBucket): PriceRange {
    const sameRooms = byRegionAndRooms.get(marketKey(regionId, rooms));
    if (sameRooms && sameRooms.count >= ENOUGH_OF_REGION) return rangeAround(sameRooms, REGION_AND_ROOMS);
    const region = byRegionAndRooms.get(marketKey(regionId, 'any'));
    if (region && region.count >= ENOUGH_OF_REGION) return rangeAround(region, REGION);
    const ofFeed = own.get(regionId);
    if (!ofFeed || ofFeed.count < ENOUGH) return wide;
    const narrow = rangeAround(ofFeed, REGION);
    return { from: Math.max(wide.from, narrow.from), to: Math.min(wide.to, narrow.to) };
  }

  return ({ regionId, rooms }: JudgedFlat): PriceRange => {
    const key = marketKey(regionId, rooms);
    const range = ranges.get(key) ?? rangeOf(regionId, rooms);
    ranges.set(key, range);
    return range;
  };
}

/** A penthouse costs several times more per metre than the flats beneath it; an extra digit makes it ten times. */
const COMPLEX: PriceMargins = { below: { least: 5, most: 8 }, above: { least: 7, most: 9 } };

/**
 * Gives the range of prices within a complex: by its flats on sale, else by those of the feed. A complex whose flats on
 * sale are themselves far from the market is no measure.
 */
function complexRanges(
  flats: readonly JudgedFlat[],
  { byComplex }: Market,
  rangesOfMarket: (flat: JudgedFlat) => PriceRange,
) {
  const ranges = new Map<number, PriceRange | undefined>();
  for (const [complexId, own] of Map.groupBy(flats, (flat) => flat.complexId)) {
    const onSale = byComplex.get(complexId);
    const isMeasure =
      onSale !== undefined &&
      onSale.count >= ENOUGH &&
      outside('complexPrice', Math.exp(onSale.median), rangesOfMarket(own[0]!)) === undefined;
    const spread = isMeasure ? onSale : spreadOf(own.map(perMetre));
    ranges.set(complexId, spread && spread.count >= ENOUGH ? rangeAround(spread, COMPLEX) : undefined);
  }
  return ({ complexId }: JudgedFlat) => ranges.get(complexId);
}

/**
 * Roubles for one unit to the nearest order of magnitude, for a currency without a rate: enough to detect thousands.
 */
const ROUGH_RATES: Record<Currency, number> = { RUB: 1, AED: 20, EUR: 90, USD: 80, THB: 2.5 };

/** Gives the price per square metre in roubles. */
function perMetre({
  price,
  originalPrice,
  originalCurrency,
  areaM2x100,
}: Pick<JudgedFlat, 'price' | 'originalPrice' | 'originalCurrency' | 'areaM2x100'>): number {
  return ((price ?? originalPrice * ROUGH_RATES[originalCurrency]) * 100) / areaM2x100;
}

function outside(
  rule: FigureRule,
  value: number | null,
  range: PriceRange | undefined,
): FigureDoubt | undefined {
  if (value === null || range === undefined || (value >= range.from && value <= range.to)) return undefined;
  const { from, to } = range;
  return {
    rule,
    value: Math.round(value * 100) / 100,
    from: from === 0 ? null : short(from, Math.ceil),
    to: short(to, Math.floor),
  };
}

/** Rounds a bound to three digits, towards the inside of the range, so that the figure stays beyond it. */
function short(bound: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(-2, Math.floor(Math.log10(Math.max(1, Math.abs(bound)))) - 2);
  return step < 1 ? round(bound * 100) / 100 : round(bound / step) * step;
}

/** The distribution of prices per square metre on the scale of natural logarithms, since prices differ by factors. */
export interface PriceSpread {
  count: number;
  median: number;
  /** Median absolute deviation: half of the prices lie within it. */
  deviation: number;
}

/** Roubles a square metre, both bounds within. */
export interface PriceRange {
  from: number;
  to: number;
}

/** The spread of roubles a square metre, each above zero; undefined of none. */
export function spreadOf(perMetre: readonly number[]): PriceSpread | undefined {
  if (perMetre.length === 0) return undefined;
  const logs = Float64Array.from(perMetre, Math.log).sort();
  const median = medianOf(logs);
  const deviation = medianOf(logs.map((log) => Math.abs(log - median)).sort());
  return { count: perMetre.length, median, deviation };
}

function medianOf(sorted: Float64Array): number {
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The factors by which a price may lie below and above the median: the least, and the most for a wide distribution. */
export interface PriceMargins {
  below: { least: number; most: number };
  above: { least: number; most: number };
}

/**
 * Five standard deviations of a normal distribution, estimated by the median absolute deviation, which ignores
 * outliers.
 */
const DEVIATIONS = 5 * 1.4826;

function rangeAround({ median, deviation }: PriceSpread, { below, above }: PriceMargins): PriceRange {
  const times = Math.exp(DEVIATIONS * deviation);
  return {
    from: Math.exp(median) / Math.min(Math.max(times, below.least), below.most),
    to: Math.exp(median) * Math.min(Math.max(times, above.least), above.most),
  };
}
