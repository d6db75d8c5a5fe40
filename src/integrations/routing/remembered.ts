import type { GeoPoint } from '#domain/geo/point.ts';
import type { Result } from '../result.ts';
import type { Route, Routing, TravelMode } from './port.ts';

/** Two goals of a search measure the ways of some thousands of houses each. */
const MOST_REMEMBERED = 30_000;

/** A router whose answers are kept: streets do not move. Failures are asked for again. */
export function rememberedRouting(routing: Routing): Routing {
  const known = new Map<string, Result<Route | null> & { ok: true }>();
  const remember = (name: string, answered: Result<Route | null> & { ok: true }) => {
    if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!);
    known.set(name, answered);
  };
  return {
    provider: routing.provider,
    async route(from, to, mode, call) {
      const name = nameOf(from, to, mode);
      const before = known.get(name);
      if (before) return { ...before, source: 'cache' };
      const answered = await routing.route(from, to, mode, call);
      if (answered.ok) remember(name, answered);
      return answered;
    },
    async routes(from, to, mode, call) {
      const names = from.map((point) => nameOf(point, to, mode));
      const before = names.map((name) => known.get(name));
      const missing = from.filter((_, at) => !before[at]);
      if (missing.length === 0 && before[0]) {
        return { ...before[0], source: 'cache', value: before.map((answered) => answered!.value) };
      }
      const answered = await routing.routes(missing, to, mode, call);
      if (!answered.ok) return answered;
      for (const [at, point] of missing.entries()) {
        remember(nameOf(point, to, mode), { ...answered, value: answered.value[at]! });
      }
      let next = 0;
      return { ...answered, value: before.map((one) => (one ? one.value : answered.value[next++]!)) };
    },
  };
}

function nameOf(from: GeoPoint, to: GeoPoint, mode: TravelMode): string {
  return [mode, place(from), place(to)].join(' ');
}

function place({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}
