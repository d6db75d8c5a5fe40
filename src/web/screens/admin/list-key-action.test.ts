import { expect, it } from 'vitest';
import { listKeyAction, neighbourId } from './list-key-action.ts';

const bare = { key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it.each([
  [{ code: 'KeyJ' }, 'next'],
  [{ code: 'KeyK' }, 'previous'],
  [{ code: 'KeyS' }, 'status'],
  [{ code: 'Slash' }, 'search'],
  [{ code: 'Slash', shiftKey: true }, 'toggle'],
  [{ code: 'Digit7', key: '?', shiftKey: true }, 'toggle'],
  [{ code: 'KeyJ', shiftKey: true }, undefined],
  [{ code: 'KeyS', ctrlKey: true }, undefined],
  [{ code: 'KeyS', metaKey: true }, undefined],
  [{ code: 'KeyA' }, undefined],
])('%o is %s', (key, expected) => {
  expect(listKeyAction({ ...bare, ...key })).toBe(expected);
});

it.each([
  [undefined, 'next', 5],
  [99, 'previous', 5],
  [5, 'next', 7],
  [7, 'previous', 5],
  [5, 'previous', 5],
  [9, 'next', 9],
] as const)('from %s %s is %i', (from, action, expected) => {
  expect(neighbourId([5, 7, 9], from, action)).toBe(expected);
});

it('an empty list leads nowhere', () => {
  expect(neighbourId([], 5, 'next')).toBeUndefined();
});
