import { type BlobStore, isMissing } from './port.ts';

/**
 * A bucket that takes the place of a disk: new files go to the bucket, and what has not been moved yet is read from the
 * disk. The bucket is the truth where both have a file.
 */
export function movingStore(bucket: BlobStore, disk: BlobStore): BlobStore {
  return {
    provider: 's3-from-disk',
    put: bucket.put,
    async get(key, range) {
      const got = await bucket.get(key, range);
      return !got.ok && isMissing(got) ? disk.get(key, range) : got;
    },
    async head(key) {
      const known = await bucket.head(key);
      return !known.ok && isMissing(known) ? disk.head(key) : known;
    },
    async del(key) {
      // In this order a failure half-way leaves the newer bytes, never the older ones.
      const forgotten = await disk.del(key);
      return forgotten.ok ? bucket.del(key) : forgotten;
    },
    async *keys() {
      const moved = new Set<string>();
      for await (const key of bucket.keys()) {
        moved.add(key);
        yield key;
      }
      for await (const key of disk.keys()) if (!moved.has(key)) yield key;
    },
  };
}
