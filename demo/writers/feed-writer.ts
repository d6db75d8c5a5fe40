import type { WorldComplex, WorldFlat, WorldHouse } from '../world/model.ts';

/** Writes a feed piece by piece, so that a feed of any size never stands in memory. */
export interface FeedWriter {
  start: string;
  end: string;
  complex(complex: WorldComplex): Iterable<string>;
  /** Tells whether the dialect lists the flat: most list only flats for sale. */
  lists(flat: WorldFlat): boolean;
  /** The key under which a reader of the dialect knows the complex. */
  complexKey(complex: WorldComplex): string;
  /** The key under which a reader knows the house; it holds the complex's. */
  houseKey(complex: WorldComplex, house: WorldHouse): string;
}
