import type { QueryKey } from '@tanstack/react-query';
import type { CallQuery } from './api.ts';

/**
 * A call that keeps of its answer only what `project` takes. The whole answer never reaches the cache, so it does not
 * travel in the first HTML. `name` tells the projection from the call itself and from others of it.
 */
export function projectQuery<Answer, Kept>(
  call: CallQuery<Answer>,
  name: string,
  project: (answer: Answer) => Kept,
): CallQuery<Kept> {
  return {
    ...call,
    queryKey: [name, ...call.queryKey] as QueryKey as CallQuery<Kept>['queryKey'],
    queryFn: async () => project(await call.queryFn()),
  };
}
