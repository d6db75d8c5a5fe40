import { expect, it } from 'vitest';
import { hostsText, stateMark, termText } from './api-key-texts.ts';

const now = new Date('2026-11-22T09:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

it.each([
  ['live', later(90), null],
  ['live', null, null],
  ['expiring', later(11), { text: '11\u00a0дней', tone: 'warning' }],
  ['expiring', later(0.5), { text: '1\u00a0день', tone: 'warning' }],
  ['expired', later(-3), { text: 'Истёк', tone: 'danger' }],
  ['revoked', later(11), null],
] as const)('a key that is %s until %s is marked', (state, expiresAt, mark) => {
  expect(stateMark({ state, expiresAt }, now)).toEqual(mark);
});

it('a term is a day, none, or the day the key was taken back', () => {
  expect(termText({ expiresAt: now, revokedAt: null })).toBe('22.11.2026');
  expect(termText({ expiresAt: null, revokedAt: null })).toBe('бессрочный');
  expect(termText({ expiresAt: later(5), revokedAt: now })).toBe('Отозван 22.11.2026');
});

it('pages are told by their hosts', () => {
  expect(hostsText([])).toBe('только серверы');
  expect(hostsText(['https://site.example'])).toBe('site.example');
  expect(hostsText(['https://a.example', 'http://b.example:*', 'http://c.example'])).toBe(
    'a.example и\u00a0ещё\u00a02',
  );
});
