/** Cities of a region, or with none of them the whole region. */
export interface RegionPlaces {
  regionId: number;
  cityIds: number[];
}

/** The choice within a region: the whole region except these cities, or these cities alone. */
export interface RegionChoice {
  isWhole: boolean;
  cityIds: readonly number[];
}

/** Choices by region id; a region that is absent is not chosen. */
export type PlaceChoice = ReadonlyMap<number, RegionChoice>;

export interface RegionNames {
  id: number;
  name: string;
  cities: readonly { id: number; name: string }[];
}

/** A list to exclude without cities takes all cities of its region away. */
export interface PlaceLists {
  toInclude: RegionPlaces[];
  toExclude: RegionPlaces[];
}

/** Takes the whole region, or drops it when it was taken whole. */
export function toggleRegion(choice: PlaceChoice, regionId: number): PlaceChoice {
  const next = new Map(choice);
  const known = choice.get(regionId);
  if (known?.isWhole && known.cityIds.length === 0) next.delete(regionId);
  else next.set(regionId, { isWhole: true, cityIds: [] });
  return next;
}

/** Takes a city, or drops it when it was taken by itself or with its region. */
export function toggleCity(choice: PlaceChoice, regionId: number, cityId: number): PlaceChoice {
  const { isWhole, cityIds } = choice.get(regionId) ?? { isWhole: false, cityIds: [] };
  const others = cityIds.filter((id) => id !== cityId);
  const marked = others.length < cityIds.length ? others : [...cityIds, cityId];
  const next = new Map(choice);
  if (!isWhole && marked.length === 0) next.delete(regionId);
  else next.set(regionId, { isWhole, cityIds: marked });
  return next;
}

export function hasCity(choice: PlaceChoice, regionId: number, cityId: number): boolean {
  const known = choice.get(regionId);
  return known !== undefined && known.isWhole !== known.cityIds.includes(cityId);
}

export function choiceOf({ toInclude, toExclude }: PlaceLists, regions: readonly RegionNames[]): PlaceChoice {
  const cities = new Map(regions.map((region) => [region.id, region.cities.map(({ id }) => id)]));
  const excluded = new Map(
    toExclude.map(({ regionId, cityIds }) => [
      regionId,
      cityIds.length > 0 ? cityIds : (cities.get(regionId) ?? []),
    ]),
  );
  return new Map(
    toInclude.map(({ regionId, cityIds }) => [
      regionId,
      cityIds.length > 0
        ? { isWhole: false, cityIds }
        : { isWhole: true, cityIds: excluded.get(regionId) ?? [] },
    ]),
  );
}

export function listsOf(choice: PlaceChoice, regions: readonly RegionNames[]): PlaceLists {
  const sizes = new Map(regions.map(({ id, cities }) => [id, cities.length]));
  const toInclude: RegionPlaces[] = [];
  const toExclude: RegionPlaces[] = [];
  for (const [regionId, { isWhole, cityIds }] of choice) {
    toInclude.push({ regionId, cityIds: isWhole ? [] : [...cityIds] });
    if (!isWhole || cityIds.length === 0) continue;
    toExclude.push({ regionId, cityIds: cityIds.length === sizes.get(regionId) ? [] : [...cityIds] });
  }
  return { toInclude, toExclude };
}

const NAMED = 3;

/** 'Московская область, кроме: Химки; Тверская область: Тверь, Ржев'; long lists end in '+4'. */
export function describeChoice(choice: PlaceChoice, regions: readonly RegionNames[]): string {
  return regions
    .flatMap(({ id, name, cities }) => {
      const known = choice.get(id);
      if (!known) return [];
      const { isWhole, cityIds } = known;
      if (isWhole && cityIds.length === 0) return [name];
      if (isWhole && cityIds.length === cities.length) return [`${name} без городов`];
      const names = cities.filter((city) => cityIds.includes(city.id)).map((city) => city.name);
      const more = names.length > NAMED ? ` +${names.length - NAMED}` : '';
      return [`${name}${isWhole ? ', кроме' : ''}: ${names.slice(0, NAMED).join(', ')}${more}`];
    })
    .join('; ');
}
