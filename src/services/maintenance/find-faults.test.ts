import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import type { InstallationState } from './observe-installation.ts';

const AT = new Date('2026-11-20T09:00:00Z');
const ago = (minutes: number) => new Date(AT.getTime() - minutes * 60_000);
const limits = { smsDailyBudget: 10, isBackupExpected: true };
const calm: InstallationState = {
  at: AT,
  queues: [],
  feedSuccesses: [],
  overdueFeeds: 0,
  smsSent: 0,
  backupAt: ago(60),
  maintenance: [],
};
const queue = (topic: string, minutes: number | null, dead = 0) => {
  return { topic, waiting: 1, queued: 0, dead, oldestReadyAt: minutes === null ? null : ago(minutes) };
};

it.each<[string, Partial<InstallationState>, string[]]>([
  ['all is well', {}, []],
  ['work that waits a little', { queues: [queue('deliver-lead', 10)] }, []],
  ['work that waits long', { queues: [queue('deliver-lead', 11)] }, ['work-waits']],
  ['an import that stands in line', { queues: [queue('run-feed', 119)] }, []],
  ['an import that stands still', { queues: [queue('run-feed', 121)] }, ['work-waits']],
  ['dead work', { queues: [queue('deliver-lead', null, 2)] }, ['dead-work']],
  ['seven messages of ten', { smsSent: 7 }, []],
  ['eight messages of ten', { smsSent: 8 }, ['sms-runs-out']],
  ['ten messages of ten', { smsSent: 10 }, ['sms-spent']],
  ['a late feed', { overdueFeeds: 1 }, ['feeds-overdue']],
  ['a copy of yesterday', { backupAt: ago(26 * 60) }, []],
  ['an old copy', { backupAt: ago(26 * 60 + 1) }, ['backup-old']],
  ['no copy', { backupAt: null }, ['backup-old']],
])('%s', (_, changes, names) => {
  expect(findFaults({ ...calm, ...changes }, limits).map(({ name }) => name)).toEqual(names);
});

it('nobody is told of copies where none are expected', () => {
  expect(findFaults({ ...calm, backupAt: null }, { ...limits, isBackupExpected: false })).toEqual([]);
});
