import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FlatsResult } from '#contract/catalog.ts';
import { flats } from '#db/schema/flat.ts';
import { expectNoAxeViolations, openPage } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { readFirstHtml } from './first-html.ts';
import { siteUrl } from './site.ts';

const SAID = 'Цена по\u00a0запросу';

async function ask<Answer>(procedure: string, input: object): Promise<Answer> {
  const query = encodeURIComponent(JSON.stringify({ json: input }));
  const answer = await fetch(`${siteUrl}/api/trpc/${procedure}?input=${query}`);
  return (await answer.json()).result.data.json;
}

const count = (filters: object) => ask<number>('flatsTotal', { filters: { complexId: 1, ...filters } });

describe('a flat whose price is told on request', () => {
  /** One of the first complex. */
  let id: number;
  let before: Pick<typeof flats.$inferSelect, 'price' | 'originalPrice'>;
  let dearest: number;
  const give = (values: typeof before) =>
    changeDatabase((db) => db.update(flats).set(values).where(eq(flats.id, id)));

  beforeAll(async () => {
    await changeDatabase(async (db) => {
      const isOffered = and(eq(flats.complexId, 1), eq(flats.status, 'FREE'));
      const [row] = await db.select().from(flats).where(isOffered).orderBy(flats.id).limit(1);
      ({ id } = row!);
      before = { price: row!.price, originalPrice: row!.originalPrice };
    });
    dearest = (await ask<{ maxPrice: number }>('extremes', {})).maxPrice;
    await give({ price: null, originalPrice: null });
    // Searches hear of it a moment later.
    await vi.waitUntil(async () => (await count({})) - (await count({ priceRange: everyPrice() })) === 1, {
      timeout: 60_000,
    });
  });
  afterAll(() => give(before));

  /** Asks for a price, whatever it is. */
  const everyPrice = () => ({ from: 1, to: dearest });

  it.each(['price_asc', 'price_desc', 'price_m2_asc', 'price_m2_desc'])(
    'is last in the order %s',
    async (sort) => {
      const input = { filters: { complexId: 1 }, sort, amount: 100 };
      const { flats: found } = await ask<FlatsResult>('flats', input);
      expect(found.length).toBeGreaterThan(10);
      expect(found.at(-1)).toMatchObject({ id, price: null, pricePerMeter: null });
      expect(found.filter(({ price }) => price === null)).toHaveLength(1);
    },
  );

  it('is found by no sum, neither whole nor by the month', async () => {
    const all = await count({});
    expect(await count({ priceRange: everyPrice() })).toBe(all - 1);
    const byMonth = {
      filters: { complexId: 1, payment: { from: 1, to: 100_000_000 } },
      sort: 'default',
      amount: 100,
    };
    const { flats: found } = await ask<FlatsResult>('flats', byMonth);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map((flat) => flat.id)).not.toContain(id);
  });

  it.each([360, 1440] as const)('says so on its page at %i px, and promises no payment', async (width) => {
    const page = await openPage(`/for-sale/${id}`, { width });
    await expect.poll(() => page.getByText(SAID).filter({ visible: true }).count()).toBeGreaterThan(0);
    await expectNoAxeViolations(page);
    const { html, facts } = await readFirstHtml(`/for-sale/${id}`);
    expect(JSON.stringify(facts)).not.toContain('"price"');
    expect(html).not.toContain('id="payment"');
  });

  it('says so in the list of its complex, among favourites and beside others', async () => {
    for (const path of [
      `/search?searchFilters=${encodeURIComponent(JSON.stringify({ complexId: 1 }))}&sort=price_asc`,
      `/favourites?ids=${id}`,
    ]) {
      const page = await openPage(path, { javaScriptEnabled: false });
      await expect.poll(() => page.getByText(SAID).count()).toBe(1);
    }
    const page = await openPage(`/compare?ids=${id},${id + 1}`, { javaScriptEnabled: false });
    await expect.poll(() => page.getByText('по\u00a0запросу', { exact: true }).count()).toBe(1);
  });
});
