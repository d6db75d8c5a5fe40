import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import type { GeoGroupInput, GeoRegion } from '../../contract/geo-group.ts';
import { listAudit } from '../audit/list-audit.ts';
import { createGeoGroup } from './create-geo-group.ts';
import { editGeoGroup } from './edit-geo-group.ts';
import { listGeoGroups } from './list-geo-groups.ts';
import { listGeoRegions } from './list-geo-regions.ts';
import { removeGeoGroup } from './remove-geo-group.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let region: GeoRegion;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  const regions = await listGeoRegions(database.db);
  region = regions.find(({ name }) => name === 'Московская область')!;
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const find = async (text: string) => (await listGeoGroups(ctx(), { text, page: 1 })).rows;
const selection = (name: string, own: Partial<GeoGroupInput> = {}): GeoGroupInput => ({
  name,
  type: null,
  toInclude: [{ regionId: region.id, cityIds: [] }],
  toExclude: [],
  ...own,
});

it('a selection is made, changed and removed, and each step is remembered', async () => {
  const [city, other] = region.cities;
  const { id } = await createGeoGroup(
    ctx(),
    selection('Подмосковье без города', { toExclude: [{ regionId: region.id, cityIds: [city!.id] }] }),
  );
  expect(await find('подмосковье без')).toMatchObject([
    { id, offers: 0, summary: `Московская область, кроме: ${city!.name}` },
  ]);
  const cities = [{ regionId: region.id, cityIds: [other!.id] }];
  await editGeoGroup(ctx(), { id, group: selection('Один город', { toInclude: cities }) });
  expect(await find('Один город')).toMatchObject([
    { toInclude: cities, toExclude: [], summary: `Московская область: ${other!.name}` },
  ]);
  await editGeoGroup(ctx(), { id, group: selection('Везде', { type: 'ALL', toInclude: [] }) });
  expect(await find('Везде')).toMatchObject([{ type: 'ALL', toInclude: [], summary: 'Везде' }]);
  await removeGeoGroup(ctx(), id);
  expect(await find('Везде')).not.toContainEqual(expect.objectContaining({ id }));
  const { rows } = await listAudit(ctx(), { text: String(id), page: 1, entity: 'geoGroup' });
  expect(rows.map(({ after }) => after?.name ?? null)).toEqual([
    null,
    'Везде',
    'Один город',
    'Подмосковье без города',
  ]);
});

it('one that stands in an offer stays', async () => {
  const used = (await find('')).find(({ offers }) => offers > 0)!;
  await expect(removeGeoGroup(ctx(), used.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^Удалить нельзя: ограничение стоит в \d+.предложени/),
  });
});

it('names differ, places exist', async () => {
  const { id } = await createGeoGroup(ctx(), selection('Занятое имя'));
  await expect(createGeoGroup(ctx(), selection('ЗАНЯТОЕ имя'))).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { issues: [{ path: ['name'], message: 'Такое имя уже существует' }] },
  });
  await editGeoGroup(ctx(), { id, group: selection('Занятое имя') });
  const strangers = [{ regionId: region.id, cityIds: [999_999] }];
  await expect(createGeoGroup(ctx(), selection('Чужое', { toInclude: strangers }))).rejects.toMatchObject({
    code: 'INVALID',
    details: { issues: [{ path: ['toInclude'] }] },
  });
  await expect(removeGeoGroup(ctx(), 999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
