/** A place on the earth in degrees, WGS 84. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}
