import type { ReactNode } from 'react';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type {
  MapInset,
  MapMarker,
  MapPicture,
  MapPlace,
  MapPopover,
  MapShade,
  MapShape,
  MapViewport,
} from './map-types.ts';

export interface MapViewProps {
  /** The name of the map for screen readers, such as «Карта объектов». */
  label: string;
  /** All there is to see: what «Вся область» shows. The map moves there whenever its edges change. */
  bounds: Bounds;
  /** The first view instead of all there is, such as the place an address asks for. */
  start?: Bounds | MapPlace;
  /** Where to go: a new object moves the map there. */
  goTo?: Bounds | MapPlace | null;
  /** Room that other things take over the edges of the map. */
  inset?: MapInset;
  /** Room kept clear of marks when the map shows all of them; the inset when absent. */
  clear?: MapInset;
  markers: readonly MapMarker[];
  /** The markers answer an earlier question: they are paled until the new ones come. */
  areMarkersOld?: boolean;
  /** The marker that is chosen or under the pointer. */
  activeId?: string | null;
  popover?: MapPopover | null;
  /** An outline on the map, its last point joined to the first. */
  area?: readonly GeoPoint[] | null;
  /** Parts of the map that are tinted, under everything else. */
  shade?: MapShade | null;
  /** Drawn on the ground. Keep the list the same between renders. */
  shapes?: readonly MapShape[] | null;
  pictures?: readonly MapPicture[];
  /** The map lies in a page that scrolls: one finger and a bare wheel scroll the page, two fingers move the map. */
  isInPage?: boolean;
  /** Things laid over the map, such as its buttons; absent when the map could not be drawn. */
  children?: ReactNode;
  className?: string;
  /** The map has come to rest, the first time too. Keep the function the same between renders. */
  onMove?: (viewport: MapViewport) => void;
  onMarkerPress?: (id: string) => void;
  /** The pointer or the focus came to a marker; null when it left. */
  onMarkerHover?: (id: string | null) => void;
  /** Esc while the popover is open. */
  onPopoverClose?: () => void;
  /** While given, an area is drawn instead of the map being moved, by a pointer or the keyboard; told 3 to 60 points. */
  onDraw?: (area: GeoPoint[]) => void;
  /** Esc while an area is drawn. */
  onDrawCancel?: () => void;
  /** The map cannot be drawn; its own place says so. Keep the function the same between renders. */
  onFailure?: () => void;
}
