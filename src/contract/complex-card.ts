import type { ComplexHandover } from '#domain/listing/complex-handover.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { WalkableMetro } from '#domain/listing/walkable-metro.ts';
import type { Complex, Range } from './catalog.ts';
import type { RoadTime } from './road.ts';

/** Prices of the flats in one rooms bucket, as a card shows them. */
export interface BucketPrice {
  rooms: RoomsBucket;
  /** Square metres. */
  area: Range;
  /** Whole roubles of the cheapest flat; null while no price is known. */
  price: number | null;
  /** Whole roubles a month for the cheapest flat; null where no mortgage fits. */
  payment: number | null;
}

/** A few floors of a complex as its card shows them: where the most flats found stand together. */
export interface MiniBoard {
  /** The name of the house the floors belong to. */
  house: string;
  fromFloor: number;
  toFloor: number;
  /** Floors from the highest: a letter of MINI_BOARD_SIGNS for each place, flats above each other in one column. */
  rows: string[];
}

export interface ComplexCard extends Pick<Complex, 'id' | 'name' | 'comfortClass'> {
  developer: string;
  metro: WalkableMetro | null;
  /** From the nearest of its houses on sale. */
  roads: RoadTime[];
  handover: ComplexHandover;
  /** The floors of its tallest house; null when no house has a known number. */
  floors: number | null;
  /** The first rooms buckets that are on sale, in the order of buckets. */
  prices: BucketPrice[];
  /** Null without a search, and when no found flat has a known floor. */
  board: MiniBoard | null;
}

/** The pictures a card is leafed through to, or the facts they are drawn of. */
export interface CardPictures {
  /** The house from the street; null where it is drawn. */
  facade: string | null;
  /** Null where it is drawn. */
  yard: string | null;
  complex: Pick<Complex, 'id' | 'comfortClass'>;
  /** The houses that stand around the yard. */
  houses: { floors: number | null; sections: number }[];
}
