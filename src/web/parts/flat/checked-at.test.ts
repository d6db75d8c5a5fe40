import { expect, it } from 'vitest';
import { checkedAt } from './checked-at.ts';

it.each([
  ['2026-11-20T09:40:00Z', 'проверено 12:40'],
  ['2026-11-19T09:40:00Z', 'проверено вчера, 12:40'],
  ['2026-11-01T09:40:00Z', 'проверено 01.11.2026'],
])('%s is %s', (moment, text) => {
  const shown = checkedAt(new Date(moment), new Date('2026-11-20T12:00:00Z'));
  expect(shown).toBe(text.replaceAll(' ', '\u00a0'));
});
