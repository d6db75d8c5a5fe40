import type { DataTag, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import type {
  AnyTRPCMutationProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferProcedureOutput,
} from '@trpc/server';
import type { AppRouter } from '#api/trpc/root.ts';
import type { MakeCall } from './make-call.ts';
import { readCallError } from './read-call-error.ts';

/** The procedures of the server, each with the options React Query calls it by. */
export type Api = ApiOf<AppRouter['_def']['record']>;

type ApiOf<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends AnyTRPCQueryProcedure
    ? QueryProcedure<inferProcedureInput<Routes[Name]>, inferProcedureOutput<Routes[Name]>>
    : Routes[Name] extends AnyTRPCMutationProcedure
      ? MutationProcedure<inferProcedureInput<Routes[Name]>, inferProcedureOutput<Routes[Name]>>
      : ApiOf<Routes[Name]>;
};

interface QueryProcedure<Input, Answer> {
  queryOptions(input: Input, options?: QueryRules): CallQuery<Answer>;
}

interface MutationProcedure<Input, Answer> {
  mutationOptions(
    options?: Omit<UseMutationOptions<Answer, Error, Input>, 'mutationFn'>,
  ): UseMutationOptions<Answer, Error, Input>;
}

interface QueryRules {
  meta?: Record<string, unknown>;
  staleTime?: number;
  retry?: (failures: number, error: unknown) => boolean;
}

/** A question to a procedure. */
export interface CallQuery<Answer> extends QueryRules {
  queryKey: DataTag<QueryKey, Answer>;
  queryFn: () => Promise<Answer>;
}

/** For calls whose failure their page shows in its own way, by a banner or an error page. */
export const OWN_ERRORS = { ownErrors: true } as const;

/** The same typed calls on both sides: the page server answers them in process, the browser over HTTP. */
export function createApi(makeCall: MakeCall): Api {
  const call = (type: 'query' | 'mutation', path: string, input: unknown) =>
    makeCall({ type, path, input }).catch((error: unknown) => {
      throw readCallError(error);
    });

  const walk = (path: string): object => {
    const procedure = {
      queryOptions: (input: unknown, options?: QueryRules) => ({
        ...options,
        queryKey: [path, input],
        queryFn: () => call('query', path, input),
      }),
      mutationOptions: (options?: object) => ({
        ...options,
        mutationFn: (input: unknown) => call('mutation', path, input),
      }),
    };
    return new Proxy(procedure, {
      get: (own, name) => Reflect.get(own, name) ?? walk(path ? `${path}.${String(name)}` : String(name)),
    });
  };
  return walk('') as Api;
}
