import { describe, expect, it } from 'vitest';
import { errorTrace, errorWords } from './error-words.ts';

const MARK = 'Анна Марк';

/** An error as the query builder throws it, with the error of PostgreSQL as its cause. */
function failedQuery(cause: Error, param = MARK) {
  const error = new Error(`Failed query: insert into "leads" values ($1)\nparams: ${param}`, { cause });
  return Object.assign(error, { query: 'insert into "leads" values ($1)', params: [param] });
}

function ofPostgres(message: string, fields: object) {
  return Object.assign(new Error(message), fields);
}

describe('the words of an error', () => {
  it.each<[string, unknown, string]>([
    ['a plain error', new Error('no such file'), 'no such file'],
    ['what is no error', 'gone', 'gone'],
    [
      'a statement',
      failedQuery(
        ofPostgres('duplicate key value violates unique constraint "leads_phone"', {
          code: '23505',
          constraint: 'leads_phone',
          detail: `Key (name)=(${MARK}) already exists.`,
        }),
      ),
      'Failed query: insert into "leads" values ($1): duplicate key value violates unique constraint "leads_phone" (23505 leads_phone)',
    ],
    [
      'a value that does not fit its type',
      ofPostgres(`invalid input syntax for type integer: "${MARK}"`, { code: '22P02' }),
      'invalid input syntax for type integer … (22P02)',
    ],
    [
      'a number out of range',
      ofPostgres(`value "${MARK}" is out of range`, { code: '22003' }),
      'value … (22003)',
    ],
    ['text that is no JSON', parseFailure(`{"name": ${MARK}`), 'Unexpected token …'],
  ])('of %s hold none of its values', (_, error, words) => {
    expect(errorWords(error)).toBe(words);
  });

  it('end where errors stand in a circle', () => {
    const first = new Error('first');
    const second = new Error('second', { cause: first });
    first.cause = second;
    expect(errorWords(first)).toBe('first: second');
  });
});

describe('the trace of an error', () => {
  it('tells where each was thrown and nothing of what stood in a message', () => {
    const trace = errorTrace(failedQuery(new Error('connection lost'), `${MARK}\n    at Anna (street)`));
    expect(trace).toMatch(/^Error: Failed query: insert into "leads" values \(\$1\)\n\s+at failedQuery/);
    expect(trace).toContain('\nCaused by Error: connection lost\n');
    expect(trace).not.toContain('Анна');
    expect(trace).not.toContain('Anna');
  });
});

function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
