import { expect, it } from 'vitest';
import { createProcessMemory } from './process-memory.ts';

it('makes a value once a version, for all who ask', async () => {
  const memory = createProcessMemory();
  let made = 0;
  const ask = (version: string) => memory.recall('towns', version, async () => ++made);
  expect(await Promise.all([ask('1'), ask('1')])).toEqual([1, 1]);
  expect(await ask('1')).toBe(1);
  expect(await ask('2')).toBe(2);
  expect(memory.count()).toBe(1);
});

it('runs a query once, though a query of drizzle runs anew for each that waits for it', async () => {
  const memory = createProcessMemory();
  let runs = 0;
  const run = () => Promise.resolve(++runs);
  const query = {
    // biome-ignore lint/suspicious/noThenProperty: that is what a query of drizzle is.
    then: (...ways: Parameters<Promise<number>['then']>) => run().then(...ways),
    catch: (way: () => never) => run().catch(way),
  } as Promise<number>;
  const ask = () => memory.recall('towns', '1', () => query);
  expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1]);
  expect(runs).toBe(1);
});

it('forgets what failed', async () => {
  const memory = createProcessMemory();
  await expect(memory.recall('towns', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await memory.recall('towns', '1', async () => 'up')).toBe('up');
});
