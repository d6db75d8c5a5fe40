import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiKeyInput } from '#contract/api-key.ts';
import { ProjectInput } from '#contract/client.ts';
import { CompanyInput } from '#contract/company-input.ts';
import { GeoGroupInput } from '#contract/geo-group.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import { WidgetConfig } from '#contract/widget-config.ts';
import { ensureUser, findUserForUpdate } from '#db/queries/access/users.ts';
import { listCollections as listRows } from '#db/queries/catalog/collections.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { findGeoGroup } from '#db/queries/geo/geo-groups.ts';
import { findProgramName } from '#db/queries/mortgage/program-names.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createApiKey } from '../access/create-api-key.ts';
import { editUser } from '../access/edit-user.ts';
import { getApiKey } from '../access/get-api-key.ts';
import { updateApiKey } from '../access/update-api-key.ts';
import { createCompany } from '../company/create-company.ts';
import { editCompany } from '../company/edit-company.ts';
import { createProject, updateProjectOf } from '../company/edit-projects.ts';
import { listClientProjects } from '../company/list-client-projects.ts';
import { createGeoGroup } from '../geo/create-geo-group.ts';
import { editGeoGroup } from '../geo/edit-geo-group.ts';
import { listGeoRegions } from '../geo/list-geo-regions.ts';
import { saveCollection } from '../listing/save-collection.ts';
import { createProgramName, updateProgramName } from '../mortgage/save-program-name.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ctx: ReturnType<typeof testContext>;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database.db);
  await seedDictionary(database.db);
});
afterAll(() => database.drop());

const CLASH = { code: 'CONFLICT', message: expect.stringContaining('Пока вы\u00a0правили') };

it('a company keeps what two people changed at once, phones in their mask or not', async () => {
  const contact = { email: 'a@b.ru', phone: '+7 (999) 111-22-33', description: '' };
  const seen = CompanyInput.parse({
    name: 'Мыс',
    type: 'DEVELOPER',
    uname: '',
    fullName: '',
    foundationYear: null,
    description: '',
    logoUuid: null,
    contacts: [contact],
  });
  const { id } = await createCompany(ctx, seen);
  await editCompany(ctx, { id, company: { ...seen, description: 'Строит у моря' }, seen });
  await editCompany(ctx, {
    id,
    company: { ...seen, contacts: [{ ...contact, description: 'Продажи' }] },
    seen,
  });
  const [company] = await listCompanies(ctx.db, [id]);
  expect(company).toMatchObject({ description: 'Строит у моря', contacts: [{ description: 'Продажи' }] });
  const late = editCompany(ctx, { id, company: { ...seen, description: 'Другое' }, seen });
  await expect(late).rejects.toMatchObject(CLASH);
});

it('a selection of places keeps what two people changed at once, and never a city in both lists', async () => {
  const region = (await listGeoRegions(ctx.db)).find(({ cities }) => cities.length > 2)!;
  const [one, two] = region.cities.map(({ id }) => id) as [number, number];
  const whole = [{ regionId: region.id, cityIds: [] }];
  const seen = GeoGroupInput.parse({ name: 'Край', type: null, toInclude: whole, toExclude: [] });
  const { id } = await createGeoGroup(ctx, seen);
  await editGeoGroup(ctx, {
    id,
    group: { ...seen, toExclude: [{ regionId: region.id, cityIds: [one] }] },
    seen,
  });
  await editGeoGroup(ctx, { id, group: { ...seen, name: 'Весь край' }, seen });
  expect((await findGeoGroup(ctx.db, id))!.name).toBe('Весь край');
  const alone = { ...seen, toInclude: [{ regionId: region.id, cityIds: [two] }] };
  await expect(editGeoGroup(ctx, { id, group: alone, seen })).rejects.toMatchObject(CLASH);
});

it('a collection and a name of programmes keep what two people changed at once', async () => {
  const list = { name: 'Тихие', complexIds: [] };
  const listId = await saveCollection(ctx, list);
  await saveCollection(ctx, { id: listId, ...list, name: 'Тихие дворы', seen: list });
  await saveCollection(ctx, { id: listId, ...list, seen: list });
  expect((await listRows(ctx.db)).find(({ id }) => id === listId)?.name).toBe('Тихие дворы');

  const seen = ProgramNameInput.parse({ name: 'Учёным', displayName: 'Учёным' });
  const { id } = await createProgramName(ctx, seen);
  await updateProgramName(ctx, { id, program: { ...seen, order: 5 }, seen });
  await updateProgramName(ctx, { id, program: { ...seen, filterTooltip: 'Для РАН' }, seen });
  expect(await findProgramName(ctx.db, id)).toMatchObject({ order: 5, filterTooltip: 'Для РАН' });
  await expect(updateProgramName(ctx, { id, program: { ...seen, order: 7 }, seen })).rejects.toMatchObject(
    CLASH,
  );
});

