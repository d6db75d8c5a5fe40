import { Session } from 'node:inspector/promises';

/**
 * Counts how often the blocks of some files run: a measure of work that a busy machine does not change. What the files
 * define must not have run before, and work within a built-in function counts as nothing.
 */
export async function startStepCount(files: RegExp) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  async function take(): Promise<number> {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  }

  return {
    async stepsOf(work: () => Promise<unknown>): Promise<number> {
      await take();
      await work();
      return take();
    },
    stop: () => session.disconnect(),
  };
}
