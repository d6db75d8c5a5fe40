import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('goes on after a failure, in turn, and tells of both', async () => {
  const log: string[] = [];
  const run = async (row: number) => {
    log.push(`begun ${row}`);
    await Promise.resolve();
    log.push(`over ${row}`);
    if (row === 2) throw new Error('Используется в 3 программах');
  };
  const steps: number[] = [];
  const result = await runEach([1, 2, 3], run, (done) => steps.push(done));
  expect(result).toEqual({ done: [1, 3], failed: [{ row: 2, reason: 'Используется в 3 программах' }] });
  expect(log).toEqual(['begun 1', 'over 1', 'begun 2', 'over 2', 'begun 3', 'over 3']);
  expect(steps).toEqual([1, 2, 3]);
});
