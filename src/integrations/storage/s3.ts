import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '#domain/errors.ts';
import { failOf, malformed, rejected, unavailable } from '../http/fail-of.ts';
import type { Fail, Result } from '../result.ts';
import { readObjectList } from './object-list.ts';
import { BLOB_FOLDERS, BLOB_KEY, type BlobMeta, type BlobStore, type ByteRange } from './port.ts';
import { type S3Body, type S3Bucket, type S3Client, type S3Limits, s3Client } from './s3-client.ts';
import { writeDurably } from './write-durably.ts';

/** The store keeps our hash with an object; its own ETag is no hash of what came in parts or is encrypted. */
const SHA256 = 'x-amz-meta-sha256';

interface Options extends S3Bucket {
  now(): Date;
  /** A stream waits here until its length and hash are known: the store wants both before the first byte. */
  draftsDirectory: string;
  limits?: S3Limits;
}

/** Files in a bucket under the very keys of the port; whoever may read one is judged by us, so the bucket is closed. */
export function s3Store({ now, draftsDirectory, limits = {}, ...bucket }: Options): BlobStore {
  const client = s3Client(bucket, now, limits);
  const store: BlobStore = {
    provider: 's3',
    async put(key, body, { type, sha256 }) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      const draft = join(draftsDirectory, randomUUID());
      try {
        const ready = body instanceof Readable ? await fromFile(draft, body) : fromBytes(body);
        if (sha256 !== undefined && ready.sha256 !== sha256) return malformed('bad_sha256');
        const headers = { 'content-type': type, [SHA256]: ready.sha256 };
        const put = await client.read({ method: 'PUT', key, headers, body: ready });
        if (!put.ok) return put;
        // Whoever answers 200 for a store that is down knows nothing of our object.
        if (put.value.head.headers.etag === undefined) return malformed('no_etag');
        return { ...put, value: { type, size: ready.size, sha256: ready.sha256 } };
      } catch (error) {
        return failOf(error);
      } finally {
        // A draft left behind is litter, not trouble.
        await rm(draft, { force: true }).catch(() => {});
      }
    },

    async get(key, range) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      if (range && !isRange(range)) return rejected('bad_range');
      const headers: Record<string, string> = range
        ? { range: `bytes=${range.first}-${range.last ?? ''}` }
        : {};
      const got = await client.open({ method: 'GET', key, headers });
      if (!got.ok) return got;
      const { head, body } = got.value;
      const meta = readMeta(head, range !== undefined);
      if ('ok' in meta) {
        body.destroy();
        return meta;
      }
      return { ...got, value: { ...meta, body } };
    },

    async head(key) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      const known = await client.read({ method: 'HEAD', key });
      if (!known.ok) {
        if (known.providerCode !== 'wordless_404') return known;
        // Only the words of a GET tell a missing file from a missing bucket.
        const got = await store.get(key);
        if (!got.ok) return got;
        got.value.body.destroy();
        return unavailable('found_and_missing');
      }
      const { head } = known.value;
      const meta = readMeta(head, false);
      if ('ok' in meta) return meta;
      const storedAt = new Date(head.headers['last-modified'] ?? '');
      if (Number.isNaN(storedAt.getTime())) return malformed('no_date');
      return { ...known, value: { ...meta, storedAt } };
    },

    async del(key) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      const deleted = await client.read({ method: 'DELETE', key });
      if (!deleted.ok && deleted.providerCode !== 'not_found') return deleted;
      // A page of words is no answer to a deletion.
      if (deleted.ok && deleted.value.text !== '') return malformed('not_deleted');
      return { ok: true, value: null, source: 'live', asOf: now() };
    },

    async *keys() {
      for (const folder of BLOB_FOLDERS) yield* keysOf(client, `${folder}/`);
    },
  };
  return store;
}

async function* keysOf(client: S3Client, prefix: string): AsyncIterable<string> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(after !== '' && { 'continuation-token': after }),
    };
    const answer: Result<{ text: string }> = await client.read({ method: 'GET', key: '', query });
    const list = answer.ok ? readObjectList(answer.value.text) : undefined;
    if (list === undefined) throw new AppError('UNAVAILABLE', 'Хранилище файлов не отвечает');
    // Others may keep things of their own in the bucket.
    yield* list.keys.filter((key) => BLOB_KEY.test(key));
    after = list.next;
  }
}

async function fromFile(draft: string, body: Readable): Promise<S3Body> {
  const written = await writeDurably(draft, body);
  return { ...written, open: () => createReadStream(draft) };
}

function fromBytes(bytes: Uint8Array): S3Body {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { size: bytes.length, sha256, open: () => Readable.from([bytes]) };
}

function isRange({ first, last = first }: ByteRange): boolean {
  return first >= 0 && first <= last;
}

/** Anything that lacks our own hash is not our file, whatever its status says. */
function readMeta({ statusCode, headers }: IncomingMessage, isPart: boolean): BlobMeta | Fail {
  const sha256 = headers[SHA256];
  const type = headers['content-type'];
  const length = isPart
    ? /^bytes \d+-\d+\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1]
    : headers['content-length'];
  if (statusCode !== (isPart ? 206 : 200) || typeof sha256 !== 'string' || !type || length === undefined) {
    return malformed('not_our_object');
  }
  return { type, size: Number(length), sha256 };
}
