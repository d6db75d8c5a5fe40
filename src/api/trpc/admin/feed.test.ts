import { describe, expect, it } from 'vitest';
import type { Group } from '#domain/access/groups.ts';
import type { CallContext } from '../init.ts';
import { feedRouter } from './feed.ts';

const paths = Object.keys(feedRouter._def.procedures);

/** Somebody of these groups; the database is never reached when rights are checked first. */
function callerOf(groups: Group[]) {
  const actor = { kind: 'user', id: 1, groups, name: null, phone: '+79990000000' } as const;
  return feedRouter.createCaller({
    services: { actor, db: null },
  } as unknown as CallContext) as unknown as Record<string, (input?: unknown) => Promise<unknown>>;
}

describe.each<Group>(['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER'])('%s', (group) => {
  it.each(paths)('may not call admin.feed.%s', async (path) => {
    await expect(callerOf([group])[path]!({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

// Past the check of rights the empty input is what is wrong, or the database that is not there.
it.each(paths)('ADMIN may call admin.feed.%s', async (path) => {
  await expect(callerOf(['ADMIN'])[path]!({})).rejects.not.toMatchObject({ code: 'FORBIDDEN' });
});
