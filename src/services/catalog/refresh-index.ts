import type { Db } from '#db/client.ts';
import { findCatalogueVersion, listCatalogueChanges } from '#db/queries/catalog/catalogue-changes.ts';
import { listIndexedComplexes, listIndexedFlats } from '#db/queries/catalog/indexed-facts.ts';
import { listCountriesOfPlaces } from '#db/queries/geo/places.ts';
import { createIndexBuilder, type IndexBuilder } from '#search/index-builder.ts';
import type { Part } from '#search/part/part.ts';
import type { PlaceCountries } from '#search/snapshot.ts';

/** An index as it grows with the catalogue: what it is built from and how far it has come. */
export interface IndexState {
  builder: IndexBuilder;
  version: string;
  places: PlaceCountries;
}

export interface IndexRefresh {
  state: IndexState;
  /** Parts built anew. */
  parts: Part[];
  changedComplexes: number;
}

/**
 * Brings an index to what the transaction sees, from nothing without a state; `tx` must see one moment. Only what
 * transactions since then touched is read, and only the parts of its regions are built.
 */
export async function refreshIndex(tx: Db, before: IndexState | null): Promise<IndexRefresh> {
  if (before === null) return buildIndex(tx);
  const { version, complexIds, arePlacesChanged } = await listCatalogueChanges(tx, before.version);
  const state = { ...before, version, places: arePlacesChanged ? await readPlaces(tx) : before.places };
  if (complexIds.length === 0) return { state, parts: [], changedComplexes: 0 };
  const complexes = await listIndexedComplexes(tx, complexIds);
  const flats = await listIndexedFlats(tx, complexIds);
  const parts = before.builder.apply({ complexIds, complexes, flats });
  return { state, parts, changedComplexes: complexIds.length };
}

/** Region by region, so that only the flats of one are held twice. */
async function buildIndex(tx: Db): Promise<IndexRefresh> {
  const builder = createIndexBuilder();
  const complexes = await listIndexedComplexes(tx);
  for (const own of Map.groupBy(complexes, ({ regionId }) => regionId).values()) {
    const ids = own.map(({ id }) => id);
    builder.apply({ complexIds: [], complexes: own, flats: await listIndexedFlats(tx, ids) });
  }
  return {
    state: { builder, version: await findCatalogueVersion(tx), places: await readPlaces(tx) },
    parts: [...builder.parts.values()],
    changedComplexes: complexes.length,
  };
}

async function readPlaces(tx: Db): Promise<PlaceCountries> {
  const places = await listCountriesOfPlaces(tx);
  const of = (wanted: string) => places.filter(({ kind }) => kind === wanted);
  return {
    regions: new Map(of('region').map(({ id, countryId }) => [id, countryId])),
    cities: new Map(of('city').map(({ id, countryId }) => [id, countryId])),
    countries: new Set(of('country').map(({ id }) => id)),
  };
}
