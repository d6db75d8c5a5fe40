import { expect, it } from 'vitest';
import { hydrated, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

const FILTERS = encodeURIComponent(JSON.stringify({ roomsCount: ['2'] }));

it('a search is copied with its place and conditions, without marks of the campaign that led to it', async () => {
  const page = await openPage(`/search?searchFilters=${FILTERS}&utm_source=letter`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  await page.getByRole('button', { name: 'Поделиться' }).press('Enter');
  await page.getByText('Ссылка скопирована').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${siteUrl}/search\\?location=[^&]+&searchFilters=[^&]+$`));
  const filters = new URL(copied).searchParams.get('searchFilters');
  expect(JSON.parse(filters!)).toEqual({ roomsCount: ['2'] });
});

it('a complex is given to the window of the system where there is one', async () => {
  const page = await openPage('/complex/1?yclid=1', { width: 360 });
  await hydrated(page);
  await page.evaluate(() => {
    navigator.share = async (data) => void document.body.setAttribute('data-shared', JSON.stringify(data));
  });
  await page.getByRole('button', { name: 'Поделиться' }).tap();
  await page.locator('body[data-shared]').waitFor();
  const given = JSON.parse((await page.locator('body').getAttribute('data-shared'))!);
  expect(given).toEqual({
    title: expect.stringContaining('ЖК'),
    url: expect.stringMatching(/\/complex\/1\?location=[^&]+$/),
  });
  await expect.poll(() => page.getByText('Ссылка скопирована').count()).toBe(0);
});
