import { CHECKED_FEED_BYTES } from '#domain/feed/checked-feed-bytes.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Limits on a feed. Each of them stops a hostile or broken file; real feeds stay far below. */
export interface FeedLimits {
  rawBytes: number;
  expandedBytes: number;
  /** The most times a packed file may grow when it is unpacked. */
  ratio: number;
  depth: number;
  /** Characters of one text node, comment or tag. */
  textLength: number;
  attributeLength: number;
  attributes: number;
  /** Elements, comments and sections of CDATA, and characters, of one record (offer, object, flat). */
  recordElements: number;
  recordLength: number;
  /** The same outside of records. */
  strayElements: number;
  offers: number;
  /** Rejected rows before the first good one; a file of nothing else is not worth reading to its end. */
  rejectedFirst: number;
  /** Complexes and houses of the whole feed; the largest developers have hundreds. */
  complexes: number;
  houses: number;
  /** Houses at different points that share one address, or have none. */
  housesOfAddress: number;
  /** The number of issues kept with their text; all are counted. */
  issues: number;
}

export const FEED_LIMITS: FeedLimits = {
  rawBytes: 512 * MB,
  expandedBytes: 4 * KB * MB,
  ratio: 200,
  depth: 64,
  textLength: MB,
  attributeLength: 64 * KB,
  attributes: 256,
  recordElements: 50_000,
  recordLength: 16 * MB,
  strayElements: 100_000,
  offers: 2_000_000,
  rejectedFirst: 100_000,
  complexes: 5_000,
  houses: 20_000,
  housesOfAddress: 200,
  issues: 10_000,
};

/** Limits on a file that anybody may have checked. */
export const CHECK_LIMITS: FeedLimits = {
  ...FEED_LIMITS,
  rawBytes: CHECKED_FEED_BYTES,
  expandedBytes: 128 * MB,
  offers: 20_000,
  rejectedFirst: 5_000,
  complexes: 200,
  houses: 2_000,
};
