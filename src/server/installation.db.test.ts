import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { installation } from '#db/schema/index.ts';
import { diskStore } from '#integrations/storage/disk.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW } from '#tests/service-context.ts';
import { acceptKey, acceptStore, requireInstallation } from './installation.ts';
import { fingerprintOf } from './sealer.ts';

const KEY = fingerprintOf(Buffer.alloc(32, 1));
const OTHER_KEY = fingerprintOf(Buffer.alloc(32, 2));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'genplan-installation-'));
});
afterEach(async () => {
  await database.db.delete(installation);
  await rm(directory, { recursive: true, force: true });
});
afterAll(() => database.drop());

const store = (name: string) => diskStore({ directory: join(directory, name), now: () => TEST_NOW });
const start = (storage: BlobStore = store('own'), keyFingerprint = KEY) =>
  requireInstallation({
    db: database.db,
    storage,
    keyFingerprint,
    now: TEST_NOW,
    log: pino({ level: 'silent' }),
  });
const refusal = (words: string) => ({ code: 'CONFLICT', message: expect.stringContaining(words) });

it('joins a new database and a new store, at once from many nodes, and knows both again', async () => {
  await Promise.all([start(), start(), start()]);
  await start();
  expect(await database.db.select().from(installation)).toMatchObject([
    { keyFingerprint: KEY, isStoreMarked: true },
  ]);
});

it('refuses another key, naming both fingerprints, until it is told that the first is lost', async () => {
  await start();
  await expect(start(store('own'), OTHER_KEY)).rejects.toMatchObject(refusal(`${KEY}, а отпечаток`));
  await expect(start(store('own'), OTHER_KEY)).rejects.toMatchObject(refusal(`нынешнего — ${OTHER_KEY}`));
  expect(await acceptKey({ db: database.db, keyFingerprint: OTHER_KEY })).toBe(KEY);
  await start(store('own'), OTHER_KEY);
  await expect(start()).rejects.toMatchObject(refusal('SECRET_KEY не тот'));
});

it('refuses a new store for a database that is not new, until it is told that the files are lost', async () => {
  await start();
  await expect(start(store('new'))).rejects.toMatchObject(refusal('нет метки этой базы'));
  for await (const key of store('new').keys()) expect(key).toBeUndefined();
  await acceptStore({ db: database.db, storage: store('new') });
  await start(store('new'));
});

it('refuses a new database for a store that is not new', async () => {
  await start();
  await database.db.delete(installation);
  await expect(start()).rejects.toMatchObject(refusal('База новая'));
  await expect(start()).rejects.toMatchObject(refusal('База новая'));
  await acceptStore({ db: database.db, storage: store('own') });
  await start();
});

it('refuses a store of another database', async () => {
  await start(store('another'));
  await database.db.delete(installation);
  await start();
  await expect(start(store('another'))).rejects.toMatchObject(refusal('принадлежит другой базе'));
});

it('starts while the store is in trouble, and asks it another time', async () => {
  const fail = async () => ({ ok: false, kind: 'unavailable', retryable: true }) as const;
  const dead = { ...store('own'), get: fail, put: fail };
  await start(dead);
  await start();
  await start(dead);
  expect(await database.db.select().from(installation)).toMatchObject([{ isStoreMarked: true }]);
});

it('accepts nothing before the first start', async () => {
  await expect(acceptKey({ db: database.db, keyFingerprint: KEY })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(acceptStore({ db: database.db, storage: store('own') })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('tells keys apart by fingerprints that are no part of them', () => {
  expect(KEY).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/);
  expect(new Set([KEY, OTHER_KEY, fingerprintOf(Buffer.alloc(32))]).size).toBe(3);
});
