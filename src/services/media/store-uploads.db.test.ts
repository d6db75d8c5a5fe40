import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureUser } from '#db/queries/access/users.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { mortgageApplicationDocuments } from '../../db/schema/application-document.ts';
import { companies } from '../../db/schema/company.ts';
import { media } from '../../db/schema/media.ts';
import { mortgageApplications } from '../../db/schema/mortgage-application.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { uploads } from '../../db/schema/upload.ts';
import { type Actor, SYSTEM, VISITOR } from '../../domain/access/actor.ts';
import type { Group } from '../../domain/access/groups.ts';
import type { ApplicationStatus } from '../../domain/application/application-status.ts';
import { diskStore } from '../../integrations/storage/disk.ts';
import type { BlobStore } from '../../integrations/storage/port.ts';
import { listAudit } from '../audit/list-audit.ts';
import type { ServiceContext } from '../context.ts';
import { cleanUploads, hasUploadsToClean } from './clean-uploads.ts';
import { FORGET_BLOB, forgetBlob } from './forget-blob.ts';
import { getUpload } from './get-upload.ts';
import { listUploads } from './list-uploads.ts';
import { openUpload } from './open-upload.ts';
import { removeUpload } from './remove-upload.ts';
import { storeUploads } from './store-uploads.ts';

