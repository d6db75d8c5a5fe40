import { connect } from 'node:net';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from '#api/rest/answer-error.ts';
import type { Actor } from '#domain/access/actor.ts';
import { openThreads } from '#integrations/worker/threads.ts';
import type { Product } from '../product.ts';
import { addUploads } from './uploads.ts';

const OWN = 'https://genplan.test';
const BORDER = 'border';
const KIND = `multipart/form-data; boundary=${BORDER}`;
const part = (head: string, body = '') =>
  `--${BORDER}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
const file = (name: string, body: string) => part(`name="files"; filename="${name}"`, body);
const END = `--${BORDER}--\r\n`;

let app: FastifyInstance;
const workers = openThreads();
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler(answerError);
  await app.register(cookie);
  const actor: Actor = { kind: 'user', id: 1, phone: '+79990000001', name: null, groups: ['USER'] };
  const serviceContext = () => ({ actor, ports: { workers } });
  await addUploads(app, { env: { publicUrl: OWN }, serviceContext } as unknown as Product);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await workers.close();
});

const send = (payload: string, type: string | undefined = KIND) =>
  app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { origin: OWN, 'content-type': type },
    payload,
  });

it.each([
  ['no form', '{}', 'application/json', 'Выберите файл'],
  ['a form of another kind', 'a=b', 'application/x-www-form-urlencoded', 'Выберите файл'],
  ['a kind nobody knows', 'a', 'x/y', 'Выберите файл'],
  ['a form without a border', END, 'multipart/form-data', 'Файлы пришли не целиком, попробуйте ещё раз'],
  ['an empty form', END, KIND, 'Выберите файл'],
  [
    'a form that is cut',
    file('a.pdf', '%PDF-1.4').slice(0, -4),
    KIND,
    'Файлы пришли не целиком, попробуйте ещё раз',
  ],
  ['an empty file', file('a.pdf', '') + END, KIND, 'Файл пустой'],
  ['a file without a name', part('name="files"; filename=""', 'a') + END, KIND, 'Недопустимый тип файла'],
  ['a name of 10 KB', file(`${'я'.repeat(5_000)}.exe`, 'a') + END, KIND, 'Недопустимый тип файла'],
  ['a page of a picture’s name', file('a.png', '<html></html>') + END, KIND, 'Недопустимый тип файла'],
  [
    'a document that is a page',
    file('a.pdf', '%PDF-1.4\n<script>alert(1)</script>') + END,
    KIND,
    'Недопустимый тип файла',
  ],
  ['half a drawing', file('a.svg', '<svg') + END, KIND, 'Недопустимый тип файла'],
  ['10,000 fields', part('name="a"', 'b').repeat(10_000) + END, KIND, 'В форме слишком много полей'],
  ['1,000 files', file('a.pdf', '%PDF-1.4').repeat(1_000) + END, KIND, 'Не больше 5 файлов за раз'],
  ['six files', file('a.pdf', '%PDF-1.4').repeat(6) + END, KIND, 'Не больше 5 файлов за раз'],
  ['a huge name of a field', part(`name="${'a'.repeat(60_000)}"`, 'b') + END, KIND, 'Выберите файл'],
  ['a huge field', part('name="a"', 'b'.repeat(2_000_000)) + END, KIND, 'Выберите файл'],
  [
    'the name of a prototype',
    part('name="__proto__"; filename="a.pdf"', '%PDF-1.4') + END,
    KIND,
    'Файлы пришли не целиком, попробуйте ещё раз',
  ],
])('refuses %s', async (_, payload, type, message) => {
  const answer = await send(payload, type);
  expect([answer.statusCode, answer.json().issues[0].message]).toEqual([400, message]);
});

it('does not read a form without end', async () => {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/upload HTTP/1.1\r\nHost: a\r\nOrigin: ${OWN}\r\nConnection: close\r\nContent-Type: ${KIND}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = (body: string) => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n`;
  socket.write(chunk(file('a.pdf', '%PDF-1.4').slice(0, -2)));
  const megabyte = chunk('a'.repeat(1024 ** 2));
  let answer = '';
  let sent = 0;
  socket.on('data', (bytes) => {
    answer += bytes;
    socket.destroy();
  });
  // Whoever is answered while writing may find the connection closed.
  socket.on('error', () => {});
  const closed = new Promise((done) => socket.once('close', done));
  while (!socket.destroyed && sent < 200) {
    sent += 1;
    if (!socket.write(megabyte))
      await Promise.race([new Promise((done) => socket.once('drain', done)), closed]);
  }
  expect(sent).toBeLessThan(100);
  expect(answer).toContain('Файл больше 5 МБ');
});

it('reads three forms of one person at once, and the next one when one of them is done', async () => {
  const { port } = app.server.address() as { port: number };
  const begun = Array.from({ length: 3 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: a\r\nOrigin: ${OWN}\r\nContent-Type: ${KIND}\r\nContent-Length: 1000\r\n\r\n--`,
    );
    return socket;
  });
  const tried = async () => (await send(file('a.exe', 'a') + END)).statusCode;
  await expect.poll(tried).toBe(429);
  const answer = await send(END);
  expect([answer.headers['retry-after'], answer.json().message]).toEqual([
    '5',
    'Дождитесь, пока загрузятся прежние файлы',
  ]);
  for (const socket of begun) socket.destroy();
  await expect.poll(tried).toBe(400);
});
