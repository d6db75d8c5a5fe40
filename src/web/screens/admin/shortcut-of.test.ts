import { expect, it } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const bare = { key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

it.each([
  [{ code: 'KeyC' }, 'C'],
  [{ code: 'Delete' }, 'Delete'],
  [{ code: 'Enter', ctrlKey: true }, 'Control+Enter'],
  [{ code: 'Enter', metaKey: true }, 'Control+Enter'],
  [{ code: 'Enter' }, undefined],
  [{ code: 'KeyC', ctrlKey: true }, undefined],
  [{ code: 'KeyC', shiftKey: true }, undefined],
  [{ code: 'Delete', altKey: true }, undefined],
  [{ code: 'Digit1' }, undefined],
])('%o is spelled %s', (key, expected) => {
  expect(shortcutOf({ ...bare, ...key })).toBe(expected);
});
