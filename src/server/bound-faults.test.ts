import { expect, it } from 'vitest';
import { boundFaults } from './bound-faults.ts';

it('tells a fault once a minute, with how many of it were left out', () => {
  let now = 1_000_000;
  const faults = boundFaults(() => now);
  const refused = () => faults.admit(new Error('ECONNREFUSED'), 'request failed');
  expect([refused(), refused(), refused()]).toEqual([0, null, null]);
  expect(faults.admit(new Error('ECONNRESET'), 'request failed')).toBe(0);
  expect(faults.admit(new Error('ECONNREFUSED'), 'job queue')).toBe(0);
  now += 60_000;
  expect([refused(), refused()]).toEqual([2, null]);
  now += 60_000;
  expect(refused()).toBe(1);
});

it('forgets the oldest of faults that are each another', () => {
  const faults = boundFaults(() => 0);
  const first = () => faults.admit(new Error('0'), '');
  first();
  for (let each = 1; each < 600; each += 1) faults.admit(new Error(String(each)), '');
  expect([first(), faults.admit(new Error('599'), '')]).toEqual([0, null]);
});
