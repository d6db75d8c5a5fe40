import { expect, it } from 'vitest';
import { noteServerDate, serverTime } from './server-clock.ts';

it('follows the server whatever the clock of the reader shows', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);
  expect(serverTime(now)).toBe(now);
  noteServerDate('Sat, 21 Nov 2026 13:00:05 GMT', now);
  expect(serverTime(now + 1_000)).toBe(Date.UTC(2026, 10, 21, 13, 0, 6));
  noteServerDate(null, now);
  noteServerDate('no date', now);
  expect(serverTime(now)).toBe(Date.UTC(2026, 10, 21, 13, 0, 5));
  noteServerDate('Sat, 21 Nov 2026 11:59:59 GMT', now);
  expect(serverTime(now)).toBe(now);
});
