import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import type { Audited } from '#domain/audit/audited.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { createCompany } from '../company/create-company.ts';
import { editCompany } from '../company/edit-company.ts';
import { createGeoGroup } from '../geo/create-geo-group.ts';
import { editGeoGroup } from '../geo/edit-geo-group.ts';
import { listGeoRegions } from '../geo/list-geo-regions.ts';
import { saveCollection } from '../listing/save-collection.ts';
import { getOfferDetails } from '../mortgage/get-offer-details.ts';
import { listOffers } from '../mortgage/list-offers.ts';
import { createProgramName, updateProgramName } from '../mortgage/save-program-name.ts';
import { setOfferPriority } from '../mortgage/set-offer-priority.ts';
import { updateOffer } from '../mortgage/update-offer.ts';
import { listAudit } from './list-audit.ts';
import { undoEdit } from './undo-edit.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const newest = async (entity: Audited) => (await listAudit(ctx(), { text: '', page: 1, entity })).rows[0]!;
const values = async (entity: Audited) => {
  const { before, after } = await newest(entity);
  return { before, after };
};

it('an offer has its terms again, and the journal one edit more', async () => {
  const [{ id } = { id: 0 }] = (await listOffers(ctx(), { text: '', page: 1 })).rows;
  const { offer } = await getOfferDetails(ctx(), id);
  const changed = {
    ...offer,
    interest: 0.0725,
    comment: 'Новые условия',
    downPayment: { from: 0.31, to: 0.8 },
  };
  await updateOffer(ctx(), { id, offer: changed });
  const { id: editId, mayUndo, ...edit } = await newest('offer');
  expect(mayUndo).toBe(true);
  await undoEdit(ctx(), editId);
  expect((await getOfferDetails(ctx(), id)).offer).toEqual(offer);
  expect(await values('offer')).toEqual({ before: edit.after, after: edit.before });
  // Twice would turn the undoing itself back in silence.
  await expect(undoEdit(ctx(), editId)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('fields that were changed since stay, and other fields of the record hinder nothing', async () => {
  const [, { id } = { id: 0 }] = (await listOffers(ctx(), { text: '', page: 1 })).rows;
  const { offer } = await getOfferDetails(ctx(), id);
  await setOfferPriority(ctx(), { id, priority: 71 });
  const first = await newest('offer');
  await updateOffer(ctx(), { id, offer: { ...offer, priority: 71, comment: 'Другое поле' } });
  await undoEdit(ctx(), first.id);
  expect((await getOfferDetails(ctx(), id)).offer).toEqual({ ...offer, comment: 'Другое поле' });

  await setOfferPriority(ctx(), { id, priority: 72 });
  const second = await newest('offer');
  await setOfferPriority(ctx(), { id, priority: 73 });
  await expect(undoEdit(ctx(), second.id)).rejects.toThrow('С\u00a0тех пор эти поля изменили ещё раз');
  expect((await getOfferDetails(ctx(), id)).offer.priority).toBe(73);
});

it('names, places, collections and companies come back as they were', async () => {
  const program = { name: 'Было', displayName: 'Было', filterTooltip: null, order: 5, parentId: null };
  const name = await createProgramName(ctx(), program);
  await updateProgramName(ctx(), { id: name.id, program: { ...program, name: 'Стало' } });

  const region = (await listGeoRegions(database.db)).find(({ cities }) => cities.length > 1)!;
  const whole = {
    name: 'Весь',
    type: null,
    toInclude: [{ regionId: region.id, cityIds: [] }],
    toExclude: [],
  };
  const group = await createGeoGroup(ctx(), whole);
  const city = [{ regionId: region.id, cityIds: [region.cities[0]!.id] }];
  await editGeoGroup(ctx(), { id: group.id, group: { ...whole, name: 'Город', toInclude: city } });

  const collection = await saveCollection(ctx(), { name: 'У парка', complexIds: [] });
  await saveCollection(ctx(), { id: collection, name: 'У реки', complexIds: [] });

  const contacts = [{ email: 'a@mys.example', phone: '', description: '' }];
  const blank = { uname: '', fullName: '', foundationYear: null, description: '', logoUuid: null };
  const company = { ...blank, name: 'Мыс', type: 'AGENCY' as const, contacts };
  const { id } = await createCompany(ctx(), company);
  await editCompany(ctx(), { id, company: { ...company, uname: 'mys', contacts: [] } });

  for (const entity of ['programName', 'geoGroup', 'collection', 'company'] as const) {
    const { id: editId, mayUndo, ...edit } = await newest(entity);
    expect(mayUndo).toBe(true);
    await undoEdit(ctx(), editId);
    expect(await values(entity)).toEqual({ before: edit.after, after: edit.before });
  }
});

it('what was made, and what is no edit of a form, is turned back by hand alone', async () => {
  await saveCollection(ctx(), { name: 'Новая', complexIds: [] });
  const made = await newest('collection');
  expect(made.mayUndo).toBe(false);
  await expect(undoEdit(ctx(), made.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(undoEdit(ctx(), 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('only who keeps the installation turns edits back', async () => {
  const actor = {
    kind: 'user' as const,
    id: 1,
    phone: '+79990000002',
    name: null,
    groups: ['ADMIN' as const],
  };
  await expect(undoEdit(testContext(database.db, { actor }), 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
