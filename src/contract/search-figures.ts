import { z } from 'zod';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { LENSES } from '#domain/catalog/lens.ts';
import type { PriceCell } from '#domain/catalog/price-cells.ts';
import type { LocationCode } from '#domain/geo/location-code.ts';
import { PLACE_KINDS, type PlaceKind } from '#domain/listing/place-kind.ts';
import type { BuyerProgram } from '#domain/mortgage/terms/buyer-terms.ts';
import { type MapHouse, SearchRequest } from './catalog.ts';
import type { Walk } from './infrastructure.ts';
import { LocationInput } from './location.ts';

/** The number of flats each choice of each filter would find with the other filters as they are. */
export type Facets = Record<string, Record<string, number>>;

/** A ready search of one choice and how many flats it finds. */
export interface Hub {
  name: string;
  filters: SearchFilters;
  flatsCount: number;
}

/** Places where a search may be continued; those that would find nothing are left out. */
export interface Hubs {
  rooms: Hub[];
  handovers: Hub[];
  /** This list and the next ones begin with the most flats; a metro counts its flats wherever it is. */
  metros: Hub[];
  cityAreas: Hub[];
  developers: Hub[];
  collections: Hub[];
}

/** Some places; none means everywhere. */
export const PlacesInput = z.object({ location: LocationInput.optional() });
export type PlacesInput = z.infer<typeof PlacesInput>;

/** Years of four digits: beyond them JavaScript writes a moment as PostgreSQL cannot read it. */
const Moment = z.date().min(new Date(0)).max(new Date('9999-12-31T23:59:59Z'));

/** A search, and since when it was not looked at. */
export const NewFlatsInput = SearchRequest.omit({ sort: true }).extend({ since: Moment });
export type NewFlatsInput = z.infer<typeof NewFlatsInput>;

/** The last whole reading of a feed that sells in the places asked for; null when there was none. */
export interface Freshness {
  confirmedAt: Date | null;
}

/** A city with something on sale near places where nothing is. */
export interface NearCity {
  location: LocationCode;
  name: string;
  flatsCount: number;
  complexesCount: number;
}

export const PriceHistogramInput = SearchRequest.extend({
  bins: z.number().int().min(1).max(1000),
  /** Only up to the price at which rulers of the place end (`UsualPrices`): a few palaces make a line of all others. */
  isUsual: z.boolean().optional(),
});
export type PriceHistogramInput = z.infer<typeof PriceHistogramInput>;

/** Flats by price, or by payment, in equal steps, whatever budget is asked for. */
export interface PriceHistogram {
  from: number;
  to: number;
  counts: number[];
}

/** A metro of the list one chooses in, with what it would find. */
export interface MetroChoice {
  id: string;
  name: string;
  flatsCount: number;
}

/** Where rulers of prices end in some places. */
export interface UsualPrices {
  /**
   * A round price that nearly all flats there cost at most, whole roubles; the dearest of them where that is no dearer,
   * null where none has a price.
   */
  to: number | null;
}

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A box of the map in degrees; one that crosses the date line has its west east of its east. */
const BOX = {
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
  zoom: z.number().min(0).max(24),
};

const isUpright = ({ south, north }: { south: number; north: number }) => south <= north;
const UPSIDE_DOWN = { path: ['south'], error: 'Южный край рамки выше северного' };

export const MapBoxInput = SearchRequest.extend({
  ...BOX,
  /** Payments are counted for marks that tell them. */
  lens: z.enum(LENSES).optional(),
}).refine(isUpright, UPSIDE_DOWN);
export type MapBoxInput = z.infer<typeof MapBoxInput>;

/** Several houses too near each other to tell apart: their flats found and the cheapest of them. */
export interface MapCluster {
  /** The same of what stays in sight while the map is moved. */
  id: string;
  latitude: number;
  longitude: number;
  count: number;
  minPrice: number | null;
  /** The payment of the cheapest of them; null where no mortgage fits, and by the lens of prices. */
  payment: number | null;
  /** The state programme that payment takes, as on cards. */
  paymentProgram: BuyerProgram | null;
  /** The greatest payment of the term; absent where it is no more than the one told. */
  paymentLater?: number | undefined;
  complexIds: number[];
}

/** A house on the map; `payment` is what its cheapest flat found costs a month, as of a cluster. */
export interface MarkedHouse extends MapHouse {
  payment: number | null;
  paymentProgram: BuyerProgram | null;
  paymentLater?: number | undefined;
}

export interface MapBox {
  clusters: MapCluster[];
  houses: MarkedHouse[];
}

/** A search, and the part of the map where its prices are wanted. */
export const MeterPricesInput = SearchRequest.extend(BOX).refine(isUpright, UPSIDE_DOWN);
export type MeterPricesInput = z.infer<typeof MeterPricesInput>;

/** The price of a square metre of the flats found by place; places where too few were found are left out. */
export interface MeterPrices {
  /** The side of the hexagons, degrees of longitude. */
  side: number;
  /** By the middles of hexagons. */
  cells: PriceCell[];
}

/** The widest screen shows a fifth of a degree at the zoom from which houses are drawn. */
const WIDEST_GROUND_DEGREES = 0.5;

/** A neighbourhood: who asks about half a country would have every house of it told apart. */
export const GroundInput = z
  .object(BOX)
  .refine(isUpright, UPSIDE_DOWN)
  .refine(
    ({ south, west, north, east }) =>
      north - south <= WIDEST_GROUND_DEGREES &&
      east - west + (east < west ? 360 : 0) <= WIDEST_GROUND_DEGREES,
    { path: ['zoom'], error: 'Рамка шире полградуса' },
  );
export type GroundInput = z.infer<typeof GroundInput>;

/** A house with something on sale as the ground of a map names it, whatever is searched for. */
export interface GroundHouse {
  houseId: number;
  complexId: number;
  latitude: number;
  longitude: number;
  /** 'Корпус 2', or the number in the street of a nameless one; null when neither is known. */
  name: string | null;
  complexName: string;
}

export const MapPlacesInput = z
  .object({ ...BOX, kinds: z.array(z.enum(PLACE_KINDS)).min(1).max(PLACE_KINDS.length) })
  .refine(isUpright, UPSIDE_DOWN);
export type MapPlacesInput = z.infer<typeof MapPlacesInput>;

/** A place on the map of a search. */
export interface MapPlaceShown {
  objId: string;
  kind: PlaceKind;
  name: string;
  address: string | null;
  latitude: number;
  longitude: number;
  /** The complex nearest to it, and the walk from there. */
  complexName: string;
  walk: Walk;
}

export interface MapPlaces {
  places: MapPlaceShown[];
  /** More are known in the box than the map has room for. */
  areMore: boolean;
}
