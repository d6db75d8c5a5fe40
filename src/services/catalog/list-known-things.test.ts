import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NAMES_AT_ONCE, withWords } from './list-known-things.ts';

it('others are answered while the words of many names are worked out', async () => {
  const things = Array.from({ length: 20 * NAMES_AT_ONCE }, (_, id) => ({
    id,
    name: `Берег ${id}`,
    category: 'complex' as const,
    stands: [],
  }));
  let isDone = false;
  const done = withWords(things).finally(() => {
    isDone = true;
  });
  let answered = 0;
  while (!isDone) {
    await turn();
    answered += 1;
  }
  expect(answered).toBeGreaterThanOrEqual(20);
  const known = await done;
  expect([known.length, known[7]!.words]).toEqual([
    things.length,
    { plain: ['берег', '7'], latin: ['bereg', '7'] },
  ]);
});
