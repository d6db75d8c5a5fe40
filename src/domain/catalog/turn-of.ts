/** 2³² divided by the golden ratio: multiples of it fall farthest apart (Knuth, TAOCP vol. 3, §6.4). */
export const TURN_STEP = 2_654_435_761;

/**
 * A flat's place among the recommended, 0…2³²−1, smaller first. Flats of one house come into the catalogue one after
 * another; their turns lie far apart, so complexes alternate and each is seen as often as it has flats. Nothing else
 * moves a flat: no freshness, no payment.
 */
export function turnOf(id: number): number {
  return Math.imul(id, TURN_STEP) >>> 0;
}
