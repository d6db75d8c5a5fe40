import { beforeAll, expect, it } from 'vitest';
import { widgetSnippet } from '#services/widget/widget-snippet.ts';
import { expectNoAxeViolations, expectToFit, hydrated, openPage } from './browser.ts';
import { bytesOnTheWire } from './first-html.ts';
import { openPartnerSite } from './partner-site.ts';
import { siteUrl as site } from './site.ts';
import { makeWidgetKeys } from './widget-key.ts';

const SCRIPTS = / data-scripts="([^"]*)"/;
const MOST_BYTES = 95 * 1024;

/** This key shows everything on sale. */
let key: string;
beforeAll(async () => {
  [key] = (await makeWidgetKeys({ service: 'VITRINA' })) as [string];
});

it('is whole before any script, and little script', async () => {
  const html = await (await fetch(new URL('/widget/vitrina/demo-vitrina', site))).text();
  expect(html.match(/<article/g)).toHaveLength(13);
  expect(html).toMatch(/«Кленовый меридиан»[\s\S]*46\u00a0квартир/);
  expect(html).not.toMatch(/baseUrls|companyIds|Северный створ/);
  const [script, ...others] = SCRIPTS.exec(html)![1]!.split(' ');
  expect(others).toEqual([]);
  expect(await bytesOnTheWire(script!)).toBeLessThanOrEqual(MOST_BYTES);
});

it('narrows, orders, goes on and comes through a failure by keys', async () => {
  const page = await openPage(`/widget/vitrina/${key}`, { width: 320 });
  await hydrated(page);
  const flats = page.getByRole('region', { name: 'Квартиры' });
  const total = async () => Number((await flats.getByRole('status').textContent())!.replace(/\D/g, ''));
  const all = await total();
  await expectNoAxeViolations(page);
  await expectToFit(page);

  await flats.getByRole('checkbox', { name: '2', exact: true }).press('Space');
  await flats.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала дороже' });
  await page.waitForURL(/f\.roomsCount=2&sort=price_desc/);
  await expect.poll(total).toBeLessThan(all);
  await expect.poll(() => flats.getByRole('article').first().textContent()).toMatch(/2-комн/);
  // A list that is still asked for does not go on.
  await expect.poll(() => flats.locator('[aria-busy=true]').count()).toBe(0);
  const narrowed = await total();

  await page.route('**/flats?*', (route) => route.abort());
  await flats.getByRole('button', { name: 'Показать ещё' }).press('Enter');
  await flats.getByRole('alert').getByText('Не удалось загрузить квартиры.').waitFor();
  await page.unroute('**/flats?*');
  await flats.getByRole('button', { name: 'Повторить' }).press('Enter');
  await expect.poll(() => flats.getByRole('article').count()).toBe(Math.min(24, narrowed));
  const thirteenth = flats.getByRole('article').nth(12).getByRole('link');
  await expect.poll(() => thirteenth.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => thirteenth.getAttribute('target')).toBe('_blank');

  await page.reload();
  await hydrated(page);
  await expect.poll(() => total()).toBe(narrowed);
  await page
    .getByRole('button', { name: /^Показать в ЖК/ })
    .first()
    .press('Enter');
  await page.waitForURL(/f\.complexId=\d+/);
  await expect.poll(total).toBeLessThan(narrowed);
  await flats.getByRole('button', { name: 'Сбросить условия' }).press('Enter');
  await expect.poll(total).toBe(all);
  await flats.getByRole('textbox', { name: 'Цена до' }).fill('1');
  await flats.getByRole('heading', { name: 'Под эти условия ничего нет' }).waitFor();
});

it('stands whole in the page of a partner by its own code, and begins where its address says', async () => {
  const snippet = widgetSnippet(site, { service: 'VITRINA', key }).replace(
    '" title',
    '?f.roomsCount=1" title',
  );
  const partner = await openPartnerSite({ site, key, snippet });
  try {
    const page = await openPage(`${partner.at('localhost')}/8`);
    await page.locator('#events [data-event="ready"]').waitFor();
    const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!;
    await hydrated(frame);
    await expect
      .poll(async () => {
        const needed = await frame.evaluate(() => document.documentElement.scrollHeight);
        const { height } = (await page.locator('iframe').boundingBox())!;
        return height >= needed && height !== 900;
      })
      .toBe(true);
    await expect.poll(() => frame.getByRole('checkbox', { name: '1', exact: true }).isChecked()).toBe(true);
    await page.evaluate(() =>
      window.GenplanVitrina!.mount(document.querySelector('[data-genplan-vitrina]')!).unmount(),
    );
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  } finally {
    await partner.close();
  }
});
