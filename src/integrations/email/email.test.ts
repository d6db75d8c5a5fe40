import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../result.ts';
import { noEmail } from './none.ts';
import { outboxEmail } from './outbox.ts';
import { smtpEmail } from './smtp.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const call = (deadlineMs = 5_000): CallContext => ({
  signal: new AbortController().signal,
  deadlineMs,
  requestId: 'test',
});
const message = {
  to: 'duty@example.com',
  subject: 'Копия устарела',
  text: 'Строка\n.\nконец',
  dedupeKey: 'backup/1',
};
const from = 'Генплан <noreply@genplan.example>';

/** A strict server of this machine: it wants the right password, refuses one address for ever and one for now. */
function strictServer(taken: string[]): SMTPServer {
  const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });
  return new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'genplan' && password === 'p@ss:word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onRcptTo: ({ address }, _, done) => {
      if (address.startsWith('gone')) return done(refusal(550));
      return address.startsWith('later') ? done(refusal(451)) : done();
    },
    onData: async (stream, _, done) => {
      taken.push(await text(stream));
      done();
    },
  });
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

describe('a mail server', () => {
  const taken: string[] = [];
  const server = strictServer(taken);
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `smtp://genplan:${encodeURIComponent('p@ss:word')}@127.0.0.1:${portOf(server.server)}`;
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));
  const email = (changes: { url?: string } = {}) => smtpEmail({ url, from, now, retryMs: [1], ...changes });

  it('takes a message whole, in Russian, and knows a repeated one by its id', async () => {
    const [first, second] = [await email().send(message, call()), await email().send(message, call())];
    expect(first).toMatchObject({ ok: true, source: 'live' });
    expect(second).toEqual(first);
    const [raw] = taken;
    expect(raw).toContain('To: duty@example.com');
    expect(raw).toMatch(/^Message-ID: <[0-9a-f]{32}@genplan\.example>/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toMatch(/^From: .*<noreply@genplan\.example>/m);
  });

  it('is connected to and signed in to by a check that sends nothing', async () => {
    const before = taken.length;
    expect(await email().check!(call())).toMatchObject({ ok: true, value: null });
    expect(taken).toHaveLength(before);
  });

  it.each([
    [
      'a person who is gone',
      { to: 'gone@example.com' },
      { kind: 'rejected', retryable: false, providerCode: 'smtp_550' },
    ],
    [
      'a full box',
      { to: 'later@example.com' },
      { kind: 'unavailable', retryable: true, providerCode: 'smtp_451' },
    ],
  ])('says no to %s', async (_, changes, fail) => {
    const refused = await email().send({ ...message, ...changes }, call());
    expect(refused).toMatchObject({ ok: false, ...fail });
    expect(JSON.stringify(refused)).not.toContain('example.com');
  });

  it('refuses a wrong password, once', async () => {
    const wrong = email({ url: url.replace('genplan:', 'other:') });
    expect(await wrong.send(message, call())).toMatchObject({ kind: 'auth', retryable: false });
    expect(await wrong.check!(call())).toMatchObject({ kind: 'auth' });
  });

  it('lets nobody smuggle a header or another address in', async () => {
    const before = taken.length;
    await email().send({ ...message, subject: 'Тема\r\nBcc: thief@example.com' }, call());
    await email().send({ ...message, to: 'duty@example.com\r\nBcc: thief@example.com' }, call());
    for (const raw of taken.slice(before)) expect(raw).not.toMatch(/^Bcc:/im);
  });
});

describe('a mail server in trouble', () => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    if (!server) return;
    server.close();
    await once(server, 'close');
    server = undefined;
  });

  async function answering(talk: (socket: Socket) => void, host = '127.0.0.1'): Promise<string> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      talk(socket);
    }).listen(0, host);
    await once(server, 'listening');
    return `smtp://${host}:${portOf(server)}`;
  }
  const send = (url: string, deadlineMs?: number) =>
    smtpEmail({ url, from, now, retryMs: [], patienceMs: 2_000 }).send(message, call(deadlineMs));

  it('that refuses connections', async () => {
    const url = await answering(() => {});
    server!.close();
    await once(server!, 'close');
    server = undefined;
    expect(await send(url)).toMatchObject({ ok: false, kind: 'unavailable', retryable: true });
  });

  it('that hangs is left at the deadline', async () => {
    expect(await send(await answering(() => {}), 100)).toMatchObject({ kind: 'timeout', retryable: true });
  });

  it('that cuts the talk', async () => {
    const url = await answering((socket) => socket.end('220 mail'));
    expect(await send(url)).toMatchObject({ ok: false, retryable: true });
  });

  it('that is busy greets with 421', async () => {
    const url = await answering((socket) => socket.end('421 try later\r\n'));
    expect(await send(url)).toMatchObject({ kind: 'unavailable', retryable: true, providerCode: 'smtp_421' });
  });

  it('that speaks another language', async () => {
    const url = await answering((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await send(url)).toMatchObject({ ok: false });
  });

  it('that offers no TLS is told nothing, unless it is of this machine', async () => {
    let heard = '';
    // Another name of this machine, which the adapter takes for a machine far away.
    const url = await answering((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (line) => {
        heard += line;
        socket.write(/^(EHLO|HELO)/.test(String(line)) ? '250 mail\r\n' : '500 no\r\n');
      });
    }, '127.0.0.2');
    const signed = url.replace('//', '//genplan:secret@');
    expect(await send(signed)).toMatchObject({ ok: false, kind: 'blocked', providerCode: 'no_tls' });
    expect(heard).not.toMatch(/AUTH|MAIL|secret/);
  });
});

it('without a mail server a message is a line of a file; without e-mail it is nothing', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'genplan-email-'));
  const file = join(dir, 'deep', 'email.jsonl');
  expect(await outboxEmail({ file, now }).send(message, call())).toMatchObject({
    ok: true,
    source: 'embedded',
  });
  const { dedupeKey: _, ...kept } = message;
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ at: now().toISOString(), ...kept });
  await rm(dir, { recursive: true });
  expect(await noEmail.send(message, call())).toMatchObject({ ok: false, retryable: false });
});
