/** The traits of a complex that a buyer compares. */
export interface ComplexLikeness {
  id: number;
  comfortClass: string | null;
  /** Roubles per square metre of the cheapest flat on sale; null while unknown. */
  pricePerMeter: number | null;
}

/** A class apart counts as much as prices that differ by half. */
const CLASS_WEIGHT = Math.log(1.5);
/** Unknown prices are neither near nor far. */
const UNKNOWN = Math.log(1.25);

/** Ids of the candidates most like a complex; of equals, those that came first. */
export function similarComplexes(
  complex: Omit<ComplexLikeness, 'id'>,
  candidates: readonly ComplexLikeness[],
  count: number,
): number[] {
  const unlikeness = (other: ComplexLikeness) =>
    (other.comfortClass === complex.comfortClass ? 0 : CLASS_WEIGHT) +
    (other.pricePerMeter === null || complex.pricePerMeter === null
      ? UNKNOWN
      : Math.abs(Math.log(other.pricePerMeter / complex.pricePerMeter)));
  return [...candidates]
    .map((candidate) => ({ id: candidate.id, by: unlikeness(candidate) }))
    .sort((one, other) => one.by - other.by)
    .slice(0, count)
    .map(({ id }) => id);
}
