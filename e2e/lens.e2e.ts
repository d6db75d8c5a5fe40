import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';

/** A sum by the month, at least: 'от 47 141 ₽/мес'. */
const PAYMENT = /^от \d[\d\s]*₽\/мес$/;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The great figure of the first card. */
async function firstSum(page: Page): Promise<string> {
  return plain(await page.getByRole('article').first().locator('p > :first-child').first().innerText());
}

const lensOf = (page: Page) => new URL(page.url()).searchParams.get('lens');

describe('the lens of sums', () => {
  it('is a link that works without scripts and goes along to the next page', async () => {
    const page = await openPage('/search?sort=price_asc', { javaScriptEnabled: false });
    expect(await firstSum(page)).toMatch(/^\d[\d\s]*₽$/);
    const lens = page.getByRole('banner').getByRole('navigation', { name: 'Показывать суммы' });
    await lens.getByRole('link', { name: 'Платёж в месяц' }).click();
    expect(lensOf(page)).toBe('payment');
    expect(await firstSum(page)).toMatch(PAYMENT);
    expect(await lens.locator('[aria-current]').innerText()).toBe('Платёж в месяц');
    const payment = /\d[\d\s]*₽/.exec(await firstSum(page))![0];

    await page.getByRole('article').first().getByRole('link').click();
    expect(lensOf(page)).toBe('payment');
    expect(plain(await page.getByRole('complementary').innerText())).toContain(`${payment}/мес`);
    await page.getByRole('banner').getByRole('link', { name: 'Жилые комплексы' }).click();
    const rows = await page.getByRole('article').first().getByRole('definition').allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(plain(row)).toMatch(PAYMENT);
  });

  it.each([360, 1440] as const)('asks for a budget by the month at %i px', async (width) => {
    const page = await openPage('/?location=all&lens=payment', { width, javaScriptEnabled: false });
    await page.getByRole('textbox', { name: 'Платёж в месяц, до' }).fill('80 000');
    await page.getByRole('button', { name: /^Показать \d/ }).click();
    await page.waitForURL(({ pathname, search }) => pathname === '/search' && !search.includes('f.'));
    const { priceRange } = JSON.parse(new URL(page.url()).searchParams.get('searchFilters')!);
    expect(priceRange).toEqual({ from: 0, to: 15_952_089 });
    expect(plain(await page.getByRole('heading', { level: 1 }).innerText())).toBe(
      'Новостройки до 80 000 ₽/мес',
    );
    expect(await page.getByRole('link', { name: 'Убрать: до 80 000 ₽/мес' }).isVisible()).toBe(true);
  });

  it('changes in place, and keeps what was chosen', async () => {
    const page = await openPage('/?location=all', { width: 360 });
    await hydrated(page);
    // The ruler answers what is typed as soon as it has woken.
    const price = page.getByRole('textbox', { name: 'Цена, до' });
    const answer = page.getByText(/^Платёж до\s80\s000/);
    await expect
      .poll(async () => {
        await price.fill('');
        await price.fill('15952089');
        return answer.count();
      })
      .toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Платёж в месяц' }).click();
    await page.waitForURL(/lens=payment/);
    const field = page.getByRole('textbox', { name: 'Платёж в месяц, до' });
    await expect.poll(async () => plain(await field.inputValue())).toBe('80 000');
    await expect.poll(() => firstCardOf(page)).toMatch(/₽\/мес/);
    await expectNoAxeViolations(page);
  });
});

async function firstCardOf(page: Page): Promise<string> {
  return page.getByRole('article').first().innerText();
}
