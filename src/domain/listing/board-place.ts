/** The place of a flat in its house, as its feed states it. */
export interface BoardPlace {
  floor: number | null;
  section: string | null;
  number: string | null;
  rooms: string;
  /** Square metres. */
  area: number;
}
