import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { fieldIssues } from './field-issues.ts';

const isField = (path: string) => ['name', 'contacts', 'contacts.0.email'].includes(path);

function refusal(path: (string | number)[]): Error {
  const data = { issues: [{ path, message: 'Нет' }] };
  return TRPCClientError.from({ error: { message: 'Нет', code: -32600, data } } as never);
}

it.each([
  [['name'], 'name'],
  [['feed', 'name'], 'name'],
  [['company', 'contacts', 0, 'email'], 'contacts.0.email'],
])('finds %j in the form', (path, known) => {
  expect(fieldIssues(refusal(path), isField)).toEqual([{ path: known, message: 'Нет' }]);
});

it.each([[refusal(['id'])], [refusal([])], [new Error('no network')]])('knows nothing else', (error) => {
  expect(fieldIssues(error, isField)).toEqual([]);
});
