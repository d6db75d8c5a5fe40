import multipart from '@fastify/multipart';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { answerError } from './answer-error.ts';

async function answerTo(error: unknown) {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.post('/', () => {
    throw error;
  });
  return app.inject({ method: 'POST', url: '/' });
}

const issues = [{ path: ['years'], message: 'от 1' }];

it.each([
  ['an unexpected error', new Error('password of the database'), { status: 500, message: 'Unknown error' }],
  ['an internal one', new AppError('INTERNAL', 'secret'), { status: 500, message: 'Unknown error' }],
  [
    'bad input',
    new AppError('INVALID', 'in our words', { details: { issues } }),
    { status: 400, message: 'Invalid parameters', issues },
  ],
  [
    'a visitor where people are asked for',
    new AppError('UNAUTHENTICATED', 'Войдите, чтобы продолжить'),
    { status: 401, message: 'Submit Authorization header with a valid API key' },
  ],
  [
    'a person without a right',
    new AppError('FORBIDDEN', 'Недостаточно прав'),
    { status: 403, message: 'Access denied' },
  ],
  [
    'a missing offer',
    new AppError('NOT_FOUND', 'Offer not found'),
    { status: 404, message: 'Offer not found' },
  ],
  [
    'a conflict',
    new AppError('CONFLICT', 'Form already exists'),
    { status: 409, message: 'Form already exists' },
  ],
])('%s', async (_, error, { status, ...rest }) => {
  const answer = await answerTo(error);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({ status, ok: false, ...rest });
});

describe('what the web server refuses by itself', () => {
  const form = (files: number) =>
    `${Array.from({ length: files }, () => '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\na\r\n').join('')}--x--\r\n`;
  const FORM_TYPE = 'multipart/form-data; boundary=x';

  it.each([
    ['what is no JSON', 'application/json', '{', /^Тело — не JSON$/],
    ['an empty JSON', 'application/json', '', /^Тело — не JSON$/],
    ['a prototype', 'application/json', '{"__proto__":1}', /^Тело — не JSON$/],
    ['a form without a border', 'multipart/form-data', 'x', /^Запрос не читается/],
    ['another kind', 'image/png', 'x', /^Тело такого вида/],
    ['more files than a form may hold', FORM_TYPE, form(3), /^Слишком много файлов сразу$/],
    [
      'a file too large',
      FORM_TYPE,
      form(1).replace('\r\na', `\r\n${'a'.repeat(500)}`),
      /^Файл слишком большой$/,
    ],
    ['a form cut short', FORM_TYPE, form(1).slice(0, -9), /^Запрос не читается/],
  ])('%s, in Russian', async (_, type, payload, words) => {
    const answer = await sentTo(type, payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Invalid parameters']);
    expect(answer.json().issues).toEqual([{ path: [], message: expect.stringMatching(words) }]);
  });

  it('a body too large, by its status', async () => {
    const answer = await sentTo('application/json', JSON.stringify('x'.repeat(2_000)));
    expect(answer.json()).toEqual({ status: 413, ok: false, message: 'Request body is too large' });
  });

  async function sentTo(type: string, payload: string) {
    const app = fastify({ bodyLimit: 1_000 });
    app.setErrorHandler(answerError);
    await app.register(multipart, { limits: { files: 2, fileSize: 100 } });
    app.post('/', async (request) => {
      if (request.isMultipart()) for await (const part of request.files()) await part.toBuffer();
      return {};
    });
    return app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  }
});

it('what cannot be had now says when to come again', async () => {
  const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const answer = await answerTo(new Error('Failed query', { cause: full }));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json().message).toBe('Сервис временно недоступен. Повторите чуть позже');
});

it('a limit says how long to wait', async () => {
  const error = new AppError('LIMIT', 'Слишком много запросов', { details: { retryAfterSeconds: 9 } });
  const answer = await answerTo(error);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '9']);
});
