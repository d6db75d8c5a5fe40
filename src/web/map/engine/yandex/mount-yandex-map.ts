import type { MapHandle, MapOptions } from '../map-engine.ts';
import { yandexHandle } from './yandex-handle.ts';
import { locationOf, marginOf } from './yandex-location.ts';

/** A page that scrolls keeps the wheel; the map is moved by its buttons, two fingers and drags of a mouse. */
const BEHAVIORS = ['drag', 'pinchZoom', 'scrollZoom', 'dblClick'];
const IN_PAGE = ['pinchZoom', 'dblClick'];

/**
 * Draws a map with the script of Yandex, which the script of maps has brought. Errors: it cannot be reached or used.
 */
export async function mountYandexMap(host: HTMLElement, options: MapOptions): Promise<MapHandle> {
  const yandex = window.ymaps3;
  if (!yandex) throw new Error('The script of Yandex Maps has not come');
  await yandex.ready;
  const behaviors = options.isInPage ? IN_PAGE : BEHAVIORS;
  const map = new yandex.YMap(host, {
    location: locationOf(options.start),
    margin: marginOf(options.inset),
    behaviors,
  });
  map.addChild(new yandex.YMapDefaultSchemeLayer({}));
  map.addChild(new yandex.YMapDefaultFeaturesLayer({}));
  const overlay = document.createElement('div');
  host.append(overlay);
  return yandexHandle(yandex, map, { overlay, behaviors });
}
