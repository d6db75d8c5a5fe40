/** The city a region is, as Москва is its own region; undefined for regions with more in them. */
export function cityOfRegion<City extends { fullName: string }>(
  region: { fullName: string } | undefined,
  cities: readonly City[],
): City | undefined {
  return cities.find(({ fullName }) => fullName === region?.fullName);
}
