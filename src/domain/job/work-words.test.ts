import { expect, it } from 'vitest';
import { workFacts, workTitle } from './work-words.ts';

it('tells numbers of records, and hides whatever may tell of a person', () => {
  expect(workFacts({ leadId: 7 })).toEqual([{ field: 'leadId', title: 'Заявка', value: '7' }]);
  const payload = { chatId: '99', chatName: 'Анна', command: { kind: 'start', codeHash: 'ab' } };
  expect(workFacts(payload)).toEqual([
    { field: 'chatId', title: 'chatId', value: null },
    { field: 'chatName', title: 'chatName', value: null },
    { field: 'kind', title: 'Вид', value: 'start' },
    { field: 'codeHash', title: 'codeHash', value: null },
  ]);
  expect(workFacts({ toString: 'x' })).toEqual([{ field: 'toString', title: 'toString', value: null }]);
  expect(workFacts(null)).toEqual([]);
});

it('calls a topic nobody promises any longer by its own name', () => {
  expect([workTitle('deliver-lead'), workTitle('gone')]).toEqual(['Передача заявки', 'gone']);
});
