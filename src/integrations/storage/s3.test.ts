import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import type { Fault } from '../http/fake-vendor.ts';
import type { Fail } from '../result.ts';
import { watchPort } from '../watch-port.ts';
import { type BlobStore, isMissing } from './port.ts';
import { s3Store } from './s3.ts';
import type { S3Limits } from './s3-client.ts';

const bytes = Buffer.from('Корпус 1, секция 2');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const meta = { type: 'text/plain', sha256 };

let server: S3Server;
const s3 = (directory: string, { limits, ...changes }: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({
    ...server.bucket,
    draftsDirectory: join(directory, 'drafts'),
    // The server holds the time of a signature against its own clock.
    now: () => new Date(),
    limits: { lookup: server.lookup, ...limits },
    ...changes,
  });

async function listed(store: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys;
}

describe('S3 store in trouble', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'genplan-storage-'));
    server = await startS3Server(join(directory, 's3'));
    await s3(directory).put('public/a', bytes, meta);
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });

  const EVERY_TRY = 3;
  const store = (limits: S3Limits = {}) => s3(directory, { limits: { retryMs: [1, 1], ...limits } });
  const nobody: LookupFunction = (_name, _options, done) =>
    done(Object.assign(new Error(), { code: 'ENOTFOUND' }), '');
  const ASKED: [string, (store: BlobStore) => Promise<object>][] = [
    ['put', (to) => to.put('public/b', bytes, meta)],
    ['put of a stream', (to) => to.put('public/b', Readable.from([bytes]), { type: 'text/plain' })],
    ['get', (to) => to.get('public/a')],
    ['head', (to) => to.head('public/a')],
    ['del', (to) => to.del('public/none')],
    ['keys', (to) => listed(to).then((keys) => ({ ok: true, keys }), failOfKeys)],
  ];
  const failOfKeys = ({ code }: { code: string }) => ({ ok: false, thrown: code });

  it.each(ASKED)('%s repeats what may pass', async (_, ask) => {
    server.fault({ kind: 'status', status: 503 });
    server.fault({ kind: 'refuse' });
    expect(await ask(store())).toMatchObject({ ok: true });
  });

  it.each(
    ASKED.flatMap(([name, ask]) =>
      (
        [
          [
            { kind: 'status', status: 500 },
            { kind: 'unavailable', retryable: true },
          ],
          [
            { kind: 'status', status: 403 },
            { kind: 'auth', retryable: false },
          ],
          [
            { kind: 'status', status: 429, headers: { 'retry-after': '120' } },
            { kind: 'rate_limited', retryable: true, retryAfterMs: 120_000 },
          ],
          [{ kind: 'refuse' }, { kind: 'unavailable', retryable: true }],
          [{ kind: 'html' }, { kind: 'malformed' }],
          [{ kind: 'wrongSchema' }, { kind: 'malformed' }],
          [{ kind: 'huge' }, { kind: 'malformed' }],
          [{ kind: 'redirect', to: 'http://169.254.169.254/' }, { kind: 'malformed' }],
          // A proxy before the store has no words of the store.
          [
            { kind: 'status', status: 404 },
            { kind: 'unavailable', providerCode: 'http_404' },
          ],
        ] as [Fault, object][]
      ).map(([fault, fail]) => [name, fault, ask, fail] as const),
    ),
  )('%s: %o is a value', async (name, fault, ask, fail) => {
    // A 404 to a HEAD says so little that a GET is asked too.
    server.fault(fault, EVERY_TRY + 1);
    const told = await ask(store());
    server.forget();
    expect(told).toMatchObject({ ok: false, ...(name === 'keys' ? { thrown: 'UNAVAILABLE' } : fail) });
    expect(JSON.stringify(told)).not.toContain(server.bucket.secret);
    expect(JSON.stringify(told)).not.toContain('127.0.0.1');
  });

  it('waits for a silent server no longer than the port allows, whatever it is asked', async () => {
    server.fault({ kind: 'hang' }, EVERY_TRY * ASKED.length);
    const before = server.calls();
    // Time enough for a busy machine to bring a try as far as the server.
    const told = ASKED.map(async ([name, ask]) => [name, await ask(store({ idleMs: 300 }))] as const);
    for (const [name, fail] of await Promise.all(told)) {
      const expected = name === 'keys' ? {} : { kind: 'timeout', retryable: true };
      expect(fail, name).toMatchObject({ ok: false, ...expected });
    }
    expect(server.calls() - before).toBe(EVERY_TRY * ASKED.length);
  });

  it('ends all tries at the deadline', async () => {
    server.fault({ kind: 'hang' });
    expect(await store({ deadlineMs: 50 }).get('public/a')).toMatchObject({ ok: false, kind: 'timeout' });
    server.forget();
  });

  it.each<[string, Partial<Parameters<typeof s3Store>[0]>, object]>([
    [
      'a name nobody knows',
      { endpoint: 'http://s3.invalid', limits: { retryMs: [1], lookup: nobody } },
      { kind: 'unavailable', retryable: true },
    ],
    ['a port nobody listens on', { endpoint: 'http://127.0.0.1:9' }, { kind: 'unavailable' }],
    ['a bucket that is gone', { bucket: 'gone' }, { kind: 'unavailable', providerCode: 'NoSuchBucket' }],
    ['a wrong secret', { secret: 'other' }, { kind: 'auth', providerCode: 'SignatureDoesNotMatch' }],
  ])('%s is trouble of the store, not a missing file', async (_, changes, fail) => {
    const got = await s3(directory, { limits: { retryMs: [1] }, ...changes }).get('public/a');
    expect(got).toMatchObject({ ok: false, ...fail });
    expect(got.ok || isMissing(got)).toBe(false);
  });

  it.each([
    ['slow', (head: string) => head],
    ['cut', (head: string) => `${head}half`],
  ])('a %s body breaks off with an error, not with an end', async (kind, sent) => {
    server.answerOnce((response) => {
      response.writeHead(200, {
        'content-type': 'text/plain',
        'content-length': 10_000,
        'x-amz-meta-sha256': sha256,
      });
      response.write(sent('begun'));
      if (kind === 'cut') setImmediate(() => response.destroy());
    });
    const got = await store({ idleMs: 50 }).get('public/a');
    expect(got).toMatchObject({ ok: true });
    if (got.ok) await expect(buffer(got.value.body)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('leaves a dead store alone', async () => {
    const dead = store({ retryMs: [] });
    server.fault({ kind: 'status', status: 500 }, 5);
    const before = server.calls();
    for (let call = 0; call < 5; call += 1) await dead.get('public/a');
    expect(await dead.get('public/a')).toMatchObject({ providerCode: 'breaker_open' });
    expect(server.calls() - before).toBe(5);
  });

  const pageOf = (keys: string[], rest: string) =>
    `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${rest}${keys
      .map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
      .join('')}</ListBucketResult>`;

  it('lists every page of keys, and only keys of ours', async () => {
    const cut = '<IsTruncated>true</IsTruncated><NextContinuationToken>a+b=</NextContinuationToken>';
    server.answerOnce((response) => response.end(pageOf(['private/a', 'private/B.TXT', 'private/a/b'], cut)));
    server.answerOnce((response, { url }) => {
      const isNext = new URL(url!, 'http://s3').searchParams.get('continuation-token') === 'a+b=';
      response.end(pageOf(isNext ? ['private/b&amp;', 'private/c'] : [], ''));
    });
    const keys = await listed(store());
    expect(keys.filter((key) => key.startsWith('private/'))).toEqual(['private/a', 'private/c']);
  });

  it('hides no files behind a page that does not say where the next one is', async () => {
    server.answerOnce((response) => response.end(pageOf(['private/a'], '<IsTruncated>true</IsTruncated>')));
    await expect(listed(store())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('may name the bucket in the host', async () => {
    let asked = '';
    server.answerOnce((response, { headers, url }) => {
      asked = `${headers.host}${url}`;
      response.writeHead(500).end();
    });
    await s3(directory, { pathStyle: false, limits: { retryMs: [] } }).get('public/a');
    expect(asked).toBe(`genplan-files.${new URL(server.bucket.endpoint).host}/public/a`);
  });

  it('leaves no drafts of streams, sent or not', async () => {
    await store().put('public/b', Readable.from([bytes]), { type: 'text/plain' });
    server.fault({ kind: 'status', status: 403 });
    await store().put('public/b', Readable.from([bytes]), { type: 'text/plain' });
    expect(await readdir(join(directory, 'drafts'))).toEqual([]);
  });
});

it('joins the trace of whoever calls', async () => {
  const heard: unknown[] = [];
  const bucket = createServer(({ headers }, response) => {
    heard.push(headers.traceparent);
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done));
  const store = s3Store({
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    region: 'ru-central1',
    bucket: 'files',
    key: 'key',
    secret: 'secret',
    pathStyle: true,
    draftsDirectory: tmpdir(),
    now: () => new Date(),
  });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const watched = watchPort(store, () => ({ traceparent, ended() {}, breakerChanged() {} }));
  expect(isMissing((await watched.get('public/a')) as Fail)).toBe(true);
  await store.get('public/a');
  expect(heard).toEqual([traceparent, undefined]);
  bucket.closeAllConnections();
  bucket.close();
});
