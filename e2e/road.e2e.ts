import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, LOW, openPage } from './browser.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Sokol, by metro. */
const SOKOL = 'm10206,transport';

/** The minutes that the cards of a page say, in their order. */
async function minutesOfCards(page: Page): Promise<number[]> {
  const cards = await page.getByRole('article').allInnerTexts();
  return cards.map((card) => Number(/(\d+) мин до м\. Сокол/.exec(plain(card))?.[1] ?? Number.NaN));
}

const roadOf = (page: Page) => new URL(page.url()).searchParams.get('road');
const totalOf = async (page: Page) =>
  Number((await page.getByRole('status').filter({ hasText: 'объ' }).innerText()).replaceAll(/\D/g, ''));

describe('the road home', () => {
  it('is told on cards and pages, ordered and limited without scripts', async () => {
    const page = await openPage(`/search?location=c1&sort=road&road=${SOKOL}`, { javaScriptEnabled: false });
    const minutes = await minutesOfCards(page);
    expect(minutes.length).toBeGreaterThan(10);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    const all = await totalOf(page);

    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/for-sale\//);
    await expect
      .poll(async () => plain(await page.getByRole('main').innerText()))
      .toContain(`${minutes[0]} мин до м. Сокол`);
    expect(roadOf(page)).toBe(SOKOL);

    await page.goto(new URL(`/search?location=c1&road=${SOKOL},40;чушь`, page.url()).href);
    await expect.poll(async () => Math.max(...(await minutesOfCards(page)))).toBeLessThanOrEqual(40);
    expect(roadOf(page)).toBe(`${SOKOL},40`);
    const near = await totalOf(page);
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(all);
    await page.getByRole('link', { name: 'Убрать: До 40 мин: м. Сокол' }).click();
    await expect.poll(() => roadOf(page)).toBeNull();
  });

  it('says how near there is nothing, and leads on', async () => {
    const page = await openPage('/search?location=c1&road=60.0000,30.0000,foot,5', {
      javaScriptEnabled: false,
    });
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).first().innerText())
      .toBe('Так близко по дороге ничего нет');
    await page.getByRole('link', { name: /^Любое время в дороге/ }).click();
    await expect.poll(() => roadOf(page)).toBe('60,30,foot');
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
  });

  it('tints the map from where it is near enough, and says so', async () => {
    const page = await openPage(`/search?location=c1&map=true&road=${SOKOL},40`, LOW);
    await page.getByText('Закрашено, откуда ехать не дольше 40 мин').waitFor();
    await page.getByRole('link', { name: 'Убрать: До 40 мин: м. Сокол' }).filter({ visible: true }).click();
    await page.getByText('Закрашено, откуда ехать').waitFor({ state: 'detached' });
  });

  it.each([360, 1440] as const)('is asked for in its window at %i px', async (width) => {
    const page = await openPage('/search?location=c1', { width });
    await hydrated(page);
    if (width === 360)
      await page
        .getByRole('link', { name: /^Фильтры|^Все фильтры/ })
        .first()
        .click();
    const opener = page.getByRole('button', { name: 'Дорога' });
    await opener.filter({ visible: true }).first().click();
    const window = page.getByRole('dialog', { name: 'Дорога' });
    await window.getByRole('button', { name: 'Применить' }).click();
    await expect.poll(() => window.innerText()).toContain('Выберите метро или адрес из списка');
    await window.getByRole('combobox', { name: 'Куда ездите' }).fill('сокол');
    await window.getByRole('option', { name: 'Сокол', exact: true }).click();
    await window.getByRole('combobox', { name: 'Не дольше' }).selectOption('60');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await window.getByRole('button', { name: 'Применить' }).click();
    await expect.poll(() => roadOf(page)).toBe(`${SOKOL},60`);
    await expect.poll(async () => Math.max(...(await minutesOfCards(page)))).toBeLessThanOrEqual(60);
    await page.reload();
    await expect.poll(async () => Math.max(...(await minutesOfCards(page)))).toBeLessThanOrEqual(60);
  });
});
