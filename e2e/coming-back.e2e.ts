import { eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseHandovers, houses } from '#db/schema/house.ts';
import { awakeByItself, openPage } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { siteUrl } from './site.ts';

const FILTERS = encodeURIComponent(JSON.stringify({ roomsCount: ['2'] }));

it('whoever comes back goes on with the last search, and nothing of the page moves for it', async () => {
  const page = await openPage(`/search?searchFilters=${FILTERS}`, { width: 360 });
  await awakeByItself(page);
  const kept = () => page.evaluate(() => localStorage.getItem('genplan.last-search'));
  await expect.poll(kept).toContain('Двухкомнатные');
  const first = page.getByRole('article').first();
  await first.getByRole('link').click();
  await page.waitForURL(/\/for-sale\//);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('genplan.viewed')))
    .toMatch(/"flats":\[\d/);
  // The list keeps its search once more when it is back.
  await page.evaluate(() => localStorage.removeItem('genplan.last-search'));
  await page.goBack();
  await first.getByText('Просмотрено').waitFor();
  await expect.poll(kept).toContain('Двухкомнатные');

  // As if a year had passed: everything on sale is new.
  await page.evaluate(() => {
    const last = JSON.parse(localStorage.getItem('genplan.last-search')!);
    localStorage.setItem('genplan.last-search', JSON.stringify({ ...last, at: '2025-01-01T00:00:00.000Z' }));
  });
  await page.goto('/');
  const way = page.getByRole('link', { name: /^Продолжить поиск: Двухкомнатные.* нов\S+ с.прошлого раза/ });
  await way.waitFor();
  await awakeByItself(page);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const shifts = new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, one) => sum + (one as unknown as { value: number }).value, 0)),
        );
        shifts.observe({ type: 'layout-shift', buffered: true });
        // Observers are told nothing of what has not happened.
        setTimeout(() => done(0), 500);
      }),
  );
  expect(moved).toBeLessThan(0.01);
  await way.click();
  await page.getByRole('heading', { level: 1, name: /^Двухкомнатные/ }).waitFor();
});

/** After all that is known. */
const [SOON, LATER] = [new Date('2030-01-01T09:00:00Z'), new Date('2030-01-03T09:00:00Z')];

describe('a house that is promised for later than before', () => {
  beforeAll(() =>
    changeDatabase(async (db) => {
      const [house] = await db.select().from(houses).where(eq(houses.complexId, 1)).limit(1);
      const named = { houseId: house!.id, year: 2027, isFinished: false, source: 'feed' } as const;
      await db.insert(houseHandovers).values([
        { ...named, quarter: 2, at: SOON },
        { ...named, quarter: 4, at: LATER },
      ]);
    }),
  );
  afterAll(() => changeDatabase((db) => db.delete(houseHandovers).where(gte(houseHandovers.at, SOON))));

  it('is told so by its complex, which leads to a calendar and to the log as a table', async () => {
    const page = await openPage('/complex/1', { javaScriptEnabled: false, width: 360 });
    const terms = page.getByRole('region', { name: 'Сроки сдачи, таблица' });
    await terms.getByText(/позже на.2.квартала, было 2.кв\..2027/).waitFor();
    const calendar = await page.getByRole('link', { name: 'В календарь' }).getAttribute('href');
    const days = await fetch(new URL(calendar!, siteUrl));
    expect(days.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await days.text()).toMatch(/\r\nDTSTART;VALUE=DATE:20\d{6}\r\n/);
    const log = await page
      .getByRole('link', { name: /^Скачать цены и.сроки таблицей$/ })
      .getAttribute('href');
    const table = await fetch(new URL(log!, siteUrl));
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await table.text()).toMatch(/"2030-01-03","Срок сдачи",.*"4.кв\..2027","","застройщик"/);
  });
});
