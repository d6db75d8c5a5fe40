import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#api/trpc/root.ts';

export type Api = TRPCOptionsProxy<AppRouter>;

/** Makes one procedure call. Errors: an error that knows its HTTP status, a `TRPCClientError`. */
export type Call = (call: {
  type: 'query' | 'mutation';
  path: string;
  input: unknown;
  /** Told to the link besides: `ONCE`. */
  context?: Record<string, unknown> | undefined;
}) => Promise<unknown>;

interface Options {
  trpc?: { context?: Record<string, unknown> };
  [name: string]: unknown;
}

/**
 * The same typed calls on both sides: the page server answers them in process, the browser over HTTP. They are the
 * options proxy of tRPC in all that we ask of it, without the client that the library's own brings along: pages wake by
 * the answers in their HTML, and what makes calls comes after them (docs/decisions/038).
 */
export function createApi(call: Call): Api {
  return optionsAt(call, []) as Api;
}

function optionsAt(call: Call, path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, name: string) => optionsAt(call, [...path, name]),
    apply: (_, __, [first, second]) => {
      const procedure = path.slice(0, -1);
      const make = OPTIONS[path.at(-1)!]!;
      return make({ call, procedure, first, second });
    },
  });
}

interface Asked {
  call: Call;
  procedure: readonly string[];
  first: unknown;
  second: unknown;
}

/** The keys are those of tRPC: the procedures of a router are found by its path. */
const OPTIONS: Record<string, (asked: Asked) => object> = {
  queryOptions: ({ call, procedure, first: input, second }) => {
    const options = second as Options | undefined;
    return {
      ...options,
      queryKey: [procedure, { ...(input !== undefined && { input }), type: 'query' }],
      queryFn: () => call({ type: 'query', path: procedure.join('.'), input, ...options?.trpc }),
    };
  },
  mutationOptions: ({ call, procedure, first }) => {
    const options = first as Options | undefined;
    return {
      ...options,
      mutationKey: [procedure],
      mutationFn: (input: unknown) =>
        call({ type: 'mutation', path: procedure.join('.'), input, ...options?.trpc }),
    };
  },
  pathFilter: ({ procedure }) => ({ queryKey: procedure.length > 0 ? [procedure] : [] }),
};
