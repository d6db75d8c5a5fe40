import { expect, it } from 'vitest';
import { joinNext } from './join-next.ts';

/** Questions that are answered by hand, in the order in which they were put. */
function questions() {
  const put: PromiseWithResolvers<number>[] = [];
  const ask = joinNext(() => {
    const question = Promise.withResolvers<number>();
    put.push(question);
    return question.promise;
  });
  return { ask, put, read: () => new Promise((resolve) => setImmediate(resolve)) };
}

it('puts one question for all who ask in one turn of the loop', async () => {
  const { ask, put, read } = questions();
  const answers = [ask(), ask(), Promise.resolve().then(ask)];
  expect(put).toHaveLength(0);
  await read();
  expect(put).toHaveLength(1);
  put[0]!.resolve(7);
  expect(await Promise.all(answers)).toEqual([7, 7, 7]);
});

it('whoever asks while an answer is on its way shares the next one', async () => {
  const { ask, put, read } = questions();
  const first = ask();
  await read();
  const later = [ask(), ask()];
  await read();
  expect(put).toHaveLength(1);
  put[0]!.resolve(1);
  expect(await first).toBe(1);
  await read();
  expect(put).toHaveLength(2);
  put[1]!.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

it('a question that failed is asked anew', async () => {
  const { ask, put, read } = questions();
  const first = ask();
  await read();
  const next = ask();
  put[0]!.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await read();
  put[1]!.resolve(2);
  expect(await next).toBe(2);
});
