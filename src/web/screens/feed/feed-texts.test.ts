import { expect, it } from 'vitest';
import { durationText, progressText, scheduleText, signed } from './feed-texts.ts';

it.each([
  [4_400, '0:04'],
  [64_000, '1:04'],
  [3_600_000 + 65_000, '1:01:05'],
])('%i ms last «%s»', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});

it.each([
  [null, 'Вручную'],
  [1, 'Каждый час'],
  [3, 'Каждые 3\u00a0часа'],
  [6, 'Каждые 6\u00a0часов'],
  [24, 'Раз в\u00a0сутки'],
])('%o hours are «%s»', (everyHours, text) => {
  expect(scheduleText(everyHours)).toBe(text);
});

it('counts bear their signs', () => {
  expect([signed(1_200, '+'), signed(18, '-'), signed(0, '-')]).toEqual(['+1\u00a0200', '\u221218', '0']);
});

it.each([
  [{ runId: null, offers: 0, expected: 10 }, 'В очереди'],
  [{ runId: 1, offers: 500, expected: null }, 'Прочитано 500'],
  [{ runId: 1, offers: 500, expected: 1_300 }, 'Прочитано 500 из\u00a0~1\u00a0300'],
  [{ runId: 1, offers: 1_500, expected: 1_300 }, 'Прочитано 1\u00a0500'],
])('progress %o is «%s»', (progress, text) => {
  expect(progressText(progress)).toBe(text);
});
