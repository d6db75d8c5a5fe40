import { straightWay } from '#domain/road/straight-way.ts';
import type { Routing } from './port.ts';

/** An estimate by the straight line, for installations without a router. */
export function embeddedRouting(now: () => Date): Routing {
  return {
    provider: 'embedded',
    async route(from, to, mode) {
      return { ok: true, value: straightWay(from, to, mode), source: 'embedded', asOf: now() };
    },
    async routes(from, to, mode) {
      const value = from.map((point) => straightWay(point, to, mode));
      return { ok: true, value, source: 'embedded', asOf: now() };
    },
  };
}
