import type { Bounds } from '#domain/geo/bounds.ts';
import type { MapInset, MapPlace } from '../../map-types.ts';
import type { YandexLocation, YandexMapProps } from './yandex-api.ts';

/** Our world at zoom 0 is 512 pixels wide, that of Yandex 256. */
export const YANDEX_ZOOM = 1;

export function locationOf(target: Bounds | MapPlace): YandexLocation {
  if ('zoom' in target) {
    const { center, zoom } = target;
    return { center: [center.longitude, center.latitude], zoom: zoom + YANDEX_ZOOM };
  }
  const { south, west, north, east } = target;
  return {
    bounds: [
      [west, north],
      [east, south],
    ],
  };
}

export function marginOf({ top, right, bottom, left }: MapInset): YandexMapProps['margin'] {
  return [top, right, bottom, left];
}
