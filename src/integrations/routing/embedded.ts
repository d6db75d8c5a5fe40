import { distanceMetres } from '#domain/geo/distance.ts';
import type { Routing, TravelMode } from './port.ts';

/** Ratio of a street route to the straight line, and the usual speed on it. */
const TRAVEL: Record<TravelMode, { detour: number; kmPerHour: number }> = {
  foot: { detour: 1.3, kmPerHour: 4.8 },
  car: { detour: 1.4, kmPerHour: 22 },
};

/** An estimate by the straight line, for installations without a router. */
export function embeddedRouting(now: () => Date): Routing {
  return {
    provider: 'embedded',
    async route(from, to, mode) {
      const { detour, kmPerHour } = TRAVEL[mode];
      const metres = distanceMetres(from, to) * detour;
      const seconds = metres / (kmPerHour / 3.6);
      const route = { metres: Math.round(metres), seconds: Math.round(seconds) };
      return { ok: true, value: route, source: 'embedded', asOf: now() };
    },
  };
}
