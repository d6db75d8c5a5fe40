import type { ExpressionSpecification } from 'maplibre-gl';

/** A size in pixels that grows with the zoom, given at some zooms: `[[9, 1], [15, 12]]`. */
export function byZoom(stops: readonly (readonly [zoom: number, size: number | ExpressionSpecification])[]) {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as ExpressionSpecification;
}
