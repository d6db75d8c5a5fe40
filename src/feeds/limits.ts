const KB = 1024;
const MB = 1024 * KB;

/** What a feed may cost us; every figure stands against a hostile or broken file, real feeds are far below. */
export interface FeedLimits {
  rawBytes: number;
  expandedBytes: number;
  /** Expanded to raw. */
  ratio: number;
  depth: number;
  /** Characters of one text node, comment or tag. */
  textLength: number;
  attributeLength: number;
  attributes: number;
  /** Elements and characters of one record (offer, object, flat). */
  recordElements: number;
  recordLength: number;
  /** Elements outside of records. */
  strayElements: number;
  offers: number;
  /** Of the whole feed; the largest developers have hundreds. */
  complexes: number;
  houses: number;
  /** Houses at different points that share one address, or have none. */
  housesOfAddress: number;
  /** Issues kept word for word; all are counted. */
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
  complexes: 5_000,
  houses: 20_000,
  housesOfAddress: 200,
  issues: 10_000,
};
