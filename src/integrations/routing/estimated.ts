import type { Routing } from './port.ts';

/** A router whose failures are answered by an estimate: a page that asks for a way gets one, marked as what it is. */
export function estimatedRouting(routing: Routing, estimate: Routing): Routing {
  return {
    provider: routing.provider,
    async route(from, to, mode, call) {
      const answered = await routing.route(from, to, mode, call);
      return answered.ok ? answered : estimate.route(from, to, mode, call);
    },
    async routes(from, to, mode, call) {
      const answered = await routing.routes(from, to, mode, call);
      return answered.ok ? answered : estimate.routes(from, to, mode, call);
    },
  };
}
