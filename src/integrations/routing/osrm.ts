import { z } from 'zod';
import type { GeoPoint } from '#domain/geo/point.ts';
import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { Routing } from './port.ts';

const Answer = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number().min(0), duration: z.number().min(0) })).optional(),
});

const TableAnswer = z.object({
  code: z.string(),
  durations: z.array(z.tuple([z.number().min(0).nullable()])).optional(),
  distances: z.array(z.tuple([z.number().min(0).nullable()])).optional(),
});

/** A point far from all streets, or two that no street joins. */
const NO_WAY = ['NoRoute', 'NoSegment'];

/** A page may wait for it. */
const TIMEOUT_MS = 2_000;

/**
 * An OSRM server, `GET route/v1/{foot|car}/{lon,lat;lon,lat}`. One server holds the ways of one mode whatever its
 * address says, so a deployer puts two of them behind one base address, told apart by that part of the path. Ways of
 * many points at once are a `GET table/v1/…` of the same points.
 */
export function osrmRouting(options: {
  baseUrl: string;
  now(): Date;
  retryMs?: readonly [number, number];
}): Routing {
  const vendor = createVendor({ timeoutMs: TIMEOUT_MS, ...options });
  return {
    provider: 'osrm',
    async route(from, to, mode, call) {
      const path = `route/v1/${mode}/${coordinates(from)};${coordinates(to)}`;
      const query = { overview: 'false', steps: 'false' };
      const answered = await vendor.getJson({ path, query, bodies: [400] }, call);
      if (!answered.ok) return answered;
      const answer = Answer.safeParse(answered.value);
      if (!answer.success) return malformed('unexpected_body');
      if (NO_WAY.includes(answer.data.code)) return { ...answered, value: null };
      if (answer.data.code !== 'Ok') return rejected(answer.data.code);
      const [best] = answer.data.routes ?? [];
      if (!best) return malformed('no_routes');
      const route = { metres: Math.round(best.distance), seconds: Math.round(best.duration) };
      return { ...answered, value: route };
    },
    async routes(from, to, mode, call) {
      const path = `table/v1/${mode}/${[...from, to].map(coordinates).join(';')}`;
      const query = {
        sources: from.map((_, at) => at).join(';'),
        destinations: String(from.length),
        annotations: 'duration,distance',
      };
      const answered = await vendor.getJson({ path, query, bodies: [400] }, call);
      if (!answered.ok) return answered;
      const answer = TableAnswer.safeParse(answered.value);
      if (!answer.success) return malformed('unexpected_body');
      const { code, durations = [], distances = [] } = answer.data;
      if (code !== 'Ok') return rejected(code);
      if (durations.length !== from.length || distances.length !== from.length)
        return malformed('other_ways');
      const value = durations.map(([seconds], at) => {
        const [metres] = distances[at]!;
        return seconds === null || metres === null
          ? null
          : { metres: Math.round(metres), seconds: Math.round(seconds) };
      });
      return { ...answered, value };
    },
  };
}

/** Longitude first; five places are a metre. */
function coordinates({ latitude, longitude }: GeoPoint): string {
  return `${longitude.toFixed(5)},${latitude.toFixed(5)}`;
}
