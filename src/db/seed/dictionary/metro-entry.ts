/**
 * A hall of a line with its point in degrees. Halls of one name within a walk of each other are one metro to those
 * who look for a flat: the last field is the id of the hall that stands for all, left out where a hall is its own.
 */
export type MetroStationEntry = readonly [
  id: number,
  name: string,
  latitude: number,
  longitude: number,
  metroId?: number,
];

/** A line from end to end; its stations have the ids from `id * 100 + 1` to `id * 100 + 99`, given for ever. */
export interface MetroLineEntry {
  id: number;
  number: string;
  name: string;
  colour: string;
  stations: readonly MetroStationEntry[];
  /** Pairs of halls that trains run between besides: the ends of a ring, the beginning of a branch. */
  joins?: readonly (readonly [number, number])[];
  /** Halls where a branch ends: the next one in the list begins another. */
  ends?: readonly number[];
}
