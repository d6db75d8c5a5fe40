import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const functions = await import(workerData.module);

parentPort!.on('message', async ({ name, args }) => {
  await takeSteps();
  await functions[name](...args);
  parentPort!.postMessage(await takeSteps());
});

async function takeSteps(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => workerData.files.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}
