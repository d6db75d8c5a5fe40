import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { appErrorOf } from './app-error-of.ts';
import { ERROR_CODES } from './errors.ts';
import { WIRE_REFUSALS } from './rest/answer-error.ts';
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

it('what is refused before any call is looked at stands in docs/api/errors.md', () => {
  const documented = [...readFileSync('docs/api/errors.md', 'utf8').matchAll(/^\| (\d{3}) \| /gm)].map(
    ([, status]) => status,
  );
  expect(documented).toEqual(expect.arrayContaining(Object.keys(WIRE_REFUSALS)));
});

describe('what went wrong by meaning', () => {
  const conflict = new AppError('CONFLICT', 'Taken');
  const ofPostgres = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });
  const ofSystem = (code: string) => Object.assign(new Error('of the system'), { code });

  it.each<[string, unknown, string]>([
    ['the error itself', conflict, 'CONFLICT'],
    ['the one behind it', new Error('Failed query', { cause: conflict }), 'CONFLICT'],
    ['a text that holds U+0000', new Error('Failed query', { cause: ofPostgres('22021') }), 'INVALID'],
    ['JSON that holds U+0000', ofPostgres('22P05'), 'INVALID'],
    ['a full disk', new Error('Failed query', { cause: ofPostgres('53100') }), 'UNAVAILABLE'],
    ['memory that ran out', ofPostgres('53200'), 'UNAVAILABLE'],
    ['a server that lets nobody more in', ofPostgres('53300'), 'UNAVAILABLE'],
    ['a server that is starting', ofPostgres('57P03'), 'UNAVAILABLE'],
    ['a server that is stopping', ofPostgres('57P01'), 'UNAVAILABLE'],
    ['a database that only reads', ofPostgres('25006'), 'UNAVAILABLE'],
    ['a statement that outlived its time', ofPostgres('57014'), 'UNAVAILABLE'],
    ['a lock that was not given', ofPostgres('55P03'), 'UNAVAILABLE'],
    ['a transaction that stood idle', ofPostgres('25P03'), 'UNAVAILABLE'],
    ["two transactions in each other's way", ofPostgres('40P01'), 'UNAVAILABLE'],
    ['a file that cannot be written', ofPostgres('58030'), 'UNAVAILABLE'],
    ['a connection that broke', ofPostgres('08006'), 'UNAVAILABLE'],
    ['a connection that was lost', new Error('Connection terminated unexpectedly'), 'UNAVAILABLE'],
    ['nobody at the address', ofSystem('ECONNREFUSED'), 'UNAVAILABLE'],
    ['a disk of ours without room', ofSystem('ENOSPC'), 'UNAVAILABLE'],
    ['a quota that is used up', ofSystem('EDQUOT'), 'UNAVAILABLE'],
    ['a disk that is mounted to be read', ofSystem('EROFS'), 'UNAVAILABLE'],
    ['an unknown table', ofPostgres('42P01'), 'INTERNAL'],
    ['a broken promise of the schema', ofPostgres('23502'), 'INTERNAL'],
    ['a missing file', ofSystem('ENOENT'), 'INTERNAL'],
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
