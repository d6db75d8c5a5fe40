import { expect, it } from 'vitest';
import { mayReload, rememberReload, wasReloaded } from './reload-once.ts';

it.each<[string, number | undefined, boolean]>([
  ['never before', undefined, true],
  ['ten seconds ago', 10_000, true],
  ['a moment ago', 10_001, false],
])('reloads when the last time was %s: %s', (_, reloadedAt, expected) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  if (reloadedAt !== undefined) rememberReload(storage, reloadedAt);
  expect(mayReload(() => storage, 20_000)).toBe(expected);
});

it.each<[string, () => string | null, boolean, boolean]>([
  ['has not', () => null, false, true],
  ['has', () => '10001', true, false],
  [
    'may not remember',
    () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
    true,
    false,
  ],
])('knows of a tab that %s reloaded a page', (_, getItem, expected, mayReloadNow) => {
  expect(wasReloaded(() => ({ getItem }))).toBe(expected);
  expect(mayReload(() => ({ getItem }), 20_000)).toBe(mayReloadNow);
});
