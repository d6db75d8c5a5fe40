import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSessionUser } from '#db/queries/access/sessions.ts';
import { enqueue } from '#db/queries/job/outbox.ts';
import { cities, companies, feeds, installation, outbox, sessions, users } from '#db/schema/index.ts';
import { seedDemoUsers } from '#db/seed/demo-users.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedLegalDocs } from '#db/seed/legal-docs.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { MaintenanceProgress } from '#domain/maintenance/maintenance-task.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import { createTestDatabase } from '#tests/database.ts';
import { createSealer, fingerprintOf } from '../sealer.ts';
import { findSecretKey } from '../secret-key-of.ts';
import type { BackupKey } from './format.ts';
import { keyGate } from './key-gate.ts';
import { restoreBackup } from './restore-backup.ts';
import {
  applyMigrations,
  countMigrations,
  dropSchema,
  schemaVersion,
  schemaVersionOf,
} from './schema-version.ts';
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
const KEY = Buffer.alloc(32, 7);
const PASSPHRASE = 'верная лошадь батарея';
const backup = (from = source, changes: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    url: from.url,
    storage: store('source'),
    file,
    now,
    key: KEY,
    passphrase: null,
    ...changes,
  });
const restore = (replace = false, admitKey: (key: BackupKey) => Promise<void> = async () => {}) =>
  restoreBackup({ url: target.url, storage: store('target'), file, replace, admitKey });

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

  it('tells how far it has come, and of its file once it is whole', async () => {
    const heard: MaintenanceProgress[] = [];
    const { pool } = source;
    await pool.query(
      "INSERT INTO rate_limits (key, points) SELECT 'k' || n, 1 FROM generate_series(1, 1500) n",
    );
    await backup(source, { passphrase: PASSPHRASE, onProgress: (progress) => heard.push(progress) });
    expect(heard.map(({ part }) => part)).toEqual(['rows', 'rows', 'files']);
    expect(heard.every(({ done, of }) => done <= of)).toBe(true);
    const { rows } = await pool.query('SELECT * FROM backups ORDER BY id DESC LIMIT 1');
    expect(rows[0]).toMatchObject({ file, host: hostname(), holds_key: true });
  });

  it('that is given up leaves nothing behind', async () => {
    const copy = backup(source, { signal: AbortSignal.abort(new Error('enough')) });
    await expect(copy).rejects.toThrow();
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
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

describe('the key of a copy', () => {
  const gate = (changes: Partial<Parameters<typeof keyGate>[0]> = {}, withoutKey = false) =>
    keyGate(
      { secretKey: null, backupPassphrase: null, dataDir: join(directory, 'target'), ...changes },
      withoutKey,
    );
  const brought = (key: ReturnType<typeof gate>) => restore(false, key.admit).then(key.keep);
  const OTHER = Buffer.alloc(32, 8);

  it('is named by a copy that does not hold it, and must be at hand', async () => {
    await backup();
    await expect(brought(gate())).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`SECRET_KEY с отпечатком ${fingerprintOf(KEY)}`),
    });
    await expect(brought(gate({ secretKey: OTHER }))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await target.db.$count(users)).toBe(0);
    await brought(gate({ secretKey: KEY }));
    expect(await target.db.$count(users)).toBe(9);
  });

  it('may be done without, when it is lost', async () => {
    await backup();
    await brought(gate({ secretKey: OTHER }, true));
    expect(await target.db.$count(users)).toBe(9);
  });

  it('comes along under a passphrase, and nothing of it lies open', async () => {
    await backup(source, { passphrase: PASSPHRASE });
    const lines = gunzipSync((await readFile(file)).subarray(0, -32)).toString();
    for (const text of [KEY.toString('hex'), KEY.toString('base64'), PASSPHRASE]) {
      expect(lines).not.toContain(text);
    }
    await expect(brought(gate())).rejects.toMatchObject({ message: expect.stringContaining('под фразой') });
    await expect(brought(gate({ backupPassphrase: `${PASSPHRASE}!` }))).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining('не та'),
    });
    await expect(brought(gate({ backupPassphrase: PASSPHRASE, secretKey: OTHER }))).rejects.toMatchObject({
      message: expect.stringContaining('show-key'),
    });
    expect(await target.db.$count(users)).toBe(0);
    await brought(gate({ backupPassphrase: PASSPHRASE }));
    const env = { secretKey: null, dataDir: join(directory, 'target') };
    expect((await findSecretKey(env))?.equals(KEY)).toBe(true);
  });

  it('is not taken from a start with another key', async () => {
    const fresh = { id: randomUUID(), createdAt: now, keyFingerprint: fingerprintOf(OTHER) };
    await target.db.insert(installation).values(fresh);
    await expect(backup(target)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a copy of an older program', () => {
  it('is brought up to date with its rows inside', async () => {
    const older = countMigrations() - 1;
    await onTarget(async (client) => {
      await dropSchema(client);
      await applyMigrations(client, 0, older);
      await client.query(
        "INSERT INTO users (phone, groups, created_at) VALUES ('+79990000001', '{}', now())",
      );
    });
    const written = await backup(target, { migrations: older });
    await target.drop();
    target = await createTestDatabase();
    expect(await restore()).toEqual(written);
    expect(await target.db.select({ phone: users.phone }).from(users)).toEqual([{ phone: '+79990000001' }]);
    await onTarget(async (client) => expect(await schemaVersionOf(client)).toBe(schemaVersion()));
  });

  const onTarget = async (work: (client: Client) => Promise<void>) => {
    const client = new Client({ connectionString: target.url });
    await client.connect();
    await work(client).finally(() => client.end());
  };
});

it('rehearses the loss of a machine: rows, files, sealed addresses and sessions are there again', async () => {
  const sealed = createSealer(KEY).seal('https://feeds.example/secret.xml');
  const token = 'a'.repeat(43);
  const tokenSha256 = createHash('sha256').update(token).digest();
  await source.db
    .insert(sessions)
    .values({ userId: 1, tokenSha256, createdAt: now, expiresAt: new Date(now.getTime() + 60_000) });
  const [client] = await source.db
    .insert(companies)
    .values({ name: 'Клиент фида', type: 'BANK', createdAt: now })
    .returning();
  await source.db.insert(feeds).values({
    clientCompanyId: client!.id,
    name: 'Фид',
    source: 'feeds.example',
    sealedUrl: sealed,
    createdAt: now,
  });
  const written = await backup(source, { passphrase: PASSPHRASE });
  const dataDir = join(directory, 'target');
  const { admit, keep } = keyGate({ secretKey: null, backupPassphrase: PASSPHRASE, dataDir }, false);
  expect((await restore(false, admit)).tables).toEqual(written.tables);
  await keep();
  const key = await findSecretKey({ secretKey: null, dataDir });
  const [feed] = await target.db.select({ sealedUrl: feeds.sealedUrl }).from(feeds);
  expect(createSealer(key!).open(feed!.sealedUrl!)).toBe('https://feeds.example/secret.xml');
  expect(await findSessionUser(target.db, tokenSha256, now)).toBeDefined();
  const plan = await store('target').get('public/plan.png');
  expect(plan.ok && plan.value.sha256).toBe(meta.sha256);
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
    ['of another format version', () => repack((lines) => lines.replace('"version":2', '"version":1'))],
    [
      'of a newer program',
      () =>
        repack((lines) =>
          lines.replace(/"schema":"./, '"schema":"x').replace(/"migrations":/, '"migrations":9'),
        ),
    ],
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
