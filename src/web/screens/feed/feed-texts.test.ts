import { expect, it } from 'vitest';
import { durationText, moveText, progressText, scheduleText, signed, stateText } from './feed-texts.ts';

const RUN = {
  id: 1,
  status: 'applied' as const,
  startedAt: new Date(0),
  durationMs: 1,
  message: null,
  created: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  doubtful: 0,
  warnings: 0,
};

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

it('prices move by signed percents', () => {
  expect([moveText(30), moveText(-395), moveText(0)]).toEqual(['+3\u00a0%', '\u221239,5\u00a0%', '0\u00a0%']);
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

it.each([
  ['fresh', 13, 'Свежий, отклонено 13 из\u00a025'],
  ['stale', 1, 'Старше 24\u00a0ч, отклонено 1 из\u00a025'],
  ['held', 2, 'Удержано, отклонено 2 из\u00a025'],
  ['failed', 25, 'Упал, отклонено 25 из\u00a025'],
  ['fresh', 0, 'Свежий'],
  ['off', 13, 'Выключен'],
  ['running', 13, 'Идёт'],
] as const)('a feed that is %s with %i rejections is «%s»', (state, rejected, text) => {
  const lastRun = { ...RUN, rejected, offers: 25 };
  expect(stateText({ state, lastRun })).toBe(text);
  expect(stateText({ state, lastRun: null })).not.toContain('отклонено');
});
