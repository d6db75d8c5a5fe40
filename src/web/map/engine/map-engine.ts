import type { MapSettings } from '#contract/map-settings.ts';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type {
  MapInset,
  MapMarker,
  MapPlace,
  MapShade,
  MapShape,
  MapViewport,
  ScreenPoint,
} from '../map-types.ts';

export interface MapOptions {
  /** The name of the surface itself, which the keyboard moves. */
  label: string;
  start: Bounds | MapPlace;
  inset: MapInset;
  settings: MapSettings;
  /** The map lies in a page that scrolls: one finger and a bare wheel scroll the page, two fingers move the map. */
  isInPage: boolean;
}

/** A map on the page, whoever draws it: north is up, and nothing leans. */
export interface MapHandle {
  /** Lies over the drawing and takes markers: what is dragged or wheeled on them moves the map. */
  overlay: HTMLElement;
  /** A scheme is drawn in place of the streets that the deployer chose, which cannot be had. */
  isStandIn: boolean;
  viewport(): MapViewport;
  project(point: GeoPoint): ScreenPoint;
  unproject(point: ScreenPoint): GeoPoint;
  /** Told with every frame in which the map has moved. */
  onMove(listener: () => void): () => void;
  /** Told when a movement has ended. */
  onRest(listener: () => void): () => void;
  show(target: Bounds | MapPlace, inset: MapInset): void;
  /** Nearer by so many zooms; a negative number leads away. */
  zoomBy(steps: number): void;
  /** Whether presses move the map; off while an area is drawn by hand. */
  setMovable(isMovable: boolean): void;
  /** The outline of an area, its last point joined to the first; null takes it away. */
  setArea(area: readonly GeoPoint[] | null): void;
  /** Tints parts of the map; null takes the tint away. */
  setShade(shade: MapShade | null): void;
  /** Draws shapes on the ground in place of those before; null takes them away. */
  setShapes(shapes: readonly MapShape[] | null): void;
  /** Moves the names of places out from under marks, where the engine lets them move. */
  keepClear(marks: readonly MapMarker[]): void;
  destroy(): void;
}

/**
 * Draws a map into an element; the promise is kept when the first picture is complete.
 * Errors: rejects when the map cannot be drawn, such as without WebGL2 or when a file of it did not come.
 */
export type MountMap = (host: HTMLElement, options: MapOptions) => Promise<MapHandle>;
