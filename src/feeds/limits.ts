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
  offers: number;
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
  offers: 2_000_000,
  issues: 10_000,
};
