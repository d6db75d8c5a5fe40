import { describe, expect, it } from 'vitest';
import type { Group } from '#domain/access/groups.ts';
import type { CallContext } from '../init.ts';
import { adminRouter } from './router.ts';

const paths = Object.keys(adminRouter._def.procedures);
/** Brokers may look at programmes and do nothing else in the console; what stands around its pages asks for more. */
const FOR_BROKERS = [
  'console.exportList',
  'console.search',
  'console.uses',
  'console.waiting',
  'programs.choices',
  'programs.list',
  'programs.preview',
];

/**
 * Tells whether a member of the group passes the check of rights; a later failure by the empty input or the missing
 * database does not count.
 */
async function mayCall(group: Group, path: string): Promise<boolean> {
  const actor = { kind: 'user', id: 1, groups: [group], name: null, phone: '+79990000000' } as const;
  const caller = adminRouter.createCaller({ services: { actor, db: null } } as unknown as CallContext);
  const [page, action] = path.split('.') as [string, string];
  type Procedures = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const refusal = await (caller as unknown as Procedures)[page]![action]!({}).then(
    () => null,
    ({ code }: { code: string }) => code,
  );
  return refusal !== 'FORBIDDEN';
}

describe.each<Group>(['BASE', 'USER', 'REALTOR'])('%s', (group) => {
  it.each(paths)('may not call admin.%s', async (path) => {
    expect(await mayCall(group, path)).toBe(false);
  });
});

it.each(paths)('a broker may call admin.%s only to look at programmes', async (path) => {
  expect(await mayCall('MORTGAGE_BROKER', path)).toBe(FOR_BROKERS.includes(path));
});

it.each(paths)('the main administrator may call admin.%s', async (path) => {
  expect(await mayCall('SUPERADMIN', path)).toBe(true);
});
