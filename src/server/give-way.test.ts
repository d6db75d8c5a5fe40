import { once } from 'node:events';
import { getPriority, platform } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it.runIf(platform() === 'linux').each([
  ['giveWay', 19],
  ['giveWayToCalls', 10],
])('lets a thread give way to others, and it alone: %s', async (verb, priority) => {
  const before = getPriority();
  const file = JSON.stringify(new URL('./give-way.ts', import.meta.url));
  const thread = new Worker(
    `import(${file}).then((module) => {
      module.${verb}();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    });`,
    { eval: true },
  );
  expect(await once(thread, 'message')).toEqual([priority]);
  expect(getPriority()).toBe(before);
});
