import { once } from 'node:events';
import { getPriority, platform } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it.runIf(platform() === 'linux')('lets a thread give way to all others, and it alone', async () => {
  const before = getPriority();
  const file = JSON.stringify(new URL('./give-way.ts', import.meta.url));
  const thread = new Worker(
    `import(${file}).then(({ giveWay }) => {
      giveWay();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    });`,
    { eval: true },
  );
  expect(await once(thread, 'message')).toEqual([10]);
  expect(getPriority()).toBe(before);
});
