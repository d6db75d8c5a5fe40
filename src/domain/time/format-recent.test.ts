import { describe, expect, it } from 'vitest';
import { formatRecent } from './format-recent.ts';

describe('formatRecent', () => {
  it.each([
    ['2026-11-20T09:40:00Z', 'сегодня, 12:40'],
    ['2026-11-19T21:00:00Z', 'сегодня, 00:00'],
    ['2026-11-19T20:59:59Z', 'вчера, 23:59'],
    ['2026-11-18T21:00:00Z', 'вчера, 00:00'],
    ['2026-11-18T20:59:59Z', '18.11.2026'],
  ])('%s is %s on the 20th in Moscow', (moment, text) => {
    expect(formatRecent(new Date(moment), new Date('2026-11-20T12:00:00Z'))).toBe(text);
  });

  it('knows the last day of the year for yesterday', () => {
    expect(formatRecent(new Date('2026-12-31T09:00:00Z'), new Date('2026-12-31T21:00:00Z'))).toBe(
      'вчера, 12:00',
    );
  });
});
