export interface OfferRank {
  priority: number;
  minPaymentKopecks: number;
  /** Yearly, 0..1. */
  interest: number;
  /** Tells offers apart that are equal in all else. */
  hash: string;
}

/** Where priority is a rank, a higher number shows first; where it is a place in a queue, a lower one. */
export type PriorityOrder = 'higherFirst' | 'lowerFirst';

/** Orders offers totally: by priority, then the smaller first payment, the lower rate, the hash. */
export function compareRanks(order: PriorityOrder): (a: OfferRank, b: OfferRank) => number {
  const sign = order === 'higherFirst' ? -1 : 1;
  return (a, b) =>
    sign * (a.priority - b.priority) ||
    a.minPaymentKopecks - b.minPaymentKopecks ||
    a.interest - b.interest ||
    compareTexts(a.hash, b.hash);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
