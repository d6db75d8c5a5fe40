import { expect, it } from 'vitest';
import { momentText } from './moment-text.ts';

const asOf = new Date('2026-11-20T09:41:00Z');

it.each([
  ['2026-11-20T09:40:00Z', '12:40'],
  ['2026-11-19T21:00:00Z', '00:00'],
  ['2026-11-19T19:40:00Z', 'вчера, 22:40'],
  ['2026-11-18T20:59:00Z', '18.11, 23:59'],
  ['2025-11-18T20:59:00Z', '18.11.2025'],
])('%s is told as «%s»', (moment, text) => {
  expect(momentText(new Date(moment), asOf)).toBe(text);
});
