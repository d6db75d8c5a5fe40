import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import type { CallContext } from '#api/trpc/init.ts';
import { appRouter } from '#api/trpc/root.ts';

interface Call {
  type: 'query' | 'mutation' | 'subscription';
  path: string;
  input: unknown;
}

/** Calls a procedure in process, as the page server does; a failure has the very shape it has over HTTP. */
export async function callProcedure(ctx: CallContext, { type, path, input }: Call): Promise<unknown> {
  try {
    return await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown);
    throw { error: getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input, ctx }) };
  }
}
