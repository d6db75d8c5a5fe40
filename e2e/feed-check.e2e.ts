import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { expectNoAxeViolations, expectToFit, hydrated, openPage } from './browser.ts';

import { readFirstHtml } from './first-html.ts';
import { siteUrl } from './site.ts';

const PATH = '/for-developers/feed-check';

const OFFERS: YrlOffer[] = [
  ...manyOffers(7, 'Верхний причал'),
  { id: 'tall', complex: 'Верхний причал', floor: 200 },
  { id: 'no-area', complex: 'Верхний причал', area: '' },
];

async function choose(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.getByLabel('Файл фида').setInputFiles({ name, mimeType: 'application/xml', buffer: bytes });
}

it('is a page for anybody that search engines leave alone, and its words need no scripts', async () => {
  const { status, headings, html, title } = await readFirstHtml(PATH);
  expect([status, headings, title]).toEqual([
    200,
    ['Проверка фида'],
    expect.stringContaining('Проверка фида'),
  ]);
  expect(html).toMatch(/включите в.браузере выполнение скриптов/);
  const answer = await fetch(new URL(PATH, siteUrl), { method: 'HEAD' });
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const main = await readFirstHtml('/');
  expect(main.html).toContain(`href="${PATH}"`);
});

it.each([360, 1440] as const)(
  'tells by rules and cards how a file would be taken, at %i px',
  async (width) => {
    const page = await openPage(PATH, { width });
    await hydrated(page);
    await expectNoAxeViolations(page);
    await choose(page, 'причал.xml', await buffer(yrlFeed(OFFERS)));

    const report = page.getByRole('region', { name: 'причал.xml' });
    await report.getByText(/^Формат «Яндекс\.Недвижимость»: 9.объявлений, 1.комплекс\.$/).waitFor();
    const heading = report.getByRole('heading', { name: 'причал.xml' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const counts = async () => (await report.locator('dl').innerText()).replace(/\s+/g, ' ');
    await expect.poll(counts).toMatch(/7.*Примем|Примем.*7/);
    await report.getByRole('cell', { name: 'no-area' }).waitFor();
    await report.getByRole('cell', { name: /200, ожидали от/ }).waitFor();
    await expect.poll(() => report.getByRole('article').count()).toBe(6);
    await expect.poll(() => report.getByRole('article').getByRole('link').count()).toBe(0);
    await expectToFit(page);
    await expectNoAxeViolations(page);
  },
);

it('tells what a file is that is no feed, and takes the next one', async () => {
  const page = await openPage(PATH);
  await hydrated(page);
  await choose(page, 'вход.xml', Buffer.from('<!doctype html><html><body>Вход</body></html>'));
  await page.getByText('Фид не\u00a0прочитан').waitFor();
  await page.getByText(/страница/).waitFor();
  await choose(page, 'верный.xml', await buffer(yrlFeed(manyOffers(2))));
  await page.getByRole('heading', { name: 'верный.xml' }).waitFor();
  await page.getByText('Фид не\u00a0прочитан').waitFor({ state: 'detached' });
});

it('asks for an address by keyboard alone and opens none of the inner network', async () => {
  const page = await openPage(PATH);
  await hydrated(page);
  const address = page.getByRole('textbox', { name: 'Или адрес' });
  await page.getByLabel('Файл фида').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => address.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Введите адрес фида').waitFor();
  await page.keyboard.type(`https://127.0.0.1/feed.xml`);
  await page.keyboard.press('Enter');
  await page.getByText(/Адрес ведёт во.внутреннюю сеть/).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('http://feeds.example/feed.xml');
  await page.keyboard.press('Enter');
  await page.getByText(/начинается с https/).waitFor();
  await expectNoAxeViolations(page);
});
