import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import type { UserActor } from '#domain/access/actor.ts';
import type { Group } from '#domain/access/groups.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { apiKeyCompanies, apiKeys } from '../db/schema/api-key.ts';
import { companies } from '../db/schema/company.ts';
import { complexes } from '../db/schema/complex.ts';
import { leads } from '../db/schema/lead.ts';
import { legalDocuments, legalDocumentVersions, legalTags } from '../db/schema/legal-doc.ts';
import { users } from '../db/schema/user.ts';
import { countWaiting } from './count-waiting.ts';
import { searchConsole } from './search-console.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let developer: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  const { db } = database;
  const [company] = await db
    .insert(companies)
    .values({ name: 'Крыло', type: 'DEVELOPER', uname: 'krylo', createdAt: TEST_NOW })
    .returning();
  developer = company!.id;
  await db.insert(complexes).values({
    name: 'Белое крыло',
    developerCompanyId: developer,
    createdAt: TEST_NOW,
  });
  await db
    .insert(users)
    .values({ name: 'Иван Крылов', phone: '+79125550001', groups: ['USER'], createdAt: TEST_NOW });
  const [key] = await db
    .insert(apiKeys)
    .values({
      keySha256: Buffer.from('key'),
      keyEnding: 'abcd',
      service: 'IPO_CALC',
      description: 'Сайт «Крыло»',
      expiresAt: new Date(TEST_NOW.getTime() + 86_400_000),
      createdAt: TEST_NOW,
    })
    .returning();
  await db.insert(apiKeyCompanies).values({ keyId: key!.id, companyId: developer });
  await db.insert(leads).values(
    [developer, null].map((recipientCompanyId, at) => ({
      kind: 'CALLBACK' as const,
      name: 'Ольга Крылова',
      phone: `+7912555000${at}`,
      recipientCompanyId,
      recipientName: 'Крыло',
      state: 'WAITING' as const,
      details: {},
      createdAt: TEST_NOW,
    })),
  );
  const [tag] = await db.insert(legalTags).values({ tag: 'Оферта «Крыла»' }).returning();
  const [document] = await db.insert(legalDocuments).values({ tagId: tag!.id }).returning();
  await db
    .insert(legalDocumentVersions)
    .values({ documentId: document!.id, version: 3, text: 'Текст', publishedAt: TEST_NOW });
});
afterAll(() => database.drop());

const as = (groups: Group[], clientId: number | null = null) => {
  const actor: UserActor = { kind: 'user', id: 1, phone: '+79990000001', name: null, groups, clientId };
  return testContext(database.db, { actor });
};
const titles = (found: Awaited<ReturnType<typeof searchConsole>>) =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([, records]) => records !== undefined)
      .map(([kind, records]) => [kind, (records as { title: string }[]).map(({ title }) => title)]),
  );

describe('the search of the console', () => {
  it('finds records of every kind by their names, whatever the capitals', async () => {
    const found = await searchConsole(as(['ADMIN']), { text: 'КРЫЛ' });
    expect(titles(found)).toEqual({
      complexes: ['Белое крыло'],
      feeds: [],
      offers: [],
      people: ['Иван Крылов'],
      companies: ['Крыло'],
      apiKeys: ['Сайт «Крыло»'],
      leads: ['Ольга Крылова', 'Ольга Крылова'],
      legalDocs: ['Оферта «Крыла»'],
    });
    expect(found.complexes).toMatchObject([{ note: 'Крыло', developerId: developer }]);
  });

  it('finds a person by a part of the phone', async () => {
    const { people } = await searchConsole(as(['ADMIN']), { text: '555-00-01' });
    expect(people).toMatchObject([{ title: 'Иван Крылов', note: '+7 (912) 555-00-01' }]);
  });

  it('shows a broker programmes, and a client’s own person what is the client’s', async () => {
    expect(titles(await searchConsole(as(['MORTGAGE_BROKER']), { text: 'крыл' }))).toEqual({ offers: [] });
    const own = await searchConsole(as(['USER'], developer), { text: 'крыл' });
    expect(titles(own)).toEqual({ apiKeys: ['Сайт «Крыло»'], leads: ['Ольга Крылова'] });
  });
});

describe('what waits', () => {
  it('is counted for those who may see it', async () => {
    expect(await countWaiting(as(['SUPERADMIN']))).toEqual({
      heldFeeds: 0,
      failedFeeds: 0,
      expiringKeys: 1,
      newLeads: 2,
      deadWork: 0,
    });
    expect(await countWaiting(as(['ADMIN']))).not.toHaveProperty('deadWork');
    expect(await countWaiting(as(['USER'], developer))).toEqual({ expiringKeys: 1, newLeads: 1 });
    expect(await countWaiting(as(['MORTGAGE_BROKER']))).toEqual({});
  });
});
