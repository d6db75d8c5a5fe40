import type { QueryKey } from '@tanstack/react-query';

interface CallQuery<Answer, Key extends QueryKey> {
  queryKey: Key;
  /** The symbol is the mark of a call that is not to be made. */
  queryFn?: ((context: never) => Answer | Promise<Answer>) | symbol;
  meta?: Record<string, unknown> | undefined;
}

/**
 * A call that keeps of its answer only what `project` takes. The whole answer never reaches the cache, so it does not
 * travel in the first HTML. `name` tells the projection from the call itself and from others of it.
 */
export function projectQuery<Answer, Kept, Key extends QueryKey>(
  call: CallQuery<Answer, Key>,
  name: string,
  project: (answer: Answer) => Kept | Promise<Kept>,
) {
  const ask = call.queryFn as () => Promise<Answer>;
  return {
    queryKey: [name, ...call.queryKey] as const,
    queryFn: async (): Promise<Kept> => project(await ask()),
    meta: call.meta,
  };
}
