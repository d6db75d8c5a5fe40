import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import type { doubled, fail, hoard, measured, spin } from '#tests/worker-tasks.ts';
import type { WorkerTask } from './port.ts';
import { openThreads } from './threads.ts';

const module = new URL('../../../tests/worker-tasks.ts', import.meta.url);
const DOUBLED: WorkerTask<typeof doubled> = { module, name: 'doubled', deadlineMs: 30_000 };
const MEASURED: WorkerTask<typeof measured> = { module, name: 'measured', deadlineMs: 30_000 };
const FAIL: WorkerTask<typeof fail> = { module, name: 'fail', deadlineMs: 30_000 };
const SPIN: WorkerTask<typeof spin> = { module, name: 'spin', deadlineMs: 300 };
const HOARD: WorkerTask<typeof hoard> = { module, name: 'hoard', deadlineMs: 60_000 };

const opened: ReturnType<typeof openThreads>[] = [];
const threads = (options: Parameters<typeof openThreads>[0] = {}) => {
  const workers = openThreads({ threads: 1, waiting: 1, megabytes: 64, ...options });
  opened.push(workers);
  return workers;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((workers) => workers.close()));
});

it('answers what the function answers, of plain values and of bytes', async () => {
  const workers = threads();
  expect(await workers.run(DOUBLED, { n: 21 })).toEqual({ ok: true, value: 42 });
  expect(await workers.run(MEASURED, Buffer.alloc(70_000))).toEqual({ ok: true, value: 70_000 });
});

it('takes bytes that are given away, and copies those that share their memory', async () => {
  const workers = threads();
  const [large, small] = [Buffer.alloc(70_000), Buffer.from('share')];
  expect(await workers.run(MEASURED, large, large)).toEqual({ ok: true, value: 70_000 });
  expect(await workers.run(MEASURED, small, small)).toEqual({ ok: true, value: 5 });
  expect([large.length, small.length]).toEqual([0, 5]);
  const decoded = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8ab' } })
    .png()
    .toBuffer();
  expect(await workers.run(MEASURED, decoded, decoded)).toEqual({ ok: true, value: decoded.length });
});

it('throws what the function throws', async () => {
  await expect(threads().run(FAIL, 'нет')).rejects.toMatchObject({ name: 'TypeError', message: 'нет' });
});

it('ends a task that overruns, and takes the next one', async () => {
  const workers = threads();
  const spun = workers.run(SPIN, null);
  const next = workers.run(DOUBLED, { n: 1 });
  expect(await spun).toMatchObject({ ok: false, kind: 'rejected', providerCode: 'overran' });
  expect(await next).toEqual({ ok: true, value: 2 });
});

it('ends a task that hoards, and takes the next one', async () => {
  const workers = threads();
  expect(await workers.run(HOARD, null)).toMatchObject({ kind: 'rejected', providerCode: 'out_of_memory' });
  expect(await workers.run(DOUBLED, { n: 2 })).toEqual({ ok: true, value: 4 });
});

it('refuses at once whoever finds the line full, and in its time whoever waits too long', async () => {
  const workers = threads({ patienceMs: 100 });
  const spun = workers.run(SPIN, null);
  const waits = workers.run(DOUBLED, { n: 1 });
  const busy = { ok: false, kind: 'unavailable', retryable: true, retryAfterMs: 5_000, providerCode: 'busy' };
  expect(await workers.run(DOUBLED, { n: 2 })).toEqual(busy);
  expect(await waits).toEqual(busy);
  expect(await spun).toMatchObject({ providerCode: 'overran' });
  expect(await workers.run(DOUBLED, { n: 3 })).toEqual({ ok: true, value: 6 });
});
