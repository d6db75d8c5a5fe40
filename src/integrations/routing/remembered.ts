import type { GeoPoint } from '#domain/geo/point.ts';
import type { Result } from '../result.ts';
import type { Route, Routing } from './port.ts';

const MOST_REMEMBERED = 10_000;

/** A router whose answers are kept: streets do not move. Failures are asked for again. */
export function rememberedRouting(routing: Routing): Routing {
  const known = new Map<string, Result<Route | null>>();
  return {
    provider: routing.provider,
    async route(from, to, mode, call) {
      const name = [mode, place(from), place(to)].join(' ');
      const before = known.get(name);
      if (before?.ok) return { ...before, source: 'cache' };
      const answered = await routing.route(from, to, mode, call);
      if (answered.ok) {
        if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!);
        known.set(name, answered);
      }
      return answered;
    },
  };
}

function place({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
