/** Where a flat stands in its house, as its feed tells. */
export interface BoardPlace {
  floor: number | null;
  section: string | null;
  number: string | null;
  rooms: string;
  /** Square metres. */
  area: number;
}
