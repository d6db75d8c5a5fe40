import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecordUsesInput } from '#contract/record-uses.ts';
import { ensureUser } from '#db/queries/access/users.ts';
import { seedDemoKeys } from '#db/seed/demo-keys.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { Group } from '#domain/access/groups.ts';
import { clientFeed } from '#tests/client-feed.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { manyOffers } from '#tests/yrl-feed.ts';
import { companies } from '../db/schema/company.ts';
import { complexes } from '../db/schema/complex.ts';
import { leads } from '../db/schema/lead.ts';
import { projectComplexes } from '../db/schema/project.ts';
import { uploads } from '../db/schema/upload.ts';
import { widgetDays } from '../db/schema/widget-day.ts';
import { removeProject } from './company/edit-projects.ts';
import { removeCompany } from './company/remove-company.ts';
import type { ServiceContext } from './context.ts';
import { removeFeed } from './feed/remove-feed.ts';
import { removeGeoGroup } from './geo/remove-geo-group.ts';
import { createLegalDoc } from './legal-doc/create-legal-doc.ts';
import { removeLegalDoc } from './legal-doc/remove-legal-doc.ts';
import { listRecordUses } from './list-record-uses.ts';
import { removeUpload } from './media/remove-upload.ts';
import { removeOffer } from './mortgage/remove-offer.ts';
import { removeProgramName } from './mortgage/remove-program-name.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  await seedDemoKeys(database.db, TEST_NOW);
});
afterAll(() => database.drop());

const idsOf = async (table: string) => {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
};
const kindsOf = async (asked: RecordUsesInput) =>
  (await listRecordUses(ctx, asked)).map(({ kind, count, blocks }) => [kind, count, blocks]);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

async function addCompany(name: string) {
  const [company] = await database.db
    .insert(companies)
    .values({ name, type: 'DEVELOPER', createdAt: TEST_NOW })
    .returning();
  return company!.id;
}

async function addLead(own: Partial<typeof leads.$inferInsert>) {
  await database.db.insert(leads).values({
    kind: 'CALLBACK',
    name: 'Ольга Тайная',
    phone: '+79125550000',
    state: 'WAITING',
    details: {},
    createdAt: TEST_NOW,
    ...own,
  });
}

it.each<
  [Exclude<RecordUsesInput['kind'], 'upload'>, string, (ctx: ServiceContext, id: number) => Promise<unknown>]
>([
  ['geoGroup', 'geo_groups', removeGeoGroup],
  ['programName', 'program_names', removeProgramName],
  ['company', 'companies', removeCompany],
])('a %s is told to be hindered exactly when its removal is refused', async (kind, table, remove) => {
  const outcomes = new Set<string>();
  for (const id of await idsOf(table)) {
    const isHindered = (await listRecordUses(ctx, { kind, id })).some(({ blocks }) => blocks);
    const outcome = await outcomeOf(remove(ctx, id));
    outcomes.add(outcome);
    expect([id, outcome]).toEqual([id, isHindered ? 'CONFLICT' : 'done']);
  }
  expect(outcomes).toContain('CONFLICT');
});

it('a company is kept by a lead that only came to it', async () => {
  const id = await addCompany('Получатель');
  await addLead({ recipientCompanyId: id });
  await addLead({ recipientCompanyId: id, clientCompanyId: id });
  expect(await kindsOf({ kind: 'company', id })).toEqual([['leads', 2, true]]);
  // The names of people are nobody's business here.
  expect(JSON.stringify(await listRecordUses(ctx, { kind: 'company', id }))).not.toContain('Тайная');
  await expect(removeCompany(ctx, id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('2\u00a0заявки'),
  });
});

it('the first users of each kind are named, with what they stand under', async () => {
  const id = await addCompany('Большой');
  await database.db.insert(complexes).values(
    Array.from({ length: 7 }, (_, at) => ({
      name: `Дом ${at + 1}`,
      developerCompanyId: id,
      createdAt: TEST_NOW,
    })),
  );
  const [use] = await listRecordUses(ctx, { kind: 'company', id });
  expect(use).toMatchObject({ kind: 'complexes', count: 7, blocks: true });
  expect(use!.first.map(({ name, under }) => [name, under])).toEqual(
    [1, 2, 3, 4, 5].map((at) => [`Дом ${at}`, id]),
  );
  const { rows } = await database.db.execute<{ id: number }>(
    sql`INSERT INTO projects (name, developer_company_id) VALUES ('Проект', ${id}) RETURNING id`,
  );
  const projectId = rows[0]!.id;
  await database.db.insert(projectComplexes).values({ projectId, complexId: use!.first[0]!.id });
  expect(await kindsOf({ kind: 'project', id: projectId })).toEqual([['complexes', 1, true]]);
  expect(await outcomeOf(removeProject(ctx, projectId))).toBe('CONFLICT');
  await database.db.delete(projectComplexes);
  expect(await kindsOf({ kind: 'project', id: projectId })).toEqual([]);
  expect(await outcomeOf(removeProject(ctx, projectId))).toBe('done');
});

