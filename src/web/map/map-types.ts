import type { ReactNode } from 'react';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { IconName } from '#ui/Icon/icon-paths.ts';

/** Something at a point of the map that can be pressed. */
export interface MapMarker extends GeoPoint {
  id: string;
  /** A flag stands on its point and shows a price, a cluster lies over it and counts, a dot shows nothing. */
  kind: 'flag' | 'cluster' | 'dot';
  /** The words on it: «11,2», «48»; nothing on a dot. */
  text: string;
  /** Follows the text in a lighter hand where there is room: «млн». */
  unit?: string;
  /** Stands over the count of a cluster: «от 7,5 млн». */
  from?: string;
  /** All of it in words, the text included: «ЖК «Речной фасад», от 11,2 млн ₽». */
  name: string;
  /** On a dot: what kind of thing stands there. */
  icon?: IconName;
  /** Already opened by this visitor. */
  isSeen?: boolean;
}

/** The part of the world in sight. */
export interface MapViewport {
  center: GeoPoint;
  zoom: number;
  bounds: Bounds;
}

/** A place and how near: zoom 0 is the world in a square of 512 pixels, each further one is twice as near. */
export interface MapPlace {
  center: GeoPoint;
  zoom: number;
}

/** CSS pixels at the edges that something lies over: what the map shows keeps clear of them. */
export interface MapInset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A card that opens beside a point: right of it, else left of it, never under the edges. */
export interface MapPopover {
  at: GeoPoint;
  /** Its name for screen readers. */
  label: string;
  content: ReactNode;
  /** Opened by a press: the keyboard continues in it, and goes back when it closes. */
  takesFocus?: boolean;
}

/** A picture lying on the map, such as a master plan, turned any way but not bent. */
export interface MapPicture {
  url: string;
  topLeft: GeoPoint;
  topRight: GeoPoint;
  bottomLeft: GeoPoint;
}

/** Parts of the map: each an outer ring and the rings of its holes, closed by their first points. */
export type MapShade = readonly (readonly (readonly GeoPoint[])[])[];

/** Something drawn on the ground of a map, under its names; no pointer meets it. */
export interface MapShape {
  /** A line, or a ring whose last point is joined to the first. */
  points: readonly GeoPoint[];
  isRing: boolean;
  /** A colour of CSS: '#086668', 'var(--primary)'. */
  colour: string;
  /** That of a line, and of the filling of a ring. */
  opacity: number;
  /** CSS pixels of a line, and of the edge of a ring. */
  width: number;
  /** Written under the middle of a ring where there is room beside all other names; its lines end with '\n'. */
  name?: string;
}

/** A point of the map's box on the screen, CSS pixels from its top left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}
