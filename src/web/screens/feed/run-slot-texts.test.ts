import { expect, it } from 'vitest';
import type { FeedRunFacts } from '#domain/feed/feed-facts.ts';
import { foldRuns, type RunSpan, runSlots } from '#domain/feed/run-history.ts';
import { slotMark, slotText } from './run-slot-texts.ts';

const NOW = new Date('2026-11-24T07:54:00Z');

it.each([
  [1, ['12:00', '15:00', '18:00', '21:00', '24.11', '03:00', '06:00', '09:00']],
  [7, ['18.11', '19.11', '20.11', '21.11', '22.11', '23.11', '24.11']],
  [30, ['26.10', '31.10', '05.11', '10.11', '15.11', '20.11']],
  [90, ['27.08', '06.09', '16.09', '26.09', '06.10', '16.10', '26.10', '05.11', '15.11']],
] as const)('the axis of %i days bears dates', (days: RunSpan, marks: readonly string[]) => {
  const shown = foldRuns([], days, NOW).map((slot, place) => slotMark(slot, place, days));
  expect(shown.filter((mark) => mark !== null)).toEqual(marks);
  expect(runSlots(days, NOW)).toHaveLength(shown.length);
});

const RUN: FeedRunFacts = {
  id: 1,
  status: 'held',
  startedAt: new Date('2026-11-24T07:40:00Z'),
  durationMs: 1,
  offers: 1_284,
  created: 1,
  changed: 2,
  unchanged: 184,
  withdrawn: 0,
  rejected: 6,
  doubtful: 1,
  warnings: 0,
  message: null,
};

it('a slot tells its run, or how many ran in it and how the last of them went', () => {
  const alone = foldRuns([RUN], 7, NOW).at(-1)!;
  expect(slotText(alone, 7)).toBe(
    '24.11, 10:40: удержан, в\u00a0фиде 1\u00a0284, показано 187, не\u00a0показано 7',
  );
  const failed: FeedRunFacts = { ...RUN, id: 2, status: 'failed' };
  expect(slotText(foldRuns([RUN, failed], 7, NOW).at(-1)!, 7)).toBe(
    '24.11, 08:00–12:00: 2\u00a0прогона, удержано 1, не\u00a0удалось 1. ' +
      'Последний: в\u00a0фиде 1\u00a0284, показано 187, не\u00a0показано 7',
  );
  expect(slotText(foldRuns([], 90, NOW)[0]!, 90)).toBe('27.08–28.08: прогонов не\u00a0было');
});
