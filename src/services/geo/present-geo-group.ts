import type { GeoGroupShown } from '#contract/geo-group.ts';
import type { GeoGroupRow } from '#db/queries/geo/geo-groups.ts';
import { GEO_TYPE_TEXTS } from '#domain/geo/geo-type-texts.ts';
import { choiceOf, describeChoice, type PlaceLists, type RegionNames } from '#domain/geo/place-choice.ts';

/** A selection as the console shows it. */
export function presentGeoGroup(row: GeoGroupRow, regions: readonly RegionNames[]): GeoGroupShown {
  const lists = placeLists(row);
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    ...lists,
    offers: row.offers,
    summary: row.type === null ? describeChoice(choiceOf(lists, regions), regions) : GEO_TYPE_TEXTS[row.type],
  };
}

/** Rows of places as lists by region. */
export function placeLists({ places }: Pick<GeoGroupRow, 'places'>): PlaceLists {
  const listed = (isExcluded: boolean) => {
    const rows = places.filter((place) => place.isExcluded === isExcluded);
    return [...Map.groupBy(rows, ({ regionId }) => regionId)].map(([regionId, own]) => ({
      regionId,
      cityIds: own.flatMap(({ cityId }) => cityId ?? []),
    }));
  };
  return { toInclude: listed(false), toExclude: listed(true) };
}
