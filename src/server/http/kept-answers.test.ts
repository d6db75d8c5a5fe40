import { beforeEach, expect, it } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const CARDS = { type: 'query', path: 'catalog.flatCards', input: { amount: 80 } } as const;

let answers: KeptAnswers;
let nowMs: number;
let asked: number;
beforeEach(() => {
  nowMs = 1_000;
  asked = 0;
  answers = createKeptAnswers(() => nowMs);
});

async function answer(): Promise<string> {
  asked += 1;
  return `ответ ${asked}`;
}

it('pages of one version are answered once, also while the answer is on its way', async () => {
  const ask = () => answers.take('1', CARDS, answer);
  expect(await Promise.all([ask(), ask()])).toEqual(['ответ 1', 'ответ 1']);
  expect(await ask()).toBe('ответ 1');
});

it.each([
  ['after a change', '2', CARDS],
  ['to another question', '1', { ...CARDS, input: { amount: 50 } }],
  ['by another procedure', '1', { ...CARDS, path: 'catalog.complexCards' }],
])('the answer %s is another', async (_, version, question) => {
  await answers.take('1', CARDS, answer);
  expect(await answers.take(version, question, answer)).toBe('ответ 2');
});

it('an answer is asked for anew after a minute', async () => {
  await answers.take('1', CARDS, answer);
  nowMs += 59_000;
  expect(await answers.take('1', CARDS, answer)).toBe('ответ 1');
  nowMs += 2_000;
  expect(await answers.take('1', CARDS, answer)).toBe('ответ 2');
});

it('a failure is kept for nobody', async () => {
  const failing = answers.take('1', CARDS, async () => {
    throw new Error('no database');
  });
  await expect(failing).rejects.toThrow('no database');
  expect(await answers.take('1', CARDS, answer)).toBe('ответ 1');
});
