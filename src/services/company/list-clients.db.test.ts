import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { apiKeyCompanies, apiKeys } from '../../db/schema/api-key.ts';
import { companies } from '../../db/schema/company.ts';
import { complexes } from '../../db/schema/complex.ts';
import type { CompanyType } from '../../domain/company/company-type.ts';
import { listAudit } from '../audit/list-audit.ts';
import { assignComplexes, chooseComplexProject } from './assign-complexes.ts';
import { createProject, removeProject, updateProjectOf } from './edit-projects.ts';
import { getClient } from './get-client.ts';
import { listClientComplexes } from './list-client-complexes.ts';
import { listClientProjects } from './list-client-projects.ts';
import { listClients } from './list-clients.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const clients = async (text: string) => (await listClients(ctx(), { text, page: 1 })).rows;
const project = (name: string, cityId: number | null = null) => ({ name, description: '', cityId });

async function company(name: string, type: CompanyType = 'DEVELOPER'): Promise<number> {
  const [row] = await database.db.insert(companies).values({ name, type, createdAt: TEST_NOW }).returning();
  return row!.id;
}

async function complexOf(developerCompanyId: number, name: string): Promise<number> {
  const [row] = await database.db
    .insert(complexes)
    .values({ name, developerCompanyId, createdAt: TEST_NOW })
    .returning();
  return row!.id;
}

async function keyOf(companyId: number, expiresAt: Date | null, revokedAt: Date | null = null) {
  const [key] = await database.db
    .insert(apiKeys)
    .values({
      keySha256: Buffer.from(crypto.randomUUID()),
      keyEnding: 'abcd',
      service: 'IPO_CALC' as const,
      description: 'Тест',
      expiresAt,
      revokedAt,
      createdAt: TEST_NOW,
    })
    .returning();
  await database.db.insert(apiKeyCompanies).values({ keyId: key!.id, companyId });
}

it('a company becomes a client by a first project or a key', async () => {
  const [id, bank, system] = [
    await company('Мыс'),
    await company('Банк Мыс', 'BANK'),
    await company('Мыс-система', 'SYSTEM'),
  ];
  expect(await clients('мыс')).toEqual([]);
  await createProject(ctx(), { clientId: id, project: project('Мыс Доброй Надежды', 1) });
  const [past, soon, late] = ['2026-11-01', '2026-12-01', '2027-12-01'].map((day) => new Date(day));
  await keyOf(bank, late!);
  await keyOf(bank, soon!);
  await keyOf(bank, past!);
  await keyOf(bank, soon!, TEST_NOW);
  await keyOf(system, null);
  expect(await clients('мыс')).toMatchObject([
    { id: bank, type: 'BANK', projects: 0, keys: 3, nextExpiresAt: soon },
    { id, projects: 1, keys: 0, nextExpiresAt: null },
  ]);
  await expect(getClient(ctx(), system)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(getClient(ctx(), 1_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const projectsOf = async (id: number, asked = {}) =>
  (await listClientProjects(ctx(), { id, text: '', page: 1, ...asked })).rows;

it('projects are found, put in order and paged', async () => {
  const id = await company('Причалы');
  for (const name of ['Сосны', 'Берег', 'Лес 50%']) {
    await createProject(ctx(), { clientId: id, project: project(name, name === 'Берег' ? 1 : undefined) });
  }
  const [forest] = await projectsOf(id, { text: 'лес 50%' });
  await chooseComplexProject(ctx(), { complexId: await complexOf(id, 'Дом'), projectId: forest!.id });
  const names = async (asked: object) => (await projectsOf(id, asked)).map(({ name }) => name);
  expect(await names({})).toEqual(['Берег', 'Лес 50%', 'Сосны']);
  expect(await names({ sort: '-name' })).toEqual(['Сосны', 'Лес 50%', 'Берег']);
  expect(await names({ sort: 'city' })).toEqual(['Берег', 'Лес 50%', 'Сосны']);
  expect(await names({ sort: '-complexes' })).toEqual(['Лес 50%', 'Берег', 'Сосны']);
  expect(await names({ only: forest!.id })).toEqual(['Лес 50%']);
  expect(await listClientProjects(ctx(), { id, text: '', page: 7 })).toMatchObject({
    page: 1,
    pages: 1,
    total: 3,
  });
});

it('a project is named once a client, and is empty while no complex belongs to it', async () => {
  const [one, other] = [await company('Первый'), await company('Второй')];
  const { id } = await createProject(ctx(), { clientId: one, project: project('Причал', 1) });
  await createProject(ctx(), { clientId: other, project: project('Причал') });
  await expect(createProject(ctx(), { clientId: one, project: project('ПРИЧАЛ') })).rejects.toMatchObject({
    details: { issues: [{ path: ['name'], message: 'Такое имя уже существует' }] },
  });
  await expect(
    createProject(ctx(), { clientId: one, project: project('Город', 1_000_000) }),
  ).rejects.toMatchObject({ details: { issues: [{ path: ['cityId'] }] } });
  await updateProjectOf(ctx(), { id, project: project('Причал-2') });
  expect(await projectsOf(one)).toMatchObject([{ id, name: 'Причал-2', city: null, empty: true }]);

  const complexId = await complexOf(one, 'Дом у реки');
  await chooseComplexProject(ctx(), { complexId, projectId: id });
  expect(await projectsOf(one)).toMatchObject([{ empty: false, complexes: 1 }]);
  await expect(removeProject(ctx(), id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Проект нельзя удалить, его используют: 1\u00a0ЖК',
  });
  await chooseComplexProject(ctx(), { complexId, projectId: null });
  await removeProject(ctx(), id);
  expect(await projectsOf(one)).toEqual([]);
});

it('a complex has one developer: whoever gets it takes it from the other, project and all', async () => {
  const [from, to, bank] = [await company('Прежний'), await company('Новый'), await company('Банк', 'BANK')];
  const [moved, kept] = [await complexOf(from, 'Переезд А'), await complexOf(from, 'Переезд Б')];
  const { id: projectId } = await createProject(ctx(), { clientId: from, project: project('Старый') });
  await chooseComplexProject(ctx(), { complexId: moved, projectId });
  expect(await assignComplexes(ctx(), { id: to, complexIds: [moved, moved] })).toEqual({ moved: 1 });
  const { rows } = await listClientComplexes(ctx(), { id: to, text: 'Переезд', page: 1 });
  expect(rows).toMatchObject([
    { id: moved, isAssigned: true, developer: { id: to }, project: null },
    { id: kept, isAssigned: false, developer: { id: from } },
  ]);
  expect(await assignComplexes(ctx(), { id: to, complexIds: [moved] })).toEqual({ moved: 0 });
  await expect(chooseComplexProject(ctx(), { complexId: moved, projectId })).rejects.toMatchObject({
    message: 'Это проект другого застройщика',
  });
  await expect(assignComplexes(ctx(), { id: bank, complexIds: [moved] })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(assignComplexes(ctx(), { id: to, complexIds: [1_000_000] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const audit = await listAudit(ctx(), { text: String(moved), page: 1, entity: 'complex' });
  expect(audit.rows[0]).toMatchObject({
    before: { developerCompanyId: from, projectId },
    after: { developerCompanyId: to, projectId: null },
  });
});
