/** A road and the points it runs through in degrees, from the city outwards, right to about a kilometre. */
export interface HighwayEntry {
  id: number;
  name: string;
  path: readonly (readonly [latitude: number, longitude: number])[];
}
