import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ComplexChange, type ComplexDetails } from '#contract/complex-input.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { domclickFeed } from '#tests/domclick-feed.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { companies } from '../../db/schema/company.ts';
import { uploads } from '../../db/schema/upload.ts';
import { users } from '../../db/schema/user.ts';
import { listAudit } from '../audit/list-audit.ts';
import { getComplexPage } from '../catalog/get-complex-page.ts';
import { searchComplexes } from '../catalog/search-complexes.ts';
import { assignComplexes } from '../company/assign-complexes.ts';
import { importFeed } from '../feed/import-feed.ts';
import { listUploads } from '../media/list-uploads.ts';
import { editComplex } from './edit-complex.ts';
import { getComplexDetails } from './get-complex-details.ts';
import { refreshHighwayDistances } from './refresh-highway-distances.ts';
import { saveCollection } from './save-collection.ts';

const PLAN = '<svg xmlns="http://www.w3.org/2000/svg"><g id="A"><path d="M0 0h9v9z"/></g><g id="B"/></svg>';
const IMG = 'https://img.example';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let id: number;
let clientId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await bring();
  const { rows } = await database.db.execute(sql`SELECT id, developer_company_id AS owner FROM complexes`);
  id = rows[0]!.id as number;
  clientId = rows[0]!.owner as number;
});
afterAll(() => database.drop());

const ctx = () => testContext(database.db);
const edit = async (complex: ComplexChange['complex']) =>
  editComplex(ctx(), ComplexChange.parse({ id, complex }));
const details = () => getComplexDetails(ctx(), { clientId, id });
const shown = async () => (await getComplexPage(ctx(), id)).complex;
const addresses = async () => (await shown()).media.map(({ file }) => file.downloadURL);

/**
 * A run of the feed: what it says of the complex besides a flat of another price each time, so that it is read anew.
 */
let run = 0;
async function bring({
  parking = 'подземная',
  photos = ['/1.jpg', '/2.jpg'],
  description = 'Слово фида',
} = {}) {
  run += 1;
  const facts = `<description_main><text>${description} ${run}</text></description_main>
    <images>${photos.map((path) => `<image>${IMG}${path}</image>`).join('')}</images>
    <infrastructure><parking>${parking}</parking><security>1</security><playground>1</playground></infrastructure>`;
  const flats = [1, 2].map((flat) => ({ id: flat, floor: flat, area: '40', price: 9_000_000 + run }));
  const bytes = domclickFeed('Берег', flats, facts);
  await importFeed(ctx(), { bytes, source: 'domclick.xml', clientName: 'Клиент' });
}

async function upload(type = 'image/png', isPublic = true): Promise<string> {
  const [user] = await database.db
    .insert(users)
    .values({ phone: `+7999${String(++run).padStart(7, '0')}`, groups: ['ADMIN'], createdAt: TEST_NOW })
    .returning();
  const uuid = randomUUID();
  await database.db.insert(uploads).values({
    uuid,
    name: 'двор.png',
    extension: 'png',
    type,
    size: 9,
    width: 1600,
    height: 900,
    sha256: 'a',
    isPublic,
    userId: user!.id,
    uploadedAt: TEST_NOW,
  });
  return uuid;
}

