import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlCatalogue } from '#db/queries/catalog/sql-catalogue.ts';
import { seedDictionary } from '#db/seed/dictionary/seed-dictionary.ts';
import { DEMO_OFFERS } from '#db/seed/mortgage/demo-offers.ts';
import { seedDemoOffers } from '#db/seed/mortgage/seed-demo-offers.ts';
import { seedMortgageDictionary } from '#db/seed/mortgage/seed-mortgage-dictionary.ts';
import { getFlatPage } from '#services/catalog/get-flat-page.ts';
import { loadComplexes } from '#services/catalog/load-complexes.ts';
import { listCollections } from '#services/listing/save-collection.ts';
import { loadOfferBook } from '#services/mortgage/load-offer-book.ts';
import { createTestDatabase } from '#tests/database.ts';
import { TEST_NOW, testContext } from '#tests/service-context.ts';
import { DEMO_FEEDS } from './feeds.ts';
import { fillWorld } from './load-world.ts';
import { takePricesAway } from './overlay/prices-on-request.ts';
import { WORLD_FEEDS } from './world-feeds.ts';

/** The smallest feeds: clubs of Moscow, Dubai, and the one imported first. */
const CHOSEN = [...WORLD_FEEDS.filter(({ group }) => ['bureau', 'palm'].includes(group.key)), ...DEMO_FEEDS];
const later = new Date(TEST_NOW.getTime() + 86_400_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const lines: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDictionary(database.db);
  await seedMortgageDictionary(database.db);
  await seedDemoOffers(database.db, TEST_NOW);
  await fillWorld(testContext(database.db), (line) => lines.push(line), CHOSEN);
});
afterAll(() => database.drop());

async function complexNamed(name: string) {
  const { rows } = await database.db.execute(sql`SELECT id FROM complexes WHERE name = ${name}`);
  return (
    await loadComplexes(database.db, sqlCatalogue(database.db), [rows[0]!.id as number], {
      withMasterPlans: true,
    })
  ).complexes[0]!;
}

