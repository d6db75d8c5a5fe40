import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moscowClock } from '../time/moscow.ts';
import { DEFAULT_NOTICE_CHOICE, type NoticeChoice, noticeDueAt, wantsNotice } from './notice-choice.ts';

const chosen = (choice: Partial<NoticeChoice>): NoticeChoice => ({ ...DEFAULT_NOTICE_CHOICE, ...choice });
const at = (text: string) => new Date(`${text}+03:00`);

it.each<[string, Partial<NoticeChoice>, string, string]>([
  ['at once', {}, '2026-11-20T23:30:15', '2026-11-20T23:30:15'],
  ['after a quiet night', { quietFrom: 22, quietTo: 8 }, '2026-11-20T22:00:00', '2026-11-21T08:00:00'],
  ['after midnight too', { quietFrom: 22, quietTo: 8 }, '2026-11-21T07:59:59', '2026-11-21T08:00:00'],
  ['at the end of quiet hours', { quietFrom: 22, quietTo: 8 }, '2026-11-21T08:00:00', '2026-11-21T08:00:00'],
  ['after a quiet noon', { quietFrom: 12, quietTo: 14 }, '2026-11-20T13:10:00', '2026-11-20T14:00:00'],
  ['before a quiet noon', { quietFrom: 12, quietTo: 14 }, '2026-11-20T11:59:59', '2026-11-20T11:59:59'],
  ['in the morning', { pace: 'DAILY' }, '2026-12-31T09:00:00', '2027-01-01T09:00:00'],
  ['this morning', { pace: 'DAILY' }, '2026-11-20T00:10:00', '2026-11-20T09:00:00'],
  [
    'when a late riser wakes',
    { pace: 'DAILY', quietFrom: 0, quietTo: 11 },
    '2026-11-20T12:00:00',
    '2026-11-21T11:00:00',
  ],
])('is told %s', (_, choice, now, due) => {
  expect(noticeDueAt(chosen(choice), at(now))).toEqual(at(due));
});

it('is never told in quiet hours, nor more than two days late', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const moment = fc.date({
    min: at('2026-01-01T00:00:00'),
    max: at('2028-01-01T00:00:00'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(hour, hour, fc.constantFrom('AT_ONCE', 'DAILY'), moment, (quietFrom, quietTo, pace, now) => {
      fc.pre(quietFrom !== quietTo);
      const due = noticeDueAt(chosen({ quietFrom, quietTo, pace }), now);
      expect(due.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
      expect(due.getTime() - now.getTime()).toBeLessThan(48 * 3_600_000);
      const quiet = (24 + quietTo - quietFrom) % 24;
      expect((24 + moscowClock(due).hour - quietFrom) % 24).toBeGreaterThanOrEqual(quiet);
    }),
  );
});

it.each<[string, Partial<NoticeChoice>, number | null, boolean]>([
  ['everything', {}, null, true],
  ['bookings', { kinds: ['BOOKING'] }, 5, true],
  ['other kinds', { kinds: ['CALLBACK'] }, 5, false],
  ['this complex', { complexIds: [4, 5] }, 5, true],
  ['other complexes', { complexIds: [4] }, 5, false],
  ['complexes alone', { complexIds: [4] }, null, false],
])('who chose %s', (_, choice, complexId, wants) => {
  expect(wantsNotice(chosen(choice), { kind: 'BOOKING', complexId })).toBe(wants);
});
