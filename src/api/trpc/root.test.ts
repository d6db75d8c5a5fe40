import { describe, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import type { CallContext } from './init.ts';
import { appRouter } from './root.ts';

type Procedure = { _def: { type: string; meta?: { access?: unknown } } };
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);

/** A caller who is nobody; the database is never reached when access is checked first. */
const visitor = {
  services: { actor: VISITOR, db: null },
  token: null,
  userAgent: null,
  clientAddress: '127.0.0.1',
} as unknown as CallContext;

describe('every procedure', () => {
  it.each(procedures)('%s says who may call it', (_, procedure) => {
    expect(procedure._def.meta?.access).toBeDefined();
  });

  const closed = procedures.filter(([, { _def }]) => _def.meta?.access !== 'anyone').map(([path]) => path);

  it.each(closed)('%s refuses a visitor before anything else', async (path) => {
    const call = path
      .split('.')
      .reduce<unknown>(
        (caller, part) => (caller as Record<string, unknown>)[part],
        appRouter.createCaller(visitor),
      ) as (input?: unknown) => Promise<unknown>;
    await expect(call(undefined)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
