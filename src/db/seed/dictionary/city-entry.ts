/** A place to buy flats in, its middle in degrees; without a type it is a 'город'. */
export type CityEntry = readonly [
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  type?: string,
];

/** The cities of one region, which goes by its full name. */
export interface RegionCities {
  region: string;
  cities: readonly CityEntry[];
}