describe('the loaded world', () => {
  it('says how far it has come', () => {
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Демо-мир: 1 из 3 фидов, \d+\sквартир/),
      expect.stringMatching(/^Демо-мир: 2 из 3 фидов, 1\s\d+\sквартир/),
    ]);
  });

  it('knows of complexes what feeds never carry', async () => {
    const club = await complexNamed('Щусев');
    expect(club).toMatchObject({ comfortClass: 'ELITE', parking: ['underground'], seaDistance: null });
    expect(club.metros.length).toBeGreaterThan(0);
    expect(club.closestHighways.length).toBeGreaterThan(0);
    expect(club.genPlanSvg).toContain('data-layer="1"');
    expect(club.houses.map(({ genPlanLayerOrder }) => genPlanLayerOrder)).toEqual(
      club.houses.map((_, at) => at + 1),
    );
    expect(club.media.map(({ photoType }) => photoType)).toEqual([
      'COMPLEX',
      'YARD',
      'PORCH',
      'LIFT',
      'COMPLEX',
    ]);
  });

  it('knows who builds it', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT count(*)::integer AS known FROM companies
      WHERE full_name IS NOT NULL AND foundation_year < 2022 AND description IS NOT NULL`);
    expect(rows[0]!.known).toBeGreaterThan(8);
  });

  it('describes the small feed too', async () => {
    expect(await complexNamed('Кленовый меридиан')).toMatchObject({
      comfortClass: 'BUSINESS',
      description: expect.stringMatching(/^Квартал без машин/),
    });
  });

  it('has no metro in Dubai, but a sea and amenities', async () => {
    const tower = await complexNamed('Marina Crest');
    expect(tower).toMatchObject({ metros: [], closestHighways: [], domRfId: null });
    expect(tower.seaDistance).toBeGreaterThan(0);
    expect(tower.amenities.length).toBeGreaterThan(2);
    expect(tower.statistics.total.originalCurrency).toBe('AED');
  });

  it('has up to two years of prices and collections', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT count(*)::integer AS prices, min(at)::date::text AS since FROM flat_prices`);
    expect(rows[0]!.since).toMatch(/^(2024-1[12]|2024-12|2025)/);
    expect(rows[0]!.prices).toBeGreaterThan(3_000);
    expect((await listCollections(testContext(database.db))).length).toBeGreaterThan(4);
  });

  it('has a project with programmes of its own', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT complexes.name = projects.name AS is_its_own, count(assigned.id)::integer AS programs
      FROM projects JOIN project_complexes held ON held.project_id = projects.id
      JOIN complexes ON complexes.id = held.complex_id
      JOIN program_assignments assigned ON assigned.project_id = projects.id
      GROUP BY 1`);
    expect(rows).toEqual([{ is_its_own: true, programs: 4 }]);
  });

  it('adds no offer to those that partners were promised one to one', async () => {
    const { offers } = await loadOfferBook(testContext(database.db));
    expect(offers).toHaveLength(DEMO_OFFERS.length);
    expect(offers.filter(({ offer }) => offer.project !== null)).toEqual([]);
  });

  it('has flats that appeared on days of their own', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT count(DISTINCT created_at::date)::integer AS days FROM flats WHERE status = 'FREE'`);
    expect(rows[0]!.days).toBeGreaterThan(30);
  });

  it('sold its flats on days of their own, none on the day of the first reading', async () => {
    const { rows } = await database.db.execute(sql`SELECT id, created_at FROM flats WHERE status = 'SOLD'`);
    const pages = await Promise.all(
      rows.slice(0, 20).map(({ id }) => getFlatPage(testContext(database.db), id as number)),
    );
    const days = pages.map(({ statusSince }) => statusSince!.toISOString().slice(0, 10));
    expect(days).toHaveLength(20);
    expect(new Set(days).size).toBeGreaterThan(10);
    expect(days.filter((day) => day >= '2026-11-20' || day < '2024-11-01')).toEqual([]);
  });

  it('has a feed that was read many times: once in vain, once with too much gone, the last time unchanged', async () => {
    const { rows: runs } = await database.db.execute(sql`
      SELECT feed_runs.id, feed_runs.status, feed_runs.started_at::date::text AS day, held, rejected,
        created + changed + withdrawn AS moved
      FROM feed_runs JOIN feeds ON feeds.id = feed_id WHERE feeds.source LIKE 'bureau%' ORDER BY feed_runs.id`);
    expect(runs.length).toBeGreaterThan(10);
    expect(runs.filter(({ status }) => status === 'failed')).toHaveLength(1);
    expect(runs.filter(({ held }) => Number(held) > 0)).toMatchObject([{ status: 'held' }]);
    expect(runs.filter(({ rejected }) => Number(rejected) > 0)).toHaveLength(1);
    expect(runs.at(-1)).toMatchObject({ status: 'unchanged', day: '2026-11-20' });
    const days = runs.map(({ day }) => day as string);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(days[0]).toBe('2026-09-04');
    expect(runs.filter(({ moved }) => Number(moved) > 0).length).toBeGreaterThan(7);
    const { rows: gone } = await database.db.execute(
      sql`SELECT id FROM flats WHERE withdrawn_at IS NOT NULL`,
    );
    expect(gone).toEqual([]);
  });

  it('tells one price of a flat at a time, by its archive until its feed was read, then by its readings', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT flat_id, array_agg(flat_prices.price ORDER BY at)::text[] AS prices
      FROM flat_prices GROUP BY flat_id HAVING count(*) > 2`);
    expect(rows.length).toBeGreaterThan(50);
    const returning = rows.filter(({ prices }) => {
      const told = prices as string[];
      const line = told.filter((price, at) => price !== told[at - 1]);
      return new Set(line).size < line.length;
    });
    expect(returning).toEqual([]);
  });

  it('changes nothing when loaded again', async () => {
    const before = await tableVersions();
    await fillWorld(testContext(database.db, { now: later }), () => {}, CHOSEN);
    expect(await tableVersions()).toEqual(before);
  });

  it('tells no price of a flat whose price was taken away, neither of today nor earlier', async () => {
    const { rows } = await database.db.execute(
      sql`SELECT id FROM flats WHERE status = 'FREE' AND price IS NOT NULL ORDER BY id LIMIT 2`,
    );
    const ids = rows.map(({ id }) => id as number);
    expect(await takePricesAway(testContext(database.db), ids)).toBe(2);
    expect(await takePricesAway(testContext(database.db), ids)).toBe(0);
    const { flat, priceHistory, mortgage } = await getFlatPage(testContext(database.db), ids[0]!);
    expect(flat).toMatchObject({ price: null, originalPrice: null, pricePerMeter: null, payment: null });
    expect([priceHistory, mortgage]).toEqual([[], null]);
  });
});

/** Counts the writes of rows: equal counts before and after mean that nothing was written. */
async function tableVersions() {
  const versions: Record<string, unknown> = {};
  for (const table of [
    ...['flats', 'houses', 'complexes', 'flat_prices', 'flat_statuses', 'complex_plans', 'complex_media'],
    ...[
      'house_metros',
      'complex_highways',
      'collections',
      'collection_complexes',
      'currency_rates',
      'projects',
      'offers',
    ],
  ]) {
    const { rows } = await database.db.execute(
      sql`SELECT count(*), max(xmin::text::bigint) AS newest FROM ${sql.identifier(table)}`,
    );
    versions[table] = rows[0];
  }
  return versions;
}
