import type { IndexedComplex, IndexedFlat } from '#domain/catalog/indexed-facts.ts';
import { buildPart } from './part/build-part.ts';
import type { HouseFlats } from './part/house-flats.ts';
import type { Part } from './part/part.ts';

/** The present state of some complexes. */
export interface CatalogueChange {
  /** Complexes whose former state is dropped; those that still exist stand in `complexes` again. */
  complexIds: readonly number[];
  complexes: readonly IndexedComplex[];
  /** Flats on sale of `complexes`. */
  flats: readonly IndexedFlat[];
}

/** Keeps the data that parts are built from. */
export interface IndexBuilder {
  parts: ReadonlyMap<number, Part>;
  /** Rebuilds the parts the change touches and returns all parts. */
  apply(change: CatalogueChange): Part[];
}

/** Creates a builder without complexes: the first build is a change of everything, region by region. */
export function createIndexBuilder(): IndexBuilder {
  const known = new Map<number, IndexedComplex>();
  const parts = new Map<number, Part>();
  return {
    parts,
    apply({ complexIds, complexes, flats }) {
      const changed = new Set([...complexIds, ...complexes.map(({ id }) => id)]);
      const before = [...changed].flatMap((id) => known.get(id) ?? []);
      const regionIds = new Set([...before, ...complexes].map(regionOf));
      for (const id of changed) known.delete(id);
      for (const complex of complexes) known.set(complex.id, complex);
      const fresh = Map.groupBy(flats, ({ houseId }) => houseId);
      const byRegion = Map.groupBy(known.values(), regionOf);
      for (const regionId of regionIds) {
        const own = byRegion.get(regionId);
        if (own) parts.set(regionId, rebuild(regionId, own, changed, fresh, parts.get(regionId)));
        else parts.delete(regionId);
      }
      return [...regionIds].flatMap((regionId) => parts.get(regionId) ?? []);
    },
  };
}

function regionOf({ regionId }: IndexedComplex): number {
  return regionId ?? 0;
}

function rebuild(
  regionId: number,
  complexes: readonly IndexedComplex[],
  changed: ReadonlySet<number>,
  fresh: ReadonlyMap<number, IndexedFlat[]>,
  part: Part | undefined,
): Part {
  const kept = new Map<number, HouseFlats>();
  if (part) {
    const { length, id, firstFlat } = part.houses;
    for (let house = 0; house < length; house++) {
      kept.set(id[house]!, { part, from: firstFlat[house]!, to: firstFlat[house + 1]! });
    }
  }
  const isChanged = new Set(
    complexes.filter(({ id }) => changed.has(id)).flatMap(({ houses }) => houses.map(({ id }) => id)),
  );
  return buildPart(
    regionId,
    complexes,
    ({ id }) => (isChanged.has(id) ? undefined : kept.get(id)) ?? fresh.get(id) ?? [],
  );
}
