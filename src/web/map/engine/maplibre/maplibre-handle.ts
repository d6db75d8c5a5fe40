import type { Map as MaplibreMap } from 'maplibre-gl';
import type { GeoPoint } from '#domain/geo/point.ts';
import { leaveRoom } from '../../leave-room.ts';
import type { MapHandle } from '../map-engine.ts';
import { drawArea } from './draw-area.ts';
import { drawShade } from './draw-shade.ts';
import { drawShapes } from './draw-shapes.ts';
import { keepClear } from './keep-clear.ts';
import { boxOf, isPlace, NEAREST_FIT_ZOOM } from './start-of.ts';

/** The handle by which screens lead a map that MapLibre has drawn. */
export function maplibreHandle(map: MaplibreMap, { isStandIn }: Pick<MapHandle, 'isStandIn'>): MapHandle {
  const listen = (event: 'move' | 'moveend', listener: () => void) => {
    const subscription = map.on(event, listener);
    return () => subscription.unsubscribe();
  };
  return {
    overlay: map.getCanvasContainer(),
    isStandIn,
    viewport() {
      const box = map.getBounds();
      return {
        center: pointOf(map.getCenter()),
        zoom: map.getZoom(),
        bounds: {
          south: box.getSouth(),
          west: box.getWest(),
          north: box.getNorth(),
          east: box.getEast(),
        },
      };
    },
    project: ({ latitude, longitude }) => map.project([longitude, latitude]),
    unproject: ({ x, y }) => pointOf(map.unproject([x, y])),
    onMove: (listener) => listen('move', listener),
    onRest: (listener) => listen('moveend', listener),
    show(target, inset) {
      if (isPlace(target)) {
        map.easeTo({ center: [target.center.longitude, target.center.latitude], zoom: target.zoom });
      } else {
        const { clientWidth: width, clientHeight: height } = map.getContainer();
        const padding = leaveRoom(inset, { width, height });
        map.fitBounds(boxOf(target), { padding, maxZoom: NEAREST_FIT_ZOOM });
      }
    },
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    setMovable(isMovable) {
      for (const gesture of [map.dragPan, map.scrollZoom, map.doubleClickZoom, map.touchZoomRotate]) {
        if (isMovable) gesture.enable();
        else gesture.disable();
      }
    },
    setArea: (area) => drawArea(map, area),
    setShade: (shade) => drawShade(map, shade),
    setShapes: (shapes) => drawShapes(map, shapes),
    keepClear: (marks) => keepClear(map, marks),
    destroy: () => map.remove(),
  };
}

function pointOf({ lat, lng }: { lat: number; lng: number }): GeoPoint {
  return { latitude: lat, longitude: lng };
}
