import type { CanonicalComplex, CanonicalFlat, CanonicalHouse } from './canonical-listing.ts';
import { hashText } from './hash-text.ts';

export interface FlatFingerprint {
  /** Everything a buyer sees, the plan included. */
  facts: string;
  /** The gallery as a set: exports shuffle it, and its change alone is not a change of the flat. */
  photos: string;
}

/** Gives one fingerprint to the same flat in two exports: lines, order and dates do not take part. */
export function fingerprintFlat(flat: CanonicalFlat): FlatFingerprint {
  const { line: _line, planUrls, photoUrls, paymentPlan, ...facts } = flat;
  const [plan = null, ...otherPlans] = planUrls;
  return {
    // Younger than the rest: where there is none, fingerprints are those of releases that did not know it.
    facts: hashText(
      stableJson({ ...facts, ...(paymentPlan && { paymentPlan }), plan, otherPlans: asSet(otherPlans) }),
    ),
    photos: hashText(stableJson(asSet(photoUrls))),
  };
}

/** The facts of a house without its flats and photos. */
export function fingerprintHouse(house: CanonicalHouse): string {
  const { flats: _flats, refs: _refs, photoUrls: _photos, ...facts } = house;
  return hashText(stableJson(facts));
}

/** The facts of a complex without its houses and photos. */
export function fingerprintComplex(complex: CanonicalComplex): string {
  const { houses: _houses, photoUrls: _photos, progressPhotos: _progress, ...facts } = complex;
  const { metros, parking, amenities, ...rest } = facts;
  const sorted = [...metros].sort((a, b) => (a.name < b.name ? -1 : 1));
  return hashText(
    stableJson({ ...rest, metros: sorted, parking: asSet(parking), amenities: asSet(amenities) }),
  );
}

function asSet(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** JSON with sorted keys: the order in which a reader fills a record is not a fact. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
