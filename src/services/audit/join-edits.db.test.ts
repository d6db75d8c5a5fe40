import { afterAll, beforeAll, expect, it } from 'vitest';
import { CompanyInput } from '#contract/company-input.ts';
import { GeoGroupInput } from '#contract/geo-group.ts';
import { ProgramNameInput } from '#contract/program-name.ts';
import { listCollections as listRows } from '#db/queries/catalog/collections.ts';
import { listCompanies } from '#db/queries/company/companies.ts';
import { findGeoGroup } from '#db/queries/geo/geo-groups.ts';
import { findProgramName } from '#db/queries/mortgage/program-names.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { createCompany } from '../company/create-company.ts';
import { editCompany } from '../company/edit-company.ts';
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

const CLASH = { code: 'CONFLICT', message: expect.stringContaining('изменил другой человек') };

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
