import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { ForeignAnswer, readRetryAfter } from './not-ours.ts';
import { isBroken, readFailure } from './read-failure.ts';
import { failureText, refusalText } from './refusal-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const foreign = (status: number, headers: Record<string, string> = {}) =>
  TRPCClientError.from(new ForeignAnswer(new Response('<h1>proxy</h1>', { status, headers })));
const refused = (httpStatus: number, message: string, data: object = {}) =>
  TRPCClientError.from({ error: { message, code: -32_600, data: { httpStatus, ...data } } } as never);

describe('what a form says of a call that was not taken', () => {
  it.each([
    ['a limit', refused(429, 'Слишком много запросов', { retryAfterSeconds: 40 }), /через 40 секунд$/],
    ['a limit of a day', refused(429, 'Не больше 20 файлов в день'), /^Не больше 20 файлов в день$/],
    ['a limit in front of the procedures', foreign(429, { 'retry-after': '90' }), /через 2 минуты$/],
    ['a long wait', refused(429, '', { retryAfterSeconds: 7_000 }), /через 2 часа$/],
    ['no right', refused(403, 'Access denied'), /^Недостаточно прав$/],
    ['no right to one thing', refused(403, 'Свою группу изменить нельзя'), /^Свою группу/],
    ['a conflict', refused(409, 'Документ уже изменили'), /^Документ уже изменили$/],
    ['a conflict without words', refused(409, 'Conflict'), /^Данные не приняты/],
    ['a record that has gone', refused(404, 'Not found'), /больше нет/],
    ['a session that has ended', refused(401, 'Unauthorized'), /^Вы больше не вошли/],
    ['too much', foreign(413), /^Слишком много данных/],
    ['too long an address', foreign(414), /^Слишком много условий/],
    ['too many cookies', foreign(431), /^Браузер хранит/],
    ['a line too slow', refused(408, 'Request took too long'), /^Отправка шла/],
    ['a server without room', refused(503, 'x', { retryAfterSeconds: 5 }), /попробуйте через 5 секунд$/],
    ['a proxy without a server', foreign(502), /причина в нас/],
    ['the page of a proxy', foreign(200), /^Нет связи/],
    ['no network', TRPCClientError.from(new TypeError('Failed to fetch')), /^Нет связи/],
    ['no answer', TRPCClientError.from(new DOMException('', 'TimeoutError') as Error), /^Сервер долго/],
    ['a fault of the server', refused(500, 'Unknown error'), /причина в нас/],
  ])('%s', (_, error, text) => {
    expect(plain(refusalText(readFailure(error)))).toMatch(text);
  });

  it('no word of it is for programs', () => {
    for (const status of [0, 400, 401, 403, 404, 408, 409, 413, 414, 418, 429, 431, 500, 502, 503, 504])
      expect(refusalText({ status, message: 'Bad input', isLate: false })).not.toMatch(/[a-z]/i);
  });
});

it('an issue says more than the sentence of its code', () => {
  const issues = [{ path: ['svg'], message: 'Рисунок больше 800 КБ' }];
  expect(failureText(readFailure(refused(400, 'Invalid parameters', { issues })))).toBe(
    'Рисунок больше 800 КБ',
  );
});

it('what refuses or says when to come back is not broken', () => {
  const broken = (error: unknown) => isBroken(readFailure(error));
  expect([refused(500, ''), foreign(502), foreign(200), new Error('x')].map(broken)).toEqual([
    ...[true, true, true, true],
  ]);
  expect([refused(400, ''), foreign(429), foreign(503, { 'retry-after': '3' })].map(broken)).toEqual([
    ...[false, false, false],
  ]);
});

it.each([
  ['5', 5],
  [' 120 ', 120],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  [null, undefined],
])('the wait of the header %j is %j', (header, seconds) => {
  expect(readRetryAfter(header)).toBe(seconds);
});
