import { expect, it, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import type { AddressSuggester } from '#integrations/address/port.ts';
import { testContext } from '#tests/service-context.ts';
import type { CallContext } from '../init.ts';
import { appRouter } from '../root.ts';

const FOUND = {
  label: 'Ярославль, ул. Речная, 5',
  point: { latitude: 57.63, longitude: 39.88 },
  precision: 'house' as const,
};

function callerOf(group: Group, suggest: AddressSuggester['suggest']) {
  const actor = { kind: 'user', userId: 1, groups: [group] } as unknown as Actor;
  const addresses: AddressSuggester = { provider: 'test', suggest };
  const services = { ...testContext({} as Db, { ports: { addresses } }), actor };
  const context = { services, token: 'token', clientAddress: '127.0.0.1' } as unknown as CallContext;
  return appRouter.createCaller(context).admin.feed;
}

it('addresses are suggested to those who may decide about houses, and asked about for nobody else', async () => {
  const suggest = vi.fn<AddressSuggester['suggest']>(async () => ({
    ok: true,
    value: [FOUND],
    source: 'live',
    asOf: new Date(0),
  }));
  for (const group of ['USER', 'MORTGAGE_BROKER'] as const) {
    const refused = callerOf(group, suggest).suggestAddresses({ text: 'Речная, 5' });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(suggest).not.toHaveBeenCalled();
  expect(await callerOf('ADMIN', suggest).suggestAddresses({ text: 'Речная, 5' })).toEqual({
    addresses: [{ label: FOUND.label, ...FOUND.point, precision: 'house' }],
    isOwn: false,
  });
});

it('an outside system that is away leaves the field empty, not broken', async () => {
  const caller = callerOf('ADMIN', async () => ({ ok: false, kind: 'timeout', retryable: true }));
  expect(await caller.suggestAddresses({ text: 'Речная, 5' })).toEqual({ addresses: [], isOwn: true });
});
