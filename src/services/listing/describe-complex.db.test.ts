import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#domain/access/actor.ts';
import { createTestDatabase } from '#tests/database.ts';
import { testContext } from '#tests/service-context.ts';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import { getComplexPage } from '../catalog/get-complex-page.ts';
import { searchComplexes } from '../catalog/search-complexes.ts';
import { importFeed } from '../feed/import-feed.ts';
import { type ComplexDescription, describeComplex } from './describe-complex.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><g data-layer="1"><path d="M0 0h9v9z"/></g></svg>';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let complexId: number;
let houseId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const bytes = yrlFeed([...manyOffers(3, 'Берег'), ...manyOffers(3, 'Большой луг')]);
  await importFeed(testContext(database.db), { bytes, source: 'feed.xml', clientName: 'Клиент' });
  const page = await searchComplexes(testContext(database.db), {
    filters: {},
    sort: 'default',
    amount: 10,
    startFrom: 0,
  });
  const complex = page.complexes.find(({ name }) => name === 'Берег')!;
  complexId = complex.id;
  houseId = complex.houses[0]!.id;
});
afterAll(() => database.drop());

const picture = (name: string, photoType: 'YARD' | 'COMPLEX' | null = null) => ({
  sourceUrl: `https://img.example/${name}.jpg`,
  type: 'IMAGE' as const,
  photoType,
  width: 800,
  height: 600,
});

const describeIt = (facts: ComplexDescription) => describeComplex(testContext(database.db), complexId, facts);
const shown = async () => (await getComplexPage(testContext(database.db), complexId)).complex;

describe('describing a complex', () => {
  it('shows what feeds never carry', async () => {
    await describeIt({
      comfortClass: 'BUSINESS',
      ownDescription: 'Дом у реки.',
      domRfId: '47147',
      parking: ['underground', 'open'],
      amenities: ['pool', 'concierge'],
      seaDistanceM: 350,
      media: [picture('yard', 'YARD'), picture('view', 'COMPLEX')],
      masterPlan: { svg: SVG, layers: [{ houseId, order: 1 }] },
    });
    const complex = await shown();
    expect(complex).toMatchObject({
      comfortClass: 'BUSINESS',
      description: 'Дом у реки.',
      domRfId: '47147',
      parking: ['underground', 'open'],
      amenities: ['pool', 'concierge'],
      seaDistance: 350,
      genPlanSvg: SVG,
      houses: [{ id: houseId, genPlanLayerOrder: 1 }],
    });
    expect(complex.media.map(({ order, photoType, file }) => [order, photoType, file.downloadURL])).toEqual([
      [1, 'YARD', 'https://img.example/yard.jpg'],
      [2, 'COMPLEX', 'https://img.example/view.jpg'],
    ]);
  });

  it('leaves unnamed facts, takes away those named null, reorders pictures', async () => {
    await describeIt({
      seaDistanceM: null,
      masterPlan: null,
      media: [picture('view'), picture('yard', 'YARD')],
    });
    const complex = await shown();
    expect(complex).toMatchObject({
      comfortClass: 'BUSINESS',
      parking: ['underground', 'open'],
      seaDistance: null,
      genPlanSvg: null,
      houses: [{ genPlanLayerOrder: null }],
    });
    expect(complex.media.map(({ photoType }) => photoType)).toEqual([null, 'YARD']);
  });

  it('writes nothing when nothing differs', async () => {
    const facts: ComplexDescription = {
      ownDescription: 'Тот же.',
      amenities: ['spa'],
      media: [picture('same')],
      masterPlan: { svg: SVG, layers: [{ houseId, order: 1 }] },
    };
    await describeIt(facts);
    const before = await rowVersions();
    await describeIt(facts);
    expect(await rowVersions()).toEqual(before);
  });

  it('outlives the next export', async () => {
    const bytes = yrlFeed(manyOffers(3, 'Берег').map((offer) => ({ ...offer, price: 7_000_000 })));
    await describeIt({ ownDescription: 'Слово застройщика.' });
    await importFeed(testContext(database.db), { bytes, source: 'feed.xml', clientName: 'Клиент' });
    expect(await shown()).toMatchObject({ comfortClass: 'BUSINESS', description: 'Слово застройщика.' });
  });
});

describe('refusing', () => {
  it('a visitor', async () => {
    const ctx = testContext(database.db, { actor: VISITOR });
    await expect(describeComplex(ctx, complexId, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('an unknown complex', async () => {
    await expect(describeComplex(testContext(database.db), 999_999, {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['a drawing with a script', { svg: '<svg><script/></svg>', layers: [] }],
    ['a house of another complex', { svg: SVG, layers: [{ houseId: 999_999, order: 1 }] }],
  ])('%s, and then nothing of it is kept', async (_, masterPlan) => {
    const refused = describeIt({ domRfId: '1', masterPlan });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID' });
    expect((await shown()).domRfId).toBe('47147');
  });
});

async function rowVersions() {
  const { rows } = await database.db.execute(sql`
    SELECT (SELECT jsonb_agg(xmin::text ORDER BY id) FROM complexes) AS complexes,
      (SELECT jsonb_agg(xmin::text ORDER BY id) FROM houses) AS houses,
      (SELECT jsonb_agg(xmin::text ORDER BY media_id) FROM complex_media) AS media,
      (SELECT jsonb_agg(xmin::text) FROM complex_plans) AS plans`);
  return rows[0];
}
