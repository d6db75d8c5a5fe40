import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const HANGS = `
  import { endInOrder } from './src/server/end-in-order.ts';
  endInOrder({ close: () => new Promise(() => {}), whatEnds: () => 'фоновая работа', withinMs: 100 });
  setInterval(() => {}, 1_000);
  process.kill(process.pid, 'SIGTERM');
`;

it('names what has not ended in time, and ends with code 1', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', HANGS], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('Остановка не закончилась за 0.1 с, не дождались: фоновая работа\n');
  expect(status).toBe(1);
});
