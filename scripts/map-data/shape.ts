/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/** Something drawn by hand: its points, and its name where the map tells it. */
export interface Shape {
  name?: string;
  /** Points are corners of a polygon or of a line; a smooth one is bent through them. */
  path: readonly Place[];
}

/** A name at a point. */
export interface Label {
  name: string;
  at: Place;
}
