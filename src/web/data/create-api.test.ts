import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { describe, expect, it } from 'vitest';
import type { AppRouter } from '#api/trpc/root.ts';
import { type Api, type Call, createApi } from './create-api.ts';
import { ONCE } from './once-key.ts';

const theirs: Api = createTRPCOptionsProxy<AppRouter>({
  client: createTRPCClient<AppRouter>({ links: [] }),
  queryClient: new QueryClient(),
});

function counted() {
  const calls: Parameters<Call>[0][] = [];
  const api = createApi(async (call) => {
    calls.push(call);
    return 'answer';
  });
  return { api, calls };
}

describe('the options of calls', () => {
  it.each<[string, (api: Api) => { queryKey?: unknown; mutationKey?: unknown }]>([
    ['a query with an input', (api) => api.catalog.flat.queryOptions({ id: 1 })],
    ['a query without one', (api) => api.legalTags.queryOptions()],
    ['a mutation', (api) => api.comingSoonEmail.mutationOptions()],
    ['a router', (api) => api.catalog.pathFilter()],
    ['everything', (api) => api.pathFilter()],
  ])('have the keys of tRPC: %s', (_, ask) => {
    const { queryKey, mutationKey } = ask(theirs);
    expect(ask(counted().api)).toMatchObject({
      ...(queryKey !== undefined && { queryKey }),
      ...(mutationKey !== undefined && { mutationKey }),
    });
  });

  it('keep what is told of the query beside its call', () => {
    expect(counted().api.legalTags.queryOptions(undefined, { staleTime: 5 })).toMatchObject({ staleTime: 5 });
  });

  it('make the call by its path, with the input and what the link is told', async () => {
    const { api, calls } = counted();
    const query = api.catalog.flat.queryOptions({ id: 1 }).queryFn as unknown as () => Promise<unknown>;
    expect(await query()).toBe('answer');
    const send = api.comingSoonEmail.mutationOptions(ONCE).mutationFn as unknown as (
      input: object,
    ) => Promise<unknown>;
    await send({ email: 'anna@mail.example' });
    expect(calls).toEqual([
      { type: 'query', path: 'catalog.flat', input: { id: 1 } },
      {
        type: 'mutation',
        path: 'comingSoonEmail',
        input: { email: 'anna@mail.example' },
        context: { isOnce: true },
      },
    ]);
  });
});
