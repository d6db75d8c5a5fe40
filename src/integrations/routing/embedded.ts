import { distanceMetres } from '#domain/geo/distance.ts';
import type { Routing, TravelMode } from './port.ts';

/** How much longer than a straight line streets are, and how fast one goes along them. */
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
