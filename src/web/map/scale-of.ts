import type { MapViewport } from './map-types.ts';

const EQUATOR_METRES = 40_075_017;
const PIXELS_AT_ZOOM_0 = 512;
const WIDEST_PIXELS = 80;
const NBSP = '\u00A0';

/** The longest distance of 1, 2 or 5 and noughts that fits 80 pixels in the middle of the map, and its length there. */
export function scaleOf({ center, zoom }: Pick<MapViewport, 'center' | 'zoom'>): {
  text: string;
  width: number;
} {
  const parallel = EQUATOR_METRES * Math.cos((center.latitude * Math.PI) / 180);
  const metresPerPixel = parallel / (PIXELS_AT_ZOOM_0 * 2 ** zoom);
  const longest = metresPerPixel * WIDEST_PIXELS;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * ([5, 2].find((figure) => figure * power <= longest) ?? 1);
  const text = metres < 1_000 ? `${metres}${NBSP}м` : `${(metres / 1_000).toLocaleString('ru')}${NBSP}км`;
  return { text, width: Math.round(metres / metresPerPixel) };
}
