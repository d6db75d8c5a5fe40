import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '#db/queries/job/outbox.ts';
import { cities, outbox, sessions, users } from '#db/schema/index.ts';
import { seedDemoUsers } from '#db/seed/demo-users.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedLegalDocs } from '#db/seed/legal-docs.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const now = new Date('2026-11-20T09:00:00.123Z');
const picture = Buffer.alloc(200_000, 'план ');
const meta = { type: 'image/png', sha256: createHash('sha256').update(picture).digest('hex') };

let directory: string;
let source: TestDatabase;
let target: TestDatabase;
let file: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'genplan-backup-'));
  source = await createTestDatabase();
  const { db } = source;
  await seedDictionary(db);
  await seedLegalDocs(db, now);
  await seedDemoUsers(db, now);
  // Tables with triggers of their own.
  await seedMortgageDictionary(db);
  await seedDemoOffers(db, now);
  await db.insert(users).values([
    { phone: '+79990000009', name: 'О’Нил\n"Ёж"\t\\', groups: [], createdAt: now },
    { phone: '+79990000010', groups: [], createdAt: now },
  ]);
  await db.delete(users).where(eq(users.id, 10));
  await db
    .insert(sessions)
    .values({ userId: 1, tokenSha256: Buffer.from([0, 1, 255]), createdAt: now, expiresAt: now });
  await enqueue(db, 'lead', { price: 12345678901.25, note: null }, { now });
  await db.update(outbox).set({ queuedAt: now });
  await store('source').put('public/plan.png', picture, meta);
});
beforeEach(async () => {
  file = join(directory, `${randomUUID()}.backup`);
  target = await createTestDatabase();
});
afterEach(async () => {
  await target.drop();
  await rm(join(directory, 'target'), { recursive: true, force: true });
});
afterAll(async () => {
  await source.drop();
  await rm(directory, { recursive: true, force: true });
});

const store = (name: string) => diskStore({ directory: join(directory, name), now: () => now });
const backup = (from = source, to = file) =>
  writeBackup({ url: from.url, storage: store('source'), file: to, now });
const restore = (replace = false) =>
  restoreBackup({ url: target.url, storage: store('target'), file, replace });

describe('a backup', () => {
  it('is restored to equal rows, files and next ids', async () => {
    const written = await backup();
    expect(written.tables.users).toMatchObject({ rows: 9 });
    expect(await restore()).toEqual(written);
    const copied = await store('target').get('public/plan.png');
    expect(copied.ok && (await buffer(copied.value.body)).equals(picture)).toBe(true);
    // The tenth id was given out and its row deleted: it is not given out again.
    const [next] = await target.db
      .insert(users)
      .values({ phone: '+79990000100', groups: [], createdAt: now })
      .returning();
    expect(next?.id).toBe(11);
  });

  it('offers unfinished work to the workers anew and keeps every value', async () => {
    await backup();
    await restore();
    expect(await target.db.select().from(outbox)).toMatchObject([
      { topic: 'lead', payload: { price: 12345678901.25, note: null }, queuedAt: null },
    ]);
    expect(await target.db.select().from(users)).toEqual(await source.db.select().from(users));
    expect(await target.db.select().from(sessions)).toEqual(await source.db.select().from(sessions));
    expect(await target.db.select().from(cities)).toEqual(await source.db.select().from(cities));
  });

  it('keeps foreign keys in force', async () => {
    await backup();
    await restore();
    const orphan = target.pool.query(
      "INSERT INTO sessions (token_sha256, user_id, created_at, expires_at) VALUES ('x', 999, now(), now())",
    );
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
  });

  it('replaces a database with data only when told to', async () => {
    await backup();
    await seedDictionary(target.db);
    await store('target').put('public/old.png', picture, meta);
    await expect(restore()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await target.db.$count(users)).toBe(0);
    await restore(true);
    expect(await target.db.$count(users)).toBe(9);
    expect(await store('target').get('public/old.png')).toMatchObject({ providerCode: 'not_found' });
  });

  it('is not written over another file, and only its owner may read it', async () => {
    await backup();
    await expect(backup()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('a bad file', () => {
  /** Packs changed lines as a backup would be, sum and all. */
  const repack = async (change: (lines: string) => string) => {
    const packed = gzipSync(change(gunzipSync((await readFile(file)).subarray(0, -32)).toString()));
    return Buffer.concat([packed, createHash('sha256').update(packed).digest()]);
  };
  const flip = (position: (size: number) => number) => async () => {
    const bytes = await readFile(file);
    bytes[position(bytes.length)]! ^= 1;
    return bytes;
  };

  it.each<[string, () => Promise<Buffer>]>([
    ['cut in the middle', async () => (await readFile(file)).subarray(0, 2_000)],
    ['cut by one byte', async () => (await readFile(file)).subarray(0, -1)],
    ['empty', async () => Buffer.alloc(0)],
    ['of another program', async () => Buffer.from('PGDMP'.repeat(100))],
    ['with a flipped bit at its beginning', flip(() => 4)],
    ['with a flipped bit in its middle', flip((size) => size >> 1)],
    ['with a flipped bit at its end', flip((size) => size - 1)],
    ['without a row', () => repack((lines) => lines.replace(/^R\t.*\n/m, ''))],
    ['with a changed row', () => repack((lines) => lines.replace('Анна', 'Инна'))],
    ['without its end', () => repack((lines) => lines.replace(/^E\t.*\n/m, ''))],
    ['of another format version', () => repack((lines) => lines.replace('"version":1', '"version":2'))],
    ['of another schema', () => repack((lines) => lines.replace(/"schema":"./, '"schema":"x'))],
  ])('%s is refused before anything is touched', async (_, damage) => {
    await backup();
    await writeFile(file, await damage());
    await target.db.insert(users).values({ phone: '+79990000001', groups: [], createdAt: now });
    await expect(restore(true)).rejects.toMatchObject({ code: 'INVALID' });
    expect(await target.db.$count(users)).toBe(1);
  });

  it('that is not there is not found', async () => {
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
