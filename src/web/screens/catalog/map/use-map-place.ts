import { useCallback, useRef, useState } from 'react';
import type { Bounds } from '#domain/geo/bounds.ts';
import type { GeoPoint } from '#domain/geo/point.ts';
import type { MapPlace, MapViewport } from '../../../map/map-types.ts';
import type { KeptView } from './kept-view.ts';

/** So much nearer a press on a cluster leads, up to the zoom at which every house stands for itself. */
const ZOOM_STEP = 2;
const STREET_ZOOM = 16;

/** The share of what is in sight by which a map may be off and still be where it was. */
const TOLERANCE = 0.02;

/**
 * Holds the part of the world that the map of a search shows, and whether somebody moved it since. It may go on from
 * what it showed when it was left.
 */
export function useMapPlace(bounds: Bounds | undefined, kept: KeptView | undefined) {
  const [viewport, setViewport] = useState<MapViewport | null>(null);
  const [settled, setSettled] = useState<MapViewport | null>(kept?.settled ?? null);
  const [goTo, setGoTo] = useState<MapPlace | Bounds | null>(null);
  const isSettling = useRef(true);
  const edges = JSON.stringify(bounds);
  const settledFor = useRef(edges);
  const isBack = useRef(kept !== undefined);

  const onMove = useCallback(
    (next: MapViewport) => {
      setViewport(next);
      if (isBack.current) {
        isBack.current = false;
        isSettling.current = false;
        settledFor.current = edges;
        return;
      }
      // Other results move the map to where they are.
      if (settledFor.current !== edges) isSettling.current = true;
      settledFor.current = edges;
      if (isSettling.current) setSettled(next);
      isSettling.current = false;
    },
    [edges],
  );

  return {
    viewport,
    settled,
    goTo,
    onMove,
    hasMoved: viewport !== null && settled !== null && !isSame(viewport, settled),
    /** The search is limited to the part in sight by now. */
    settle: () => setSettled(viewport),
    comeNearer: ({ latitude, longitude }: GeoPoint) =>
      setGoTo({
        center: { latitude, longitude },
        zoom: Math.max((viewport?.zoom ?? 0) + 1, Math.min(STREET_ZOOM, (viewport?.zoom ?? 0) + ZOOM_STEP)),
      }),
    showAll: () => bounds && setGoTo({ ...bounds }),
  };
}

function isSame(one: MapViewport, other: MapViewport): boolean {
  const { south, north, west, east } = other.bounds;
  return (
    Math.abs(one.zoom - other.zoom) < TOLERANCE &&
    Math.abs(one.center.latitude - other.center.latitude) < (north - south) * TOLERANCE &&
    Math.abs(one.center.longitude - other.center.longitude) < (east - west) * TOLERANCE
  );
}
