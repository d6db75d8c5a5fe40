import { expect, it } from 'vitest';
import { consoleKey } from './console-key.ts';

const bare = { key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it.each([
  [{ code: 'Slash' }, 'search', true],
  [{ code: 'Slash', shiftKey: true }, 'help', true],
  [{ code: 'Digit7', key: '?', shiftKey: true }, 'help', true],
  [{ code: 'Backslash', key: '/', shiftKey: true }, 'search', true],
  [{ code: 'KeyK', ctrlKey: true }, 'search', false],
  [{ code: 'KeyK', metaKey: true }, 'search', false],
  [{ code: 'KeyS', ctrlKey: true }, 'save', false],
])('%o does %s', (key, does, isSingle) => {
  expect(consoleKey({ ...bare, ...key })).toEqual({ does, isSingle });
});

it.each([
  { code: 'KeyS' },
  { code: 'KeyK' },
  { code: 'KeyS', ctrlKey: true, shiftKey: true },
  { code: 'KeyK', ctrlKey: true, altKey: true },
  { code: 'Slash', ctrlKey: true },
  { code: 'Digit7', key: '7' },
  { code: 'constructor', ctrlKey: true },
])('%o is not ours', (key) => {
  expect(consoleKey({ ...bare, ...key })).toBeUndefined();
});
