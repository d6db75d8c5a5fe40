import { expect, it } from 'vitest';
import { createProcessMemory } from '#server/process-memory.ts';
import type { ServiceContext } from '../context.ts';
import { recallOfIndex } from './recall-of-index.ts';

const memory = createProcessMemory();
let reads = 0;
const read = async () => ++reads;
const at = (version: string | null, now = '2026-11-25T12:00:00Z') => {
  const catalogueIndex = { current: version === null ? null : { version } };
  const ctx = { catalogueIndex, now: new Date(now), ports: { memory } } as ServiceContext;
  return recallOfIndex(ctx, 'towns', read);
};

it('reads once a state of the index and a day of Moscow, and every time without an index', async () => {
  expect([await at('7'), await at('7')]).toEqual([1, 1]);
  expect(await at('8')).toBe(2);
  expect(await at('8', '2026-11-25T20:59:59Z')).toBe(2);
  expect(await at('8', '2026-11-25T21:00:00Z')).toBe(3);
  expect([await at(null), await at(null)]).toEqual([4, 5]);
});
