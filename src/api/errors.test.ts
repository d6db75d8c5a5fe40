import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { appErrorOf } from './app-error-of.ts';
import { ERROR_CODES } from './errors.ts';
import { failureOf } from './rest/envelope.ts';

describe('the error table', () => {
  it('is the one in docs/api/errors.md', () => {
    const rows = readFileSync('docs/api/errors.md', 'utf8').matchAll(
      /^\| `(\w+)` \| .+? \| `(\w+)` \| (\d+) \|$/gm,
    );
    const documented = Object.fromEntries(
      [...rows].map(([, code, trpc, status]) => [code, [trpc, Number(status)]]),
    );
    const actual = Object.entries(ERROR_CODES).map(([code, { trpc, status }]) => [code, [trpc, status]]);
    expect(documented).toEqual(Object.fromEntries(actual));
  });
});

describe('what went wrong by meaning', () => {
  const conflict = new AppError('CONFLICT', 'Taken');
  const ofPostgres = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });

  it.each<[string, unknown, string]>([
    ['the error itself', conflict, 'CONFLICT'],
    ['the one behind it', new Error('Failed query', { cause: conflict }), 'CONFLICT'],
    ['a text that holds U+0000', new Error('Failed query', { cause: ofPostgres('22021') }), 'INVALID'],
    ['JSON that holds U+0000', ofPostgres('22P05'), 'INVALID'],
    ['any other trouble of the database', ofPostgres('42P01'), 'INTERNAL'],
    ['no error at all', 'text', 'INTERNAL'],
  ])('is %s', (_, error, code) => {
    expect(appErrorOf(error).code).toBe(code);
  });
});

describe('the REST envelope of a failure', () => {
  const issues = [{ path: ['years'], message: 'не меньше 1' }];

  it.each([
    [
      new AppError('INVALID', 'own words', { details: { issues } }),
      { status: 400, message: 'Invalid parameters', issues },
    ],
    [new AppError('NOT_FOUND', 'Offer not found'), { status: 404, message: 'Offer not found' }],
    [new AppError('CONFLICT', 'Form already exists'), { status: 409, message: 'Form already exists' }],
    [new AppError('INTERNAL', 'password=1'), { status: 500, message: 'Unknown error' }],
  ])('says what the caller may know of %s', (error, expected) => {
    expect(failureOf(error)).toEqual({ ok: false, ...expected });
  });
});