describe('an edit', () => {
  it('shows at once on the page, in the search and in the audit, and only of what it names', async () => {
    await edit({ comfortClass: 'ELITE', description: ' Дом у реки.\nТихий двор. ', domRfId: '47147' });
    await edit({ seaDistance: 350, amenities: ['pool', 'pool', 'spa'] });
    expect(await shown()).toMatchObject({
      comfortClass: 'ELITE',
      domRfId: '47147',
      seaDistance: 350,
      amenities: ['pool', 'spa'],
      description: 'Дом у реки.\nТихий двор.',
      parking: ['underground'],
    });
    const search = { sort: 'default' as const, amount: 5, startFrom: 0 };
    const found = await searchComplexes(ctx(), { filters: { pool: true, nearSea: true }, ...search });
    expect(found.complexes.map((complex) => complex.id)).toEqual([id]);
    const { rows } = await listAudit(ctx(), { text: '', page: 1, entity: 'complex' });
    expect(rows[0]).toMatchObject({
      before: { seaDistance: null, amenities: ['playground', 'security'] },
      after: { seaDistance: 350, amenities: ['pool', 'spa'] },
    });
  });

  it('that changes nothing leaves no trace', async () => {
    const count = async () => (await listAudit(ctx(), { text: '', page: 1, entity: 'complex' })).total;
    const before = await count();
    await edit({ comfortClass: 'ELITE', seaDistance: 350 });
    expect(await count()).toBe(before);
  });

  it('outlives the runs of the feed, an emptied list too, and an emptied description gives way to it', async () => {
    await edit({ parking: [], amenities: [] });
    await bring({ parking: 'наземная' });
    expect(await shown()).toMatchObject({
      parking: [],
      amenities: [],
      description: 'Дом у реки.\nТихий двор.',
    });
    await edit({ description: '' });
    expect((await shown()).description).toMatch(/^Слово фида \d+$/);
    await bring({ description: 'Новое слово' });
    expect((await shown()).description).toMatch(/^Новое слово \d+$/);
  });

  it('of its developer outlives the runs of the feed', async () => {
    const [other] = await database.db
      .insert(companies)
      .values({ name: 'Другой дом', type: 'DEVELOPER', createdAt: TEST_NOW })
      .returning();
    await assignComplexes(ctx(), { id: other!.id, complexIds: [id] });
    await bring({ description: 'После переезда' });
    expect(await shown()).toMatchObject({ developerCompanyId: other!.id, description: /После переезда/ });
    await expect(details()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await assignComplexes(ctx(), { id: clientId, complexIds: [id] });
  });
});

describe('two editors', () => {
  const editSeen = async (complex: ComplexChange['complex'], { marks: seen }: ComplexDetails) =>
    editComplex(ctx(), ComplexChange.parse({ id, complex, seen }));

  it('of different fields do not stand in each other’s way', async () => {
    const seen = await details();
    await editSeen({ seaDistance: 400 }, seen);
    await editSeen({ comfortClass: 'BUSINESS' }, seen);
    expect(await details()).toMatchObject({ seaDistance: 400, comfortClass: 'BUSINESS' });
  });

  it('of the same field do not lose the first word, until the second has seen it', async () => {
    const seen = await details();
    await editSeen({ description: 'Слово первого' }, seen);
    const late = { description: 'Слово второго', domRfId: '12' };
    await expect(editSeen(late, seen)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { issues: [{ path: ['complex', 'description'] }] },
    });
    expect(await details()).toMatchObject({ description: 'Слово первого', domRfId: '47147' });
    await editSeen(late, await details());
    expect(await details()).toMatchObject(late);
  });

  it('a feed that brings photos and houses in the meantime hinders nobody', async () => {
    const [photo] = (await details()).photos;
    await edit({ photos: [{ uuid: photo!.uuid, photoType: null, isHidden: false }] });
    const seen = await details();
    await bring({ photos: ['/1.jpg', '/2.jpg', '/4.jpg'] });
    const after = await details();
    expect(after.photos.length).toBe(seen.photos.length + 1);
    expect(after.marks).toEqual(seen.marks);
    await bring();
  });
});

describe('pictures', () => {
  it('stand in the order of an admin, with uploads among them; runs bring new ones after these', async () => {
    const [one, two] = (await details()).photos;
    expect([one!.address, two!.address]).toEqual([`${IMG}/1.jpg`, `${IMG}/2.jpg`]);
    const own = await upload();
    await edit({
      photos: [
        { uuid: two!.uuid, photoType: 'YARD', isHidden: false },
        { uuid: own, photoType: 'LIFT', isHidden: false },
        { uuid: one!.uuid, photoType: null, isHidden: true },
      ],
    });
    const ordered = [`${IMG}/2.jpg`, `/api/upload/${own}.png`];
    expect(await addresses()).toEqual(ordered);
    expect((await shown()).media[1]!.file).toMatchObject({ width: 1600, height: 900 });
    expect((await details()).photos[1]).toMatchObject({ width: 1600, height: 900 });
    expect((await shown()).media.map(({ order, photoType }) => [order, photoType])).toEqual([
      [1, 'YARD'],
      [2, 'LIFT'],
    ]);
    await bring({ photos: ['/1.jpg', '/3.jpg', '/2.jpg'] });
    expect(await addresses()).toEqual([...ordered, `${IMG}/3.jpg`]);
    expect((await details()).photos.filter(({ isHidden }) => isHidden)).toHaveLength(1);
    const [file] = (await listUploads(ctx(), { text: own, page: 1 })).rows;
    expect(file!.uses).toEqual(['Фото ЖК: Берег']);
  });

  it('an upload that is left out goes, a picture of the feed stays', async () => {
    await edit({ photos: [] });
    expect(await addresses()).toEqual([`${IMG}/2.jpg`, `${IMG}/3.jpg`]);
  });

  it.each([
    ['of nobody', async () => randomUUID(), 'Такого файла нет: загрузите его ещё раз'],
    ['that is a document', () => upload('application/pdf'), 'Здесь нужна картинка'],
    ['of a private file', () => upload('image/png', false), 'Здесь нужна картинка'],
  ])('%s are refused', async (_, uuidOf, message) => {
    const refused = edit({ photos: [{ uuid: await uuidOf(), photoType: null, isHidden: false }] });
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID',
      details: { issues: [{ path: ['photos', 0, 'uuid'], message }] },
    });
  });
});

