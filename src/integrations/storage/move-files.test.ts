import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import { diskStore } from './disk.ts';
import { moveFiles, type Outcome } from './move-files.ts';
import { movingStore } from './moving.ts';
import type { BlobStore } from './port.ts';
import { s3Store } from './s3.ts';

const at = new Date('2026-11-20T09:00:00Z');
const bytes = Buffer.from('Корпус 1, секция 2');
const sha256 = createHash('sha256').update(bytes).digest('hex');
const meta = { type: 'text/plain', sha256 };

let server: S3Server;
// The server holds the time of a signature against its own clock.
const s3 = (directory: string) =>
  s3Store({
    ...server.bucket,
    draftsDirectory: join(directory, 'drafts'),
    now: () => new Date(),
    limits: { lookup: server.lookup, retryMs: [] },
  });

async function listed(store: BlobStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys;
}

describe('moving a disk into a bucket', () => {
  let directory: string;
  let disk: BlobStore;
  let bucket: BlobStore;
  let both: BlobStore;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'genplan-storage-'));
    server = await startS3Server(join(directory, 's3'));
    disk = diskStore({ directory: join(directory, 'disk'), now: () => at });
    bucket = s3(directory);
    both = movingStore(bucket, disk);
    for (const key of ['public/a', 'public/b', 'private/c']) await disk.put(key, bytes, meta);
    const empty = createHash('sha256').digest('hex');
    await disk.put('private/empty', Buffer.alloc(0), { type: 'text/plain', sha256: empty });
  });
  afterEach(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });

  const move = async (truth: 'from' | 'to' = 'to') => {
    const outcomes: Record<string, Outcome> = {};
    await moveFiles({
      from: disk,
      to: bucket,
      truth,
      tell: ({ key, outcome }) => {
        outcomes[key] = outcome;
      },
    });
    return outcomes;
  };
  const textOf = async (store: BlobStore, key: string) => {
    const got = await store.get(key);
    return got.ok ? (await buffer(got.value.body)).toString() : got.providerCode;
  };
  const all = (outcome: Outcome) => ({
    'private/c': outcome,
    'private/empty': outcome,
    'public/a': outcome,
    'public/b': outcome,
  });

  it('reads from the disk what has not been moved yet, and forgets in both', async () => {
    expect(await textOf(both, 'public/a')).toBe(bytes.toString());
    await both.put('public/new', bytes, meta);
    expect(await listed(disk)).not.toContain('public/new');
    expect((await listed(both)).sort()).toEqual([...Object.keys(all('moved')), 'public/new']);
    await move();
    await both.del('public/a');
    expect([await textOf(disk, 'public/a'), await textOf(bucket, 'public/a')]).toEqual([
      'not_found',
      'not_found',
    ]);
  });

  it('is no missing file when the bucket is in trouble', async () => {
    server.fault({ kind: 'status', status: 500 });
    expect(await both.get('public/a')).toMatchObject({ ok: false, kind: 'unavailable' });
  });

  it('moves each file once, with its type, and takes nothing away', async () => {
    expect(await move()).toEqual(all('moved'));
    expect(await bucket.get('public/a')).toMatchObject({ ok: true, value: { ...meta, size: bytes.length } });
    expect(await move()).toEqual(all('there'));
    expect(await listed(disk)).toEqual(await listed(bucket));
  });

  it.each([
    ['to', 'newer'],
    ['from', bytes.toString()],
  ] as const)('keeps the bytes of the store that is the truth: %s', async (truth, expected) => {
    await bucket.put('public/a', Buffer.from('newer'), { type: 'text/plain' });
    await move(truth);
    expect(await textOf(bucket, 'public/a')).toBe(expected);
  });

  it('goes on where it was broken off, and names what it could not move', async () => {
    await writeFile(join(directory, 'disk', 'data', 'public', 'a'), 'rotten');
    await rm(join(directory, 'disk', 'data', 'public', 'b'));
    server.fault({ kind: 'status', status: 403 });
    const outcomes = await move();
    expect(Object.values(outcomes).filter((outcome) => outcome === 'unwritten')).toHaveLength(1);
    expect(await move()).toMatchObject({
      'private/c': expect.stringMatching('moved|there'),
      'public/a': 'damaged',
    });
    expect(await textOf(bucket, 'public/a')).toBe('not_found');
  });

  it('believes a bucket only when it gives back what it took', async () => {
    const [key] = await listed(disk);
    const lying = { ...bucket, get: async () => bucket.get('public/lie') };
    await bucket.put('public/lie', Buffer.from('other'), { type: 'text/plain' });
    const outcomes: string[] = [];
    const one = {
      ...disk,
      async *keys() {
        yield key!;
      },
    };
    await moveFiles({ from: one, to: lying, truth: 'from', tell: ({ outcome }) => outcomes.push(outcome) });
    expect(outcomes).toEqual(['unwritten']);
  });

  it('brings nothing back that was deleted meanwhile', async () => {
    const outcomes: string[] = [];
    const slow = {
      ...bucket,
      async put(...call: Parameters<BlobStore['put']>) {
        const put = await bucket.put(...call);
        await disk.del(call[0]);
        return put;
      },
    };
    await moveFiles({ from: disk, to: slow, truth: 'to', tell: ({ outcome }) => outcomes.push(outcome) });
    expect(outcomes).toEqual(['gone', 'gone', 'gone', 'gone']);
    expect(await listed(bucket)).toEqual([]);
  });
});
