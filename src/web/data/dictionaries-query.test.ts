import { dehydrate } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './api.ts';
import { createApi } from './create-api.ts';
import { fromDictionaries } from './dictionaries-query.ts';

const ANSWER = { regions: [], countries: [], cities: [], developers: [{ id: 1, name: 'Форма' }] };

/** A site whose calls are counted and answered by `answer`. */
function makeSite(answer: () => unknown = () => ANSWER) {
  const calls: string[] = [];
  const failures: unknown[] = [];
  const queryClient = createQueryClient((error) => failures.push(error));
  const api = createApi(async ({ path }) => {
    calls.push(path);
    return answer();
  });
  const take = <Taken>(name: string, of: (dictionaries: { developers: unknown[] }) => Taken) =>
    queryClient.fetchQuery(fromDictionaries({ api }, name, of));
  return { queryClient, take, calls, failures };
}

describe('what is taken of the dictionaries', () => {
  it('asks for them once, whoever takes and when', async () => {
    const { take, calls } = makeSite();
    const taken = await Promise.all([
      take('names', ({ developers }) => developers),
      take('how many', ({ developers }) => developers.length),
    ]);
    expect([...taken, await take('any', ({ developers }) => developers.length > 0)]).toEqual([
      ANSWER.developers,
      1,
      true,
    ]);
    expect(calls).toEqual(['dictionaries']);
  });

  it('travels in the first HTML without the rest', async () => {
    const { take, queryClient } = makeSite();
    await take('how many', ({ developers }) => developers.length);
    expect(dehydrate(queryClient).queries.map(({ queryKey: [name] }) => name)).toEqual(['how many']);
  });

  it('tells of a failure once', async () => {
    const { take, failures } = makeSite(() => {
      throw new Error('no network');
    });
    await expect(take('how many', ({ developers }) => developers.length)).rejects.toThrow('no network');
    expect(failures).toHaveLength(1);
  });
});
