import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiKeys, mortgageApplications, outbox, uploads, users } from '#db/schema/index.ts';
import type { UserActor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { FORGET_BLOB } from '../media/forget-blob.ts';
import { addDocument } from './add-document.ts';
import { beginApplication } from './begin-application.ts';
import { getApplication } from './get-application.ts';
import { removeDocument } from './remove-document.ts';
import { withdrawApplication } from './withdraw-application.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let id: number;
const partner = { id: 1, companyIds: [] };
const UUIDS = {
  own: '11111111-1111-4111-8111-111111111111',
  open: '22222222-2222-4222-8222-222222222222',
  foreign: '33333333-3333-4333-8333-333333333333',
};

beforeAll(async () => {
  database = await createTestDatabase();
  const createdAt = TEST_NOW;
  await database.db
    .insert(apiKeys)
    .values({ keySha256: Buffer.from('k'), keyEnding: 'k', service: 'VITRINA', description: 'В', createdAt });
  const phones = ['+79990000001', '+79990000002', '+79990000003'];
  await database.db.insert(users).values(phones.map((phone) => ({ phone, groups: [], createdAt })));
});
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(mortgageApplications);
  await database.db.delete(uploads);
  const file = { extension: 'pdf', type: 'application/pdf', size: 9, sha256: 'x', uploadedAt: TEST_NOW };
  await database.db.insert(uploads).values([
    { ...file, uuid: UUIDS.own, name: 'Паспорт.pdf', isPublic: false, userId: 1 },
    { ...file, uuid: UUIDS.open, name: 'Логотип.pdf', isPublic: true, userId: 1 },
    { ...file, uuid: UUIDS.foreign, name: 'Чужой.pdf', isPublic: false, userId: 2 },
  ]);
  const { formId } = await beginApplication(as(1), partner, {
    fizzUser: { surname: 'Иванова', name: 'Мария', phone: '+79990000001' },
    broker: { surname: 'Ким', name: 'Алёна', phone: '+79990000003' },
    brandName: 'Новый берег',
    sdelkaDealUrl: 'https://sdelka.example/1',
  });
  id = formId;
});
afterAll(() => database.drop());

function as(userId: number, group: Group = 'USER') {
  const actor: UserActor = {
    kind: 'user',
    id: userId,
    groups: [group],
    name: null,
    phone: `+7999000000${userId}`,
  };
  return testContext(database.db, { actor });
}
/** Keys of the bytes that are promised to go. */
async function forgotten() {
  const promised = await database.db.select().from(outbox).where(eq(outbox.topic, FORGET_BLOB.name));
  return promised.map(({ payload }) => (payload as { key: string }).key);
}
const papersFor = async (userId: number, group?: Group) =>
  (await getApplication(as(userId, group), id)).application.documents.map(({ name }) => name);

it('papers are seen by their person and by brokers', async () => {
  await addDocument(as(1), { id, uuid: UUIDS.own });
  await addDocument(as(1), { id, uuid: UUIDS.own });
  expect(await papersFor(1)).toEqual(['Паспорт.pdf']);
  expect(await papersFor(3, 'MORTGAGE_BROKER')).toEqual(['Паспорт.pdf']);
});

it.each([
  ['a file of somebody else', 1, UUIDS.foreign, 'NOT_FOUND'],
  ['an application of somebody else', 2, UUIDS.foreign, 'NOT_FOUND'],
  ['a file for everybody', 1, UUIDS.open, 'INVALID'],
])('%s is not taken', async (_, userId, uuid, code) => {
  await expect(addDocument(as(userId), { id, uuid })).rejects.toMatchObject({ code });
});

it('a paper taken away is forgotten with its bytes', async () => {
  await addDocument(as(1), { id, uuid: UUIDS.own });
  await expect(removeDocument(as(3, 'MORTGAGE_BROKER'), { id, uuid: UUIDS.own })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await removeDocument(as(1), { id, uuid: UUIDS.own });
  expect([await papersFor(1), await forgotten()]).toEqual([[], [`private/upload-${UUIDS.own}`]]);
  await expect(removeDocument(as(1), { id, uuid: UUIDS.own })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('an application that is taken back takes its papers along', async () => {
  await addDocument(as(1), { id, uuid: UUIDS.own });
  await withdrawApplication(as(1), partner, { id });
  expect(await forgotten()).toEqual([`private/upload-${UUIDS.own}`]);
  expect((await database.db.select().from(uploads)).map(({ name }) => name).sort()).toEqual([
    'Логотип.pdf',
    'Чужой.pdf',
  ]);
});
