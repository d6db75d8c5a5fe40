import { expect, it } from 'vitest';
import { z } from 'zod';
import { WORK_TITLES } from '#domain/job/work-words.ts';
import type { ServiceContext } from '#services/context.ts';
import { defineTopic } from '#services/job/define-topic.ts';
import { ALL_JOBS, jobOf } from './all-jobs.ts';

const TOPIC = defineTopic('greet', z.object({ personId: z.number() }));
const terms = { concurrency: 1, timeoutSeconds: 1 };

function run(payload: unknown) {
  const seen: number[] = [];
  const job = jobOf(TOPIC, { ...terms, handle: async (_, work) => void seen.push(work.payload.personId) });
  const work = { id: 'one', payload, attempt: 1, signal: new AbortController().signal };
  return job.run({} as ServiceContext, work).then(() => seen);
}

it('gives the handler what its topic promises', async () => {
  expect(await run({ personId: 7 })).toEqual([7]);
});

it('fails a try whose payload is not what its topic promises, before the handler sees it', async () => {
  await expect(run({ personId: 'seven' })).rejects.toThrow('personId');
  await expect(run(null)).rejects.toThrow();
});

it('has words for each job in the console, and none for jobs that are gone', () => {
  expect(Object.keys(WORK_TITLES).sort()).toEqual(ALL_JOBS.map(({ name }) => name).sort());
});