it('an offer takes the programme of its bank along when it is the only one of it', async () => {
  for (const id of await idsOf('offers')) {
    const told = (await kindsOf({ kind: 'offer', id })).length;
    const before = (await idsOf('bank_programs')).length;
    await removeOffer(ctx, id);
    expect([id, before - (await idsOf('bank_programs')).length]).toEqual([id, told]);
  }
});

it('a feed takes away the flats that no other feed lists', async () => {
  const { db } = database;
  const [one, other] = [clientFeed(db, 'Первый'), clientFeed(db, 'Второй')];
  await one.read(manyOffers(6, 'Причал'));
  await other.read(manyOffers(1, 'Гавань'));
  expect(await kindsOf({ kind: 'feed', id: one.id() })).toEqual([['flats', 6, false]]);
  const shared = sql`(SELECT min(object_id) FROM feed_objects WHERE feed_id = ${one.id()} AND kind = 'flat')`;
  await db.execute(sql`UPDATE feed_objects SET object_id = ${shared}
    WHERE feed_id = ${other.id()} AND kind = 'flat'`);
  const [use] = await listRecordUses(ctx, { kind: 'feed', id: one.id() });
  expect(use).toMatchObject({ kind: 'flats', count: 5, blocks: false });
  expect(use!.first.map(({ name }) => name.startsWith('Причал'))).toEqual(Array(5).fill(true));
  await removeFeed(ctx, one.id());
  expect(await kindsOf({ kind: 'feed', id: one.id() })).toEqual([]);
});

it('a document is kept by those who agreed to any version of it', async () => {
  const { id } = await createLegalDoc(ctx, { tag: 'Согласие для всех', text: 'Текст' });
  expect(await kindsOf({ kind: 'legalDoc', id })).toEqual([]);
  const { rows } = await database.db.execute<{ id: number }>(
    sql`SELECT v.id FROM legal_document_versions v JOIN legal_documents d ON d.id = v.document_id
      WHERE d.tag_id = ${id}`,
  );
  await addLead({ consentVersionId: rows[0]!.id });
  expect(await kindsOf({ kind: 'legalDoc', id })).toEqual([['consents', 1, true]]);
  expect(await outcomeOf(removeLegalDoc(ctx, id))).toBe('CONFLICT');
});

it('a key tells the pages that showed its widget within a month', async () => {
  const [keyId] = await idsOf('api_keys');
  const clientCompanyId = await addCompany('Партнёр');
  await database.db.insert(widgetDays).values(
    [
      ['2026-11-19', 'site.ru/kvartiry'],
      ['2026-11-18', 'site.ru/kvartiry'],
      ['2026-11-18', ''],
      ['2026-11-18', '*'],
      ['2026-09-01', 'site.ru/staroe'],
    ].map(([day, page]) => ({
      clientCompanyId,
      keyId: keyId!,
      day: day!,
      page: page!,
      shown: 1,
      counted: 0,
    })),
  );
  expect(await listRecordUses(ctx, { kind: 'apiKey', id: keyId! })).toEqual([
    {
      kind: 'widgetPages',
      count: 1,
      blocks: false,
      first: [{ id: 1, name: 'site.ru/kvartiry', under: null }],
    },
  ]);
});

it('a file is kept by the logo and the master plan it is', async () => {
  const { db } = database;
  const { id: userId } = await ensureUser(db, '+79990000002', ['ADMIN'], TEST_NOW);
  const uuid = crypto.randomUUID();
  const [file] = await db
    .insert(uploads)
    .values({
      uuid,
      name: 'logo.png',
      extension: 'png',
      type: 'image/png',
      size: 4,
      sha256: 'a',
      isPublic: true,
      userId,
      uploadedAt: TEST_NOW,
    })
    .returning();
  expect(await kindsOf({ kind: 'upload', id: uuid })).toEqual([]);
  const company = await addCompany('С логотипом');
  await db.execute(sql`UPDATE companies SET logo_id = ${file!.id} WHERE id = ${company}`);
  await db.insert(complexes).values({
    name: 'С планом',
    developerCompanyId: company,
    genPlanId: file!.id,
    createdAt: TEST_NOW,
  });
  expect(await kindsOf({ kind: 'upload', id: uuid })).toEqual([
    ['companies', 1, true],
    ['complexes', 1, true],
  ]);
  expect(await outcomeOf(removeUpload(ctx, uuid))).toBe('CONFLICT');
});

it.each<[Group, RecordUsesInput, string]>([
  ['MORTGAGE_BROKER', { kind: 'offer', id: 1 }, 'FORBIDDEN'],
  ['MORTGAGE_BROKER', { kind: 'company', id: 1 }, 'FORBIDDEN'],
  ['USER', { kind: 'apiKey', id: 1 }, 'FORBIDDEN'],
  ['ADMIN', { kind: 'apiKey', id: 999_999 }, 'NOT_FOUND'],
  ['ADMIN', { kind: 'upload', id: '6f1a4d6e-5c86-4a59-9a5c-0b5a2b8e7f10' }, 'NOT_FOUND'],
])('%s asking of %o is answered %s', async (group, asked, code) => {
  const actor = { kind: 'user' as const, id: 1, groups: [group], name: null, phone: '+79990000000' };
  expect(await outcomeOf(listRecordUses(testContext(database.db, { actor }), asked))).toBe(code);
});