describe('the master plan', () => {
  it('links houses to layers, and is a picture where there is no drawing', async () => {
    const [house] = (await details()).houses;
    const genPlanUuid = await upload();
    await edit({ genPlanUuid, genPlanSvg: PLAN, houses: [{ id: house!.id, layer: 2, closedSales: false }] });
    expect((await details()).layers).toEqual([
      { order: 1, name: 'A' },
      { order: 2, name: 'B' },
    ]);
    expect(await shown()).toMatchObject({
      genPlan: `/api/upload/${genPlanUuid}.png`,
      genPlanSvg: expect.stringContaining('data-layer="2"'),
      houses: [{ genPlanLayerOrder: 2 }],
    });
    await bring();
    expect((await shown()).houses[0]!.genPlanLayerOrder).toBe(2);
    await edit({ genPlanSvg: PLAN.replace('<g id="B"/>', '') });
    expect((await shown()).houses[0]!.genPlanLayerOrder).toBeNull();
    await edit({ genPlanSvg: '', genPlanUuid: null });
    expect(await shown()).toMatchObject({ genPlan: null, genPlanSvg: null });
  });

  it.each([
    ['no drawing', 'Корпус 1'],
    [
      'a style that pages may not have',
      '<svg xmlns="http://www.w3.org/2000/svg"><g style="fill:red"/></svg>',
    ],
  ])('refuses %s', async (_, genPlanSvg) => {
    await expect(edit({ genPlanSvg })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('loses the scripts of a drawing', async () => {
    await edit({ genPlanSvg: `${PLAN.slice(0, -6)}<script>alert(1)</script></svg>` });
    expect((await shown()).genPlanSvg).not.toMatch(/script|alert/);
  });

  it.each([
    ['a layer that is not there', 9, 'На генплане нет такого слоя'],
    ['a house of another complex', 1, 'Корпус стоит не в этом ЖК'],
  ])('refuses %s', async (_, layer, message) => {
    const [house] = (await details()).houses;
    const houseId = layer === 1 ? house!.id + 1_000 : house!.id;
    await expect(edit({ houses: [{ id: houseId, layer, closedSales: false }] })).rejects.toMatchObject({
      details: { issues: [{ path: ['houses', 0, 'layer'], message }] },
    });
  });
});

describe('closed sales', () => {
  const closed = () => database.db.$count(sql`flats WHERE closed_booking`);

  it('close the flats of a complex or of a house at once, and open them', async () => {
    const [house] = (await details()).houses;
    await edit({ closedSales: true });
    expect(await closed()).toBe(2);
    await edit({ closedSales: false, houses: [{ id: house!.id, layer: null, closedSales: true }] });
    expect(await closed()).toBe(2);
    expect((await details()).houses[0]!.closedSales).toBe(true);
    await edit({ houses: [{ id: house!.id, layer: null, closedSales: false }] });
    expect(await closed()).toBe(0);
  });
});

describe('highways', () => {
  const roads = async () =>
    (await shown()).closestHighways.map(({ highwayId, distance }) => [highwayId, distance]);

  it('are as far as an admin says until the map may measure again', async () => {
    await database.db.execute(sql`
      UPDATE complexes SET latitude = 55.895, longitude = 37.42, region_id = (SELECT min(region_ids[1]) FROM highways)`);
    await refreshHighwayDistances(ctx());
    const [measured] = await roads();
    const [road] = (await details()).highwayChoices;
    await edit({ highways: [{ highwayId: road!.id, distance: 12_345 }] });
    await refreshHighwayDistances(ctx());
    expect(await roads()).toEqual([[road!.id, 12_345]]);
    await edit({ highways: [] });
    await refreshHighwayDistances(ctx());
    expect(await roads()).toEqual([]);
    await edit({ highways: null });
    expect((await roads())[0]).toEqual(measured);
  });

  it('of another region are refused', async () => {
    await expect(edit({ highways: [{ highwayId: 999_999, distance: 1 }] })).rejects.toMatchObject({
      details: { issues: [{ path: ['highways', 0, 'highwayId'], message: 'Выберите шоссе' }] },
    });
  });
});

it('a complex enters collections at their end and leaves them', async () => {
  const [near, far] = [
    await saveCollection(ctx(), { name: 'У реки', complexIds: [] }),
    await saveCollection(ctx(), { name: 'У леса', complexIds: [id] }),
  ];
  await edit({ collectionIds: [near] });
  expect((await details()).collections).toEqual([{ id: near, name: 'У реки' }]);
  await expect(edit({ collectionIds: [near, far, 999_999] })).rejects.toMatchObject({ code: 'INVALID' });
});

it('only keepers of clients edit, and only what there is', async () => {
  const visitor = testContext(database.db, { actor: VISITOR });
  await expect(editComplex(visitor, { id, complex: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(getComplexDetails(visitor, { clientId, id })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(editComplex(ctx(), { id: 999_999, complex: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
