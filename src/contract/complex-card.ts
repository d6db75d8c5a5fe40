import type { ComplexHandover } from '#domain/listing/complex-handover.ts';
import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { WalkableMetro } from '#domain/listing/walkable-metro.ts';
import type { Complex, Range } from './catalog.ts';

/** What flats of one rooms bucket cost, as a card shows it. */
export interface BucketPrice {
  rooms: RoomsBucket;
  /** Square metres. */
  area: Range;
  /** Whole roubles of the cheapest; null while nobody tells. */
  price: number | null;
  /** Whole roubles a month for the cheapest; null where no mortgage fits. */
  payment: number | null;
}

/** A few floors of a complex as its card shows them: where the most flats found stand together. */
export interface MiniBoard {
  /** What their house is called. */
  house: string;
  fromFloor: number;
  toFloor: number;
  /** Floors from the highest: a letter of MINI_BOARD_SIGNS for each place, flats above each other in one column. */
  rows: string[];
}

/** A complex as a card shows it. */
export interface ComplexCard extends Pick<Complex, 'id' | 'name' | 'comfortClass'> {
  developer: string;
  metro: WalkableMetro | null;
  handover: ComplexHandover;
  /** Of its tallest house; null when nobody says. */
  floors: number | null;
  /** Of the first buckets that are on sale, in the order of buckets. */
  prices: BucketPrice[];
  /** Null where nobody searched, and when no flat found says its floor. */
  board: MiniBoard | null;
}
