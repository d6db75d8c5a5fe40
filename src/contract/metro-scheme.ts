import type { SchemeDrawing, SchemeStation } from '#domain/road/metro-scheme.ts';

/** A line with what it is called on schemes and how it runs. */
export interface SchemeLine {
  id: number;
  number: string;
  name: string;
  colour: string;
  /** Data of a path of SVG. */
  path: string;
}

/** The metro of a city drawn for choosing stations. */
export interface MetroScheme extends Pick<SchemeDrawing, 'width' | 'height' | 'passages'> {
  cityId: number;
  city: string;
  lines: SchemeLine[];
  /** By the ids that filters know metros by. */
  stations: (Omit<SchemeStation, 'id'> & { id: string })[];
}
