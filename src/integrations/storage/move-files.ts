import { createHash } from 'node:crypto';
import { type BlobStore, isMissing } from './port.ts';

/**
 * The end of a file's way: `there` was there before, `gone` was deleted meanwhile, `damaged` is not what was stored
 * once, and the last two are trouble of a store.
 */
export type Outcome = 'moved' | 'there' | 'gone' | 'damaged' | 'unread' | 'unwritten';

interface Options {
  from: BlobStore;
  to: BlobStore;
  /** The store that the product writes to: its bytes are the newer ones where both have a file. */
  truth: 'from' | 'to';
  /** Is told of each file, in no order. */
  tell(file: { key: string; outcome: Outcome; size: number }): void;
}

const AT_ONCE = 4;

/**
 * Copies every file of one store into another while the product serves, and reads back what it wrote. Work that was
 * broken off goes on where it stood: what is there already is not sent again. Nothing is taken from the first store.
 * Errors: those of `from.keys`.
 */
export async function moveFiles({ from, to, truth, tell }: Options): Promise<void> {
  const keys = from.keys()[Symbol.asyncIterator]();
  const lane = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const key = next.value;
      tell({ key, ...(await moveFile(key)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));

  async function moveFile(key: string): Promise<{ outcome: Outcome; size: number }> {
    const known = await from.head(key);
    if (!known.ok) return { outcome: isMissing(known) ? 'gone' : 'unread', size: 0 };
    const { type, size, sha256 } = known.value;
    const kept = await to.head(key);
    if (!kept.ok && !isMissing(kept)) return { outcome: 'unwritten', size };
    if (kept.ok && (truth === 'to' || kept.value.sha256 === sha256)) return { outcome: 'there', size };
    const read = await from.get(key);
    if (!read.ok) return { outcome: isMissing(read) ? 'gone' : 'unread', size };
    const put = await to.put(key, read.value.body, { type, sha256 });
    if (!put.ok) return { outcome: put.providerCode === 'bad_sha256' ? 'damaged' : 'unwritten', size };
    if (!(await isWhole(to, key, sha256))) return { outcome: 'unwritten', size };
    // Somebody may have deleted the file while its copy was on the way.
    const still = await from.head(key);
    if (still.ok || !isMissing(still)) return { outcome: 'moved', size };
    await to.del(key);
    return { outcome: 'gone', size };
  }
}

async function isWhole(store: BlobStore, key: string, sha256: string): Promise<boolean> {
  const got = await store.get(key);
  if (!got.ok) return false;
  const hash = createHash('sha256');
  try {
    for await (const chunk of got.value.body) hash.update(chunk);
  } catch {
    return false;
  }
  return hash.digest('hex') === sha256;
}
