import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import { diskStore } from './disk.ts';
import { movingStore } from './moving.ts';
import type { BlobStore, ByteRange } from './port.ts';
import { s3Store } from './s3.ts';

const at = new Date('2026-11-20T09:00:00Z');
const bytes = Buffer.from('Корпус 1, секция 2');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const meta = { type: 'text/plain', sha256 };

async function listed(store: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys;
}

/** Runs the tests that every store must pass. */
function storageContract(
  name: string,
  makeStore: (directory: string) => BlobStore | Promise<BlobStore>,
  close: () => Promise<void> = async () => {},
): void {
  describe(name, () => {
    let directory: string;
    let store: BlobStore;
    beforeEach(async () => {
      directory = await mkdtemp(join(tmpdir(), 'genplan-storage-'));
      store = await makeStore(directory);
    });
    afterEach(async () => {
      await close();
      await rm(directory, { recursive: true, force: true });
    });

    const read = async (key: string, range?: ByteRange) => {
      const got = await store.get(key, range);
      return got.ok ? buffer(got.value.body) : got;
    };

    it('gives back what was put, as a buffer or as a stream', async () => {
      expect(await store.put('public/a.txt', bytes, meta)).toMatchObject({
        ok: true,
        value: { size: bytes.length },
      });
      await store.put('public/b.txt', Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]), meta);
      expect(await read('public/a.txt')).toEqual(bytes);
      expect(await read('public/b.txt')).toEqual(bytes);
      expect(await store.get('public/b.txt')).toMatchObject({ value: { ...meta, size: bytes.length } });
    });

    it('hashes itself what nobody has hashed', async () => {
      const put = await store.put('private/a.xml', Readable.from([bytes]), { type: 'application/xml' });
      expect(put).toMatchObject({ ok: true, value: { sha256, size: bytes.length } });
      expect(await read('private/a.xml')).toEqual(bytes);
      expect(await listed(store)).toEqual(['private/a.xml']);
    });

    it.each<[ByteRange, Buffer]>([
      [{ first: 0, last: 3 }, bytes.subarray(0, 4)],
      [{ first: 5 }, bytes.subarray(5)],
      [{ first: 5, last: 5 }, bytes.subarray(5, 6)],
      [{ first: 5, last: 10_000 }, bytes.subarray(5)],
    ])('reads the range %o', async (range, expected) => {
      await store.put('public/a.txt', bytes, meta);
      expect(await read('public/a.txt', range)).toEqual(expected);
    });

    it.each([{ first: 1_000 }, { first: -1 }, { first: 6, last: 2 }])(
      'refuses the range %o',
      async (range) => {
        await store.put('public/a.txt', bytes, meta);
        expect(await read('public/a.txt', range)).toMatchObject({
          kind: 'rejected',
          providerCode: 'bad_range',
        });
      },
    );

    it.each([
      'a.txt',
      '../a',
      'public/../../a',
      'public/',
      'public/.a',
      'public/A.txt',
      'other/a',
      'public/a/b',
      'public/a%00',
    ])('refuses the key %s', async (key) => {
      const refusal = { ok: false, kind: 'rejected', providerCode: 'bad_key' };
      expect(await store.put(key, bytes, meta)).toMatchObject(refusal);
      expect(await store.get(key)).toMatchObject(refusal);
      expect(await store.head(key)).toMatchObject(refusal);
      expect(await store.del(key)).toMatchObject(refusal);
    });

    it('keeps the old bytes when new ones do not match their hash', async () => {
      await store.put('public/a.txt', bytes, meta);
      expect(await store.put('public/a.txt', Buffer.from('other'), meta)).toMatchObject({
        kind: 'malformed',
      });
      expect(await read('public/a.txt')).toEqual(bytes);
    });

    it('keeps nothing of a body that broke off', async () => {
      const broken = Readable.from(
        (async function* () {
          yield bytes;
          throw new Error('cut');
        })(),
      );
      expect(await store.put('public/a.txt', broken, meta)).toMatchObject({ ok: false, kind: 'unavailable' });
      expect(await read('public/a.txt')).toMatchObject({ providerCode: 'not_found' });
    });

    it('forgets what was deleted; deleting twice is no error', async () => {
      await store.put('public/a.txt', bytes, meta);
      expect(await store.del('public/a.txt')).toMatchObject({ ok: true });
      expect(await store.del('public/a.txt')).toMatchObject({ ok: true });
      expect(await read('public/a.txt')).toMatchObject({ kind: 'rejected', providerCode: 'not_found' });
    });

    it('keeps an empty file', async () => {
      const empty = createHash('sha256').digest('hex');
      await store.put('public/empty', Buffer.alloc(0), { type: 'text/plain', sha256: empty });
      expect(await read('public/empty')).toEqual(Buffer.alloc(0));
    });

    it('tells what it knows of a file without its bytes', async () => {
      await store.put('public/a.txt', bytes, meta);
      await store.put('public/empty', Buffer.alloc(0), { type: 'text/plain' });
      const known = await store.head('public/a.txt');
      expect(known).toMatchObject({ ok: true, value: { ...meta, size: bytes.length } });
      // The time is that of the disk or the bucket, not of the test.
      expect(known.ok && known.value.storedAt.getTime()).toBeGreaterThan(at.getTime() - 86_400_000);
      expect(await store.head('public/empty')).toMatchObject({ value: { size: 0 } });
      expect(await store.head('public/none')).toMatchObject({ kind: 'rejected', providerCode: 'not_found' });
    });

    it('lists its keys', async () => {
      expect(await listed(store)).toEqual([]);
      for (const key of ['quarantine/x', 'public/b', 'public/a']) await store.put(key, bytes, meta);
      expect(await listed(store)).toEqual(['public/a', 'public/b', 'quarantine/x']);
    });
  });
}

storageContract('disk store', (directory) => diskStore({ directory, now: () => at }));

let server: S3Server;
// The server holds the time of a signature against its own clock.
const s3 = (directory: string) =>
  s3Store({
    ...server.bucket,
    draftsDirectory: join(directory, 'drafts'),
    now: () => new Date(),
    limits: { lookup: server.lookup },
  });

storageContract(
  'S3 store',
  async (directory) => {
    server = await startS3Server(join(directory, 's3'));
    return s3(directory);
  },
  () => server.close(),
);

storageContract(
  'S3 store that takes the place of a disk',
  async (directory) => {
    server = await startS3Server(join(directory, 's3'));
    return movingStore(s3(directory), diskStore({ directory: join(directory, 'disk'), now: () => at }));
  },
  () => server.close(),
);

describe('disk store, on the disk', () => {
  it('leaves no drafts and survives a directory that cannot be written', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'genplan-storage-'));
    const store = diskStore({ directory, now: () => at });
    await store.put('public/a', bytes, meta);
    await store.put('public/a', Buffer.from('other'), meta);
    expect(await readdir(join(directory, 'drafts'))).toEqual([]);
    await writeFile(join(directory, 'a-file'), '');
    const blocked = diskStore({ directory: join(directory, 'a-file'), now: () => at });
    expect(await blocked.put('public/a', bytes, meta)).toMatchObject({ ok: false, kind: 'unavailable' });
    await rm(directory, { recursive: true, force: true });
  });
});