const MB = 1024 ** 2;
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30.4"><script>alert(1)</script><path d="M0 0"/></svg>';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
const actors = {} as Record<Group, Extract<Actor, { kind: 'user' }>>;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'genplan-uploads-'));
  for (const [index, group] of (
    ['USER', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN', 'BASE'] as const
  ).entries()) {
    const { id, phone } = await ensureUser(database.db, `+7999000000${index}`, [group], TEST_NOW);
    actors[group] = { kind: 'user', id, phone, name: null, groups: [group] };
  }
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const as = (actor: Actor) =>
  testContext(database.db, {
    actor,
    ports: { storage: diskStore({ directory, now: () => TEST_NOW }) },
  });
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#8ab' } })
    .toFormat(format)
    .toBuffer();
const pdf = (bytes = 40) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9)]);
/** In pixels. */
async function sizeOf(uuid: string) {
  const [size] = await database.db
    .select({ width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(eq(uploads.uuid, uuid));
  return size!;
}
const csv = { name: 'table.csv', bytes: Buffer.from('a;b\n1;2') };

describe('what is taken', () => {
  it('pictures, drawings and documents, by their content', async () => {
    const sent = [
      { name: 'a.PNG', bytes: await picture('png') },
      { name: 'b.jpg', bytes: await picture('jpeg') },
      { name: 'c.webp', bytes: await picture('webp') },
      { name: 'd.svg', bytes: Buffer.from(SVG) },
      { name: '../../e.pdf', bytes: pdf() },
    ];
    const kept = await storeUploads(as(actors.USER), sent);
    expect(kept.map(({ name, type }) => [name, type])).toEqual([
      ['a.PNG', 'image/png'],
      ['b.jpg', 'image/jpeg'],
      ['c.webp', 'image/webp'],
      ['d.svg', 'image/svg+xml'],
      ['e.pdf', 'application/pdf'],
    ]);
    expect(kept[0]!.downloadURL).toBe(`/api/upload/${kept[0]!.uuid}.png`);
    expect(kept[4]!.size).toBe(sent[4]!.bytes.length);
    expect(kept[3]!.size).toBeLessThan(SVG.length);
    const sizes = await Promise.all(kept.map(({ uuid }) => sizeOf(uuid)));
    expect(sizes.slice(0, 3).every(({ width, height }) => width !== null && height !== null)).toBe(true);
    expect(sizes.slice(3)).toEqual([
      { width: 40, height: 30 },
      { width: null, height: null },
    ]);
  });

  it('five megabytes and not a byte more', async () => {
    const [file] = await storeUploads(as(actors.USER), [{ name: 'a.pdf', bytes: pdf(5 * MB) }]);
    expect(file!.size).toBe(5 * MB);
    await expect(
      storeUploads(as(actors.USER), [{ name: 'a.pdf', bytes: pdf(5 * MB + 1) }]),
    ).rejects.toMatchObject({ message: 'Файл больше 5 МБ' });
  });

  it('other kinds of files from an admin, those that run from nobody', async () => {
    expect(await storeUploads(as(actors.ADMIN), [csv])).toMatchObject([{ name: 'table.csv', size: 7 }]);
    await expect(storeUploads(as(actors.USER), [csv])).rejects.toMatchObject({ code: 'INVALID' });
    const runs = [
      { name: 'a.exe', bytes: csv.bytes },
      { name: 'a.js.png', bytes: await picture('png') },
      { name: 'a.bin1', bytes: Buffer.from('7f454c4602010100', 'hex') },
    ];
    await expect(storeUploads(as(actors.SUPERADMIN), runs)).rejects.toMatchObject({
      details: {
        issues: [0, 1, 2].map((at) => ({ path: ['files', at], message: 'Недопустимый тип файла' })),
      },
    });
  });

  it('all files or none, each refused one with its reason', async () => {
    const ctx = as(actors.USER);
    const before = await database.db.$count(uploads);
    const sent = [
      { name: 'good.pdf', bytes: pdf() },
      { name: 'setup.exe', bytes: pdf() },
      { name: 'large.pdf', bytes: pdf(6 * MB) },
      { name: 'page.png', bytes: Buffer.from('<html></html>') },
    ];
    await expect(storeUploads(ctx, sent)).rejects.toMatchObject({
      code: 'INVALID',
      details: {
        issues: [
          { path: ['files', 1], message: 'Недопустимый тип файла' },
          { path: ['files', 2], message: 'Файл больше 5 МБ' },
          { path: ['files', 3], message: 'Недопустимый тип файла' },
        ],
      },
    });
    await expect(storeUploads(ctx, Array(6).fill({ name: 'a.pdf', bytes: pdf() }))).rejects.toMatchObject({
      message: 'Не больше 5 файлов за раз',
    });
    await expect(storeUploads(ctx, [])).rejects.toMatchObject({ message: 'Выберите файл' });
    expect(await database.db.$count(uploads)).toBe(before);
  });

  it('no picture that would unfold without end', async () => {
    const flood = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    await expect(storeUploads(as(actors.USER), [{ name: 'flood.png', bytes: flood }])).rejects.toMatchObject({
      message: 'Картинка больше 40 мегапикселей: уменьшите её',
    });
  });

  it.each([
    [VISITOR, 'UNAUTHENTICATED'],
    [() => actors.BASE, 'FORBIDDEN'],
  ])('nothing from whom may not (%#)', async (who, code) => {
    const actor = typeof who === 'function' ? who() : who;
    await expect(storeUploads(as(actor), [csv])).rejects.toMatchObject({ code });
  });
});

describe('who reads', () => {
  const document = async () =>
    (await storeUploads(as(actors.USER), [{ name: 'passport.pdf', bytes: pdf() }]))[0]!;
  const paperOf = async (uuid: string, status: ApplicationStatus) => {
    const { id: uploadId } = await getUpload(as(actors.USER), uuid);
    const [application] = await database.db
      .insert(mortgageApplications)
      .values({
        surname: 'Иванова',
        name: 'Мария',
        phone: '+79990000000',
        brandName: 'Новый берег',
        brokerSurname: 'Ким',
        brokerName: 'Алёна',
        brokerPhone: '+79990000001',
        dealUrl: `https://sdelka.example/${uuid}`,
        userId: actors.USER.id,
        status,
        createdAt: TEST_NOW,
      })
      .returning();
    await database.db
      .insert(mortgageApplicationDocuments)
      .values({ applicationId: application!.id, uploadId, addedAt: TEST_NOW });
  };
  const readers = async (uuid: string) => {
    const found: string[] = [];
    for (const group of ['USER', 'BASE', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN'] as const) {
      const read = await getUpload(as(actors[group]), uuid).catch((error) => error.code);
      if (read === 'FORBIDDEN') continue;
      expect(read).toMatchObject({ uuid });
      found.push(group);
    }
    return found;
  };

  it('a document of no application its owner alone', async () => {
    const { uuid } = await document();
    expect(await readers(uuid)).toEqual(['USER']);
    await expect(getUpload(as(VISITOR), uuid)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await listUploads(as(actors.SUPERADMIN), { text: uuid, page: 1 })).rows).toEqual([]);
    await expect(removeUpload(as(actors.SUPERADMIN), uuid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a paper of an application whoever may see its papers', async () => {
    const { uuid } = await document();
    await paperOf(uuid, 'SENT_TO_BROKER');
    expect(await readers(uuid)).toEqual(['USER', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN']);
    expect((await listUploads(as(actors.SUPERADMIN), { text: uuid, page: 1 })).rows).toMatchObject([
      { uuid },
    ]);
  });

  it('a file of an admin anyone', async () => {
    const [logo] = await storeUploads(as(actors.ADMIN), [{ name: 'logo.png', bytes: await picture('png') }]);
    expect(await getUpload(as(VISITOR), `${logo!.uuid}.png`)).toMatchObject({ name: 'logo.png' });
  });

  it('nobody what is not there', async () => {
    const [file] = await storeUploads(as(actors.ADMIN), [csv]);
    const uuid = '0b9e1d8e-6f5c-4e3a-9a53-0f6d6c8f7b11';
    for (const name of [uuid, `${uuid}.png`, 'no-uuid', `${file!.uuid}.png`, `../${file!.uuid}`]) {
      await expect(getUpload(as(actors.ADMIN), name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

it('a file is removed only where it stands nowhere, and that is remembered', async () => {
  const ctx = as(actors.ADMIN);
  const [logo] = await storeUploads(ctx, [{ name: 'Гранит.png', bytes: await picture('png') }]);
  const { id } = await getUpload(ctx, logo!.uuid);
  await database.db
    .insert(companies)
    .values({ name: '«Гранит»', type: 'DEVELOPER', logoId: id, createdAt: TEST_NOW });
  expect((await listUploads(ctx, { text: 'гранит', page: 1 })).rows).toMatchObject([
    { uuid: logo!.uuid, uses: ['Логотип: «Гранит»'], isPublic: true, user: { id: actors.ADMIN.id } },
  ]);
  await expect(removeUpload(ctx, logo!.uuid)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Файл используется: Логотип: «Гранит»',
  });
  await database.db.update(companies).set({ logoId: null });
  const { storage } = ctx.ports;
  const dead = { ...storage, del: async () => ({ ok: false, kind: 'timeout', retryable: true }) as const };
  const beside = (store: BlobStore) => ({ ...ctx, ports: { ...ctx.ports, storage: store } });
  await removeUpload(beside(dead), logo!.uuid);
  expect((await listUploads(ctx, { text: 'гранит', page: 1 })).rows).toEqual([]);
  const key = `public/upload-${logo!.uuid}`;
  const promised = await database.db.select().from(outbox).where(eq(outbox.topic, FORGET_BLOB.name));
  expect(promised.map(({ payload }) => payload)).toEqual([{ key }]);
  await expect(forgetBlob(beside(dead), { key })).rejects.toThrow('timeout');
  expect(await storage.head(key)).toMatchObject({ ok: true });
  await forgetBlob(ctx, { key });
  expect(await storage.head(key)).toMatchObject({ providerCode: 'not_found' });
  const audit = await listAudit(as(actors.SUPERADMIN), { text: 'Гранит.png', page: 1, entity: 'upload' });
  expect(audit.rows.map(({ before, after }) => [before !== null, after !== null])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('what was stored by older rules', () => {
  const SIGNAL = AbortSignal.timeout(60_000);
  const camera = () =>
    sharp({ create: { width: 8, height: 6, channels: 3, background: '#8ab' } })
      .withExif({ IFD0: { Artist: 'Иван Петров' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  /** A file as it was kept before anything was read of it. */
  async function storedOnce(name: string, bytes: Buffer): Promise<string> {
    const uuid = randomUUID();
    const ctx = as(actors.ADMIN);
    const { type, sha256 } = { type: 'image/jpeg', sha256: createHash('sha256').update(bytes).digest('hex') };
    await ctx.ports.storage.put(`public/upload-${uuid}`, bytes, { type });
    const extension = name.split('.').at(-1)!;
    const file = { uuid, name, extension, type, size: bytes.length, sha256, isPublic: true };
    await database.db.insert(uploads).values({ ...file, userId: actors.ADMIN.id, uploadedAt: TEST_NOW });
    return uuid;
  }
  const system = () => as(SYSTEM);
  const bytesOf = async (uuid: string) => {
    const file = await getUpload(as(VISITOR), uuid);
    const bytes = await buffer(await openUpload(as(VISITOR), file));
    expect(bytes.length).toBe(file.size);
    return bytes;
  };

  it('is read anew once: cleaned, or given to nobody', async () => {
    const photo = await storedOnce('фото.jpg', await camera());
    const cut = await storedOnce('a.png', (await picture('png')).subarray(0, 50));
    const disguised = await storedOnce('a.tiff', await picture('png'));
    const runs = await storedOnce('x.html;.jpg', await camera());
    const fine = await storeUploads(as(actors.ADMIN), [{ name: 'a.png', bytes: await picture('png') }]);
    expect(await hasUploadsToClean(system())).toBe(true);
    expect(await cleanUploads(system(), SIGNAL)).toBe(4);

    const metadata = await sharp(await bytesOf(photo)).metadata();
    expect([metadata.exif, metadata.width, metadata.height]).toEqual([undefined, 6, 8]);
    expect(await sizeOf(photo)).toEqual({ width: 6, height: 8 });
    for (const uuid of [cut, disguised, runs])
      await expect(getUpload(as(actors.ADMIN), uuid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listUploads(as(actors.ADMIN), { text: cut, page: 1 })).rows).toMatchObject([
      { refusal: expect.stringContaining('Картинка повреждена') },
    ]);
    expect(await bytesOf(fine[0]!.uuid)).toHaveLength(fine[0]!.size);

    const before = await bytesOf(photo);
    expect(await hasUploadsToClean(system())).toBe(false);
    expect(await cleanUploads(system(), SIGNAL)).toBe(0);
    expect(await bytesOf(photo)).toEqual(before);
  });

  it('that was clean is only measured, and so is the photo it is', async () => {
    const [sent] = await storeUploads(as(actors.ADMIN), [{ name: 'a.jpg', bytes: await picture('jpeg') }]);
    const { uuid, downloadURL: sourceUrl } = sent!;
    const size = await sizeOf(uuid);
    await database.db
      .update(uploads)
      .set({ readingRules: 1, width: null, height: null })
      .where(eq(uploads.uuid, uuid));
    await database.db.insert(media).values({ type: 'IMAGE', sourceUrl });
    const before = await bytesOf(uuid);
    expect(await cleanUploads(system(), SIGNAL)).toBe(0);
    expect(await bytesOf(uuid)).toEqual(before);
    expect(await sizeOf(uuid)).toEqual(size);
    expect(await database.db.select().from(media).where(eq(media.sourceUrl, sourceUrl))).toMatchObject([
      size,
    ]);
  });

  it('goes on where it was broken off', async () => {
    const uuids = [await storedOnce('1.jpg', await camera()), await storedOnce('2.jpg', await camera())];
    let reads = 0;
    const ctx = system();
    const storage: BlobStore = {
      ...ctx.ports.storage,
      get: async (key, range) => {
        reads += 1;
        if (reads === 2) return { ok: false, kind: 'unavailable', retryable: true };
        return ctx.ports.storage.get(key, range);
      },
    };
    await expect(cleanUploads({ ...ctx, ports: { ...ctx.ports, storage } }, SIGNAL)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await cleanUploads(system(), SIGNAL)).toBe(1);
    for (const uuid of uuids) expect((await sharp(await bytesOf(uuid)).metadata()).exif).toBeUndefined();
  });
});

it('keeps nothing and says so while the store is in trouble, and loses no file by it', async () => {
  const fail = { ok: false, kind: 'auth', retryable: false, providerCode: 'AccessDenied' } as const;
  const [photo] = await storeUploads(as(actors.SUPERADMIN), [{ name: 'a.png', bytes: await picture('png') }]);
  await database.db.update(uploads).set({ readingRules: 0 }).where(eq(uploads.uuid, photo!.uuid));
  const before = await database.db.$count(uploads);
  const inTrouble = (ctx: ServiceContext): ServiceContext => ({
    ...ctx,
    ports: { ...ctx.ports, storage: { ...ctx.ports.storage, get: async () => fail, put: async () => fail } },
  });
  const sent = [{ name: 'b.png', bytes: await picture('png') }];
  await expect(storeUploads(inTrouble(as(actors.USER)), sent)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Файл не удалось сохранить, попробуйте ещё раз',
    // The runbook finds the trouble of the store in the log by these words.
    cause: expect.objectContaining({ message: 'store: auth AccessDenied' }),
  });
  expect(await database.db.$count(uploads)).toBe(before);
  // A store that refuses the key has lost no file.
  await expect(cleanUploads(inTrouble(as(SYSTEM)), new AbortController().signal)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(await database.db.select().from(uploads).where(eq(uploads.uuid, photo!.uuid))).toMatchObject([
    { refusal: null },
  ]);
});

it('tells whoever finds too many files being read to come back', async () => {
  const fail = { ok: false, kind: 'unavailable', retryable: true, retryAfterMs: 5_000 } as const;
  const workers = { run: async () => fail, close: async () => {} };
  const ctx = as(actors.USER);
  await expect(
    storeUploads({ ...ctx, ports: { ...ctx.ports, workers } }, [
      { name: 'a.png', bytes: await picture('png') },
    ]),
  ).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } });
});
