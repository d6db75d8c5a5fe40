import type { GeoPoint } from '#domain/geo/point.ts';
import { cssColour } from '../../css-colour.ts';
import type { MapShade, MapShape } from '../../map-types.ts';
import type { MapHandle } from '../map-engine.ts';
import type { YandexApi, YandexMap, YandexPart, YandexPoint } from './yandex-api.ts';
import { locationOf, marginOf, YANDEX_ZOOM } from './yandex-location.ts';

const MOVE_MS = 300;
const WORLD_PIXELS = 256;

interface Options {
  overlay: HTMLElement;
  behaviors: string[];
}

/** The handle by which screens lead a map that Yandex has drawn. */
export function yandexHandle(yandex: YandexApi, map: YandexMap, { overlay, behaviors }: Options): MapHandle {
  let area: YandexPart | undefined;
  let shade: YandexPart[] = [];
  let shapes: YandexPart[] = [];
  const listen = (onUpdate: (update: { mapInAction: boolean }) => void) => {
    const part = new yandex.YMapListener({ onUpdate });
    map.addChild(part);
    return () => map.removeChild(part);
  };
  const pixelsPerUnit = () => (WORLD_PIXELS * 2 ** map.zoom) / 2;
  return {
    overlay,
    isStandIn: false,
    viewport() {
      const [[west, north], [east, south]] = map.bounds;
      return {
        center: pointOf(map.center),
        zoom: map.zoom - YANDEX_ZOOM,
        bounds: { south, west, north, east },
      };
    },
    project({ latitude, longitude }) {
      const center = map.projection.toWorldCoordinates(map.center);
      const point = map.projection.toWorldCoordinates([longitude, latitude]);
      return {
        x: map.size.x / 2 + (point.x - center.x) * pixelsPerUnit(),
        y: map.size.y / 2 - (point.y - center.y) * pixelsPerUnit(),
      };
    },
    unproject({ x, y }) {
      const center = map.projection.toWorldCoordinates(map.center);
      const point = {
        x: center.x + (x - map.size.x / 2) / pixelsPerUnit(),
        y: center.y - (y - map.size.y / 2) / pixelsPerUnit(),
      };
      return pointOf(map.projection.fromWorldCoordinates(point));
    },
    onMove: (listener) => listen(listener),
    onRest: (listener) => listen(({ mapInAction }) => mapInAction || listener()),
    show(target, inset) {
      map.setMargin(marginOf(inset));
      map.setLocation({ ...locationOf(target), duration: moveMs() });
    },
    zoomBy: (steps) => map.setLocation({ zoom: map.zoom + steps, duration: moveMs() }),
    setMovable: (isMovable) => map.setBehaviors(isMovable ? behaviors : []),
    setArea(points) {
      if (area) map.removeChild(area);
      area = points ? new yandex.YMapFeature(featureOf(points)) : undefined;
      if (area) map.addChild(area);
    },
    setShade(next) {
      for (const part of shade) map.removeChild(part);
      shade = (next ?? []).map((rings) => new yandex.YMapFeature(shadeOf(rings)));
      for (const part of shade) map.addChild(part);
    },
    setShapes(next) {
      for (const part of shapes) map.removeChild(part);
      shapes = (next ?? []).map((shape) => new yandex.YMapFeature(drawnShape(shape)));
      for (const part of shapes) map.addChild(part);
    },
    // Yandex places its names by itself and lets nobody move them.
    keepClear: () => undefined,
    destroy() {
      map.destroy();
      overlay.remove();
    },
  };
}

function moveMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
}

function featureOf(area: readonly GeoPoint[]) {
  const color = primary();
  return {
    geometry: { type: 'Polygon' as const, coordinates: [[...area, ...area.slice(0, 1)].map(placeOf)] },
    style: { fill: color, fillOpacity: 0.08, stroke: [{ color, width: 2.5 }] },
  };
}

function shadeOf(rings: MapShade[number]) {
  const color = primary();
  return {
    geometry: { type: 'Polygon' as const, coordinates: rings.map((ring) => ring.map(placeOf)) },
    style: { fill: color, fillOpacity: 0.14, stroke: [{ color, width: 1.5 }] },
  };
}

function drawnShape({ points, isRing, colour, opacity, width }: MapShape) {
  const color = cssColour(colour);
  const places = points.map(placeOf);
  const stroke = width > 0 ? [{ color, width, opacity: isRing ? 1 : opacity }] : [];
  if (!isRing) return { geometry: { type: 'LineString' as const, coordinates: places }, style: { stroke } };
  return {
    geometry: { type: 'Polygon' as const, coordinates: [[...places, places[0]!]] },
    style: { fill: color, fillOpacity: opacity, stroke },
  };
}

function primary(): string {
  return cssColour('var(--primary)');
}

function placeOf({ longitude, latitude }: GeoPoint): YandexPoint {
  return [longitude, latitude];
}

function pointOf([longitude, latitude]: YandexPoint): GeoPoint {
  return { latitude, longitude };
}
