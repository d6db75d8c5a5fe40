import { expect, it } from 'vitest';
import { isGone } from './is-gone.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

it.each([
  [null, false],
  ['2026-11-20T08:59:59Z', false],
  ['2026-08-22T09:00:01Z', false],
  ['2026-08-22T09:00:00Z', true],
  ['2025-01-01T00:00:00Z', true],
])('the page of a flat withdrawn at %s is gone: %s', (withdrawnAt, gone) => {
  expect(isGone(withdrawnAt === null ? null : new Date(withdrawnAt), NOW)).toBe(gone);
});
