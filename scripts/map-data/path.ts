import type { Place } from './shape.ts';

/**
 * Points written as they are noted down: «55.911 37.576, 55.905 37.605», latitude first. Errors: throws on a misprint.
 */
export function path(text: string): Place[] {
  return text.split(',').map((pair) => {
    const [latitude, longitude, ...rest] = pair.trim().split(/\s+/).map(Number);
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude) || rest.length > 0) {
      throw new Error(`Not a point: ${pair}`);
    }
    return [latitude!, longitude!];
  });
}
