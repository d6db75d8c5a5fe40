import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
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
