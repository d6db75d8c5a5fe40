import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { malformed, rejected, unavailable } from '../http/fail-of.ts';
import type { Fail } from '../result.ts';
import { BLOB_FOLDERS, BLOB_KEY, type BlobMeta, type BlobStore } from './port.ts';
import { writeDurably } from './write-durably.ts';

/** Files in a local directory: `data/<key>` holds the bytes, `meta/<key>.json` their type, size and hash. */
export function diskStore(options: { directory: string; now(): Date }): BlobStore {
  const dataFile = (key: string) => join(options.directory, 'data', key);
  const metaFile = (key: string) => join(options.directory, 'meta', `${key}.json`);
  const done = <T>(value: T) => ({ ok: true, value, source: 'embedded', asOf: options.now() }) as const;

  return {
    provider: 'disk',
    async put(key, body, { type, sha256 }) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      const draft = join(options.directory, 'drafts', randomUUID());
      try {
        const written = await writeDurably(draft, body instanceof Readable ? body : [body]);
        if (sha256 !== undefined && written.sha256 !== sha256) {
          return malformed('bad_sha256');
        }
        const meta: BlobMeta = { type, ...written };
        await writeDurably(`${draft}.json`, [Buffer.from(JSON.stringify(meta))]);
        // The description goes first: bytes in place always have one.
        await moveDurably(`${draft}.json`, metaFile(key));
        await moveDurably(draft, dataFile(key));
        return done(meta);
      } catch (error) {
        return failOfDisk(error);
      } finally {
        await forget(draft);
        await forget(`${draft}.json`);
      }
    },

    async get(key, range) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      try {
        const meta: BlobMeta = JSON.parse(await readFile(metaFile(key), 'utf8'));
        const last = Math.min(range?.last ?? meta.size - 1, meta.size - 1);
        if (range && !(range.first >= 0 && range.first <= last)) return rejected('bad_range');
        await access(dataFile(key));
        const body = Readable.from(bytesOf(dataFile(key), range?.first ?? 0, last));
        return done({ ...meta, body });
      } catch (error) {
        return failOfDisk(error);
      }
    },

    async head(key) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      try {
        const meta: BlobMeta = JSON.parse(await readFile(metaFile(key), 'utf8'));
        const { mtime } = await stat(dataFile(key));
        return done({ ...meta, storedAt: mtime });
      } catch (error) {
        return failOfDisk(error);
      }
    },

    async del(key) {
      if (!BLOB_KEY.test(key)) return rejected('bad_key');
      try {
        await rm(dataFile(key), { force: true });
        await rm(metaFile(key), { force: true });
        return done(null);
      } catch (error) {
        return failOfDisk(error);
      }
    },

    async *keys() {
      for (const folder of BLOB_FOLDERS) {
        const names = await readdir(dataFile(folder)).catch((error) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        });
        for (const name of names.sort()) yield `${folder}/${name}`;
      }
    },
  };
}

/** Opens the file when the first byte is asked for, so an answer nobody reads holds nothing. */
async function* bytesOf(path: string, first: number, last: number): AsyncIterable<Buffer> {
  if (last >= first) yield* createReadStream(path, { start: first, end: last });
}

/** A draft left behind is litter, not trouble. */
function forget(draft: string): Promise<void> {
  return rm(draft, { force: true }).catch(() => {});
}

/** A rename survives a power cut only after its directory is synced. */
async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await using directory = await open(dirname(to));
  await directory.sync();
}

function failOfDisk(error: unknown): Fail {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  if (code === 'ENOENT') return rejected('not_found');
  return unavailable(code);
}
