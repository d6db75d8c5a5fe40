import { expect, it } from 'vitest';
import { onceKey } from './once-key.ts';

const MINUTE = 60_000;

function tab() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}
const blocked = () => {
  throw new DOMException('third party', 'SecurityError');
};

it('is one for a tab while it is used, and another one ten minutes later', () => {
  const storage = tab();
  const first = onceKey(storage, 0);
  expect(onceKey(storage, 9 * MINUTE)).toBe(first);
  expect(onceKey(storage, 18 * MINUTE)).toBe(first);
  expect(onceKey(storage, 28 * MINUTE)).not.toBe(first);
});

it('is another one where the clock went back, or what is kept is rubbish', () => {
  const storage = tab();
  const first = onceKey(storage, 5 * MINUTE);
  expect(onceKey(storage, 0)).not.toBe(first);
  storage().setItem('lead-attempt', 'rubbish');
  expect(onceKey(storage, 0)).not.toBe('rubbish');
});

it('is kept in memory where the browser keeps nothing', () => {
  const first = onceKey(blocked, 0);
  expect(onceKey(blocked, MINUTE)).toBe(first);
  expect(onceKey(blocked, 12 * MINUTE)).not.toBe(first);
});