/** A context of an administrator who has a name. */
async function administrator(name: string) {
  lastPhone += 1;
  const phone = `+${lastPhone}`;
  const { id } = await ensureUser(database.db, phone, ['SUPERADMIN'], TEST_NOW, name);
  return testContext(database.db, {
    actor: { kind: 'user', id, phone, name, groups: ['SUPERADMIN'] },
  });
}
let lastPhone = 79_990_000_000;

it('a person keeps what two administrators changed at once, and the second is told who changed the same', async () => {
  const [sofya, ilya] = [await administrator('Софья'), await administrator('Илья')];
  const { id } = await ensureUser(database.db, '+79991112233', ['USER'], TEST_NOW);
  const seen = { name: '', group: 'USER', clientId: null } as const;
  await editUser(sofya, { id, user: { ...seen, name: 'Анна' }, seen });
  await editUser(ilya, { id, user: { ...seen, group: 'REALTOR' }, seen });
  expect(await findUserForUpdate(database.db, id)).toMatchObject({ name: 'Анна', groups: ['REALTOR'] });
  await expect(editUser(ilya, { id, user: { ...seen, name: 'Инна' }, seen })).rejects.toMatchObject({
    code: 'CONFLICT',
    message:
      'Пока вы\u00a0правили, Софья сменила имя с\u00a0«пусто» на\u00a0«Анна». ' +
      'Откройте запись заново: введённое останется черновиком',
  });
  expect(await findUserForUpdate(database.db, id)).toMatchObject({ name: 'Анна' });
});

it('a project keeps what two people changed at once', async () => {
  const client = {
    type: 'DEVELOPER',
    uname: '',
    fullName: '',
    foundationYear: null,
    description: '',
  } as const;
  const company = CompanyInput.parse({ ...client, name: 'Клиент', logoUuid: null, contacts: [] });
  const { id: clientId } = await createCompany(ctx, company);
  const seen = ProjectInput.parse({ name: 'Причал', description: '', cityId: null });
  const { id } = await createProject(ctx, { clientId, project: seen });
  await updateProjectOf(ctx, { id, project: { ...seen, description: 'У воды' }, seen });
  await updateProjectOf(ctx, { id, project: { ...seen, name: 'Пирс' }, seen });
  const { rows } = await listClientProjects(ctx, { id: clientId, text: '', page: 1 });
  expect(rows).toMatchObject([{ name: 'Пирс', description: 'У воды' }]);
  const late = updateProjectOf(ctx, { id, project: { ...seen, description: 'У леса' }, seen });
  await expect(late).rejects.toMatchObject(CLASH);
});

it('a key keeps what two people changed of its access and, colour by colour, of its look', async () => {
  const [sofya, ilya] = [await administrator('Софья'), await administrator('Илья')];
  const config = WidgetConfig.parse({ theme: { colors: { primary: '#0f766e' } } });
  const seen = ApiKeyInput.parse({
    service: 'IPO_CALC',
    description: 'Сайт',
    baseUrls: ['https://пример.рф'],
    expiresAt: '31.12.2027',
    config,
  });
  const { id } = await createApiKey(ctx, seen);
  const painted = (colors: Record<string, string>) => WidgetConfig.parse({ ...config, theme: { colors } });
  await updateApiKey(sofya, { id, key: { ...seen, config: painted({ primary: '#be123c' }) }, seen });
  const mine = {
    ...seen,
    description: 'Сайт и лендинг',
    config: painted({ primary: '#0f766e', text: '#111827' }),
  };
  await updateApiKey(ilya, { id, key: mine, seen });
  const { key, config: kept } = await getApiKey(ctx, id);
  expect(key).toMatchObject({ description: 'Сайт и лендинг', baseUrls: ['https://пример.рф'] });
  expect(kept.theme.colors).toEqual({ primary: '#be123c', text: '#111827' });
  const late = updateApiKey(ilya, { id, key: { ...seen, config: painted({ primary: '#1d4ed8' }) }, seen });
  await expect(late).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('сменил вид виджета'),
  });
});

it('edits of one record that come at the same moment stand one after the other', async () => {
  const seen = ProgramNameInput.parse({ name: 'Врачам', displayName: 'Врачам' });
  const { id } = await createProgramName(ctx, seen);
  await Promise.all([
    updateProgramName(ctx, { id, program: { ...seen, order: 5 }, seen }),
    updateProgramName(ctx, { id, program: { ...seen, filterTooltip: 'Для врачей' }, seen }),
    updateProgramName(ctx, { id, program: { ...seen, displayName: 'Для врачей' }, seen }),
  ]);
  expect(await findProgramName(ctx.db, id)).toMatchObject({
    order: 5,
    filterTooltip: 'Для врачей',
    displayName: 'Для врачей',
  });
});
