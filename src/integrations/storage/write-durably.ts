import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file, counts, hashes and syncs to the disk. */
export async function writeDurably(
  path: string,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  await using file = await open(path, 'wx');
  for await (const chunk of body) {
    hash.update(chunk);
    size += chunk.length;
    await writeWhole(file, chunk);
  }
  await file.sync();
  return { size, sha256: hash.digest('hex') };
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let offset = 0; offset < chunk.length; ) {
    offset += (await file.write(chunk, offset)).bytesWritten;
  }
}
