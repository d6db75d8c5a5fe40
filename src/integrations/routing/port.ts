import type { GeoPoint } from '#domain/geo/point.ts';
import type { CallContext, Result } from '../result.ts';

export type TravelMode = 'foot' | 'car';

/** A way from one point to another, whole metres and seconds. */
export interface Route {
  metres: number;
  seconds: number;
}

/** A call for more ways than this is one too many for any router. */
export const MOST_TOGETHER = 90;

/** Divides what is to be asked about into calls. */
export function inTables<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MOST_TOGETHER) }, (_, at) =>
    items.slice(at * MOST_TOGETHER, (at + 1) * MOST_TOGETHER),
  );
}

/** Measures ways. An embedded answer is an estimate: pages write «≈» before it. */
export interface Routing {
  provider: string;
  /** Null where no way leads. */
  route(from: GeoPoint, to: GeoPoint, mode: TravelMode, call: CallContext): Promise<Result<Route | null>>;
  /** The ways from at most MOST_TOGETHER points to one, in their order. */
  routes(
    from: readonly GeoPoint[],
    to: GeoPoint,
    mode: TravelMode,
    call: CallContext,
  ): Promise<Result<(Route | null)[]>>;
}
