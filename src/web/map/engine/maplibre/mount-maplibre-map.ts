import { Map as MaplibreMap, setWorkerUrl } from 'maplibre-gl';
import engineStyles from 'maplibre-gl/dist/maplibre-gl.css?inline';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapHandle, MapOptions } from '../map-engine.ts';
import { chooseStyle } from './choose-style.ts';
import { maplibreHandle } from './maplibre-handle.ts';
import { requireFile } from './require-file.ts';
import { startOf } from './start-of.ts';

/** Letters of both subsets of our font that labels are written in; a missing subset would be drawn in another font. */
const FONT_SAMPLE = ['500 24px Onest', 'Москва Moscow'] as const;

// They come and go with the engine, not with the sheet of every page.
const sheet = new CSSStyleSheet();
sheet.replaceSync(engineStyles);
document.adoptedStyleSheets.push(sheet);

/** Draws a map with MapLibre GL, whose worker runs from a file of our own origin. */
export async function mountMaplibreMap(host: HTMLElement, options: MapOptions): Promise<MapHandle> {
  const [{ style, isStandIn }] = await Promise.all([
    chooseStyle(options.settings),
    requireFile(workerUrl),
    document.fonts.load(...FONT_SAMPLE),
  ]);
  setWorkerUrl(workerUrl);
  const map = new MaplibreMap({
    container: host,
    style,
    ...startOf(options),
    minZoom: 1,
    maxZoom: 18,
    canvasContextAttributes: { antialias: true },
    attributionControl: { compact: false },
    cooperativeGestures: options.isInPage,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: TEXTS,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  name(map.getCanvas(), options.label);
  try {
    await drawn(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  return maplibreHandle(map, { isStandIn });
}

const TEXTS = {
  'AttributionControl.ToggleAttribution': 'Источники карты',
  'CooperativeGesturesHandler.WindowsHelpText':
    'Чтобы изменить масштаб, прокручивайте с нажатой клавишей Ctrl',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы изменить масштаб, прокручивайте с нажатой клавишей ⌘',
  'CooperativeGesturesHandler.MobileHelpText': 'Двигайте карту двумя пальцами',
};

/** The surface takes arrows, plus and minus by itself. */
function name(canvas: HTMLCanvasElement, label: string): void {
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', label);
}

/** Kept with the first complete picture. Errors: what went wrong with the style or with our own data. */
function drawn(map: MaplibreMap): Promise<void> {
  return new Promise((done, fail) => {
    map.once('load', () => done());
    // Later than this a tile or a letter may be missing and the rest is still a map.
    const stopListening = map.on('error', ({ error }) => fail(error));
    map.once('style.load', () => stopListening.unsubscribe());
  });
}
