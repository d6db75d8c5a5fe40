import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';

/** A sum by the month, at least: 'от 47 141 ₽/мес', 'от 47 141 ₽/мес по семейной'. */
const PAYMENT = /^от \d[\d\s]*₽\/мес( по \S+)?$/;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The great figure of the first card. */
async function firstSum(page: Page): Promise<string> {
  return plain(await page.getByRole('article').first().locator('p > :first-child').first().innerText());
}

const lensOf = (page: Page) => new URL(page.url()).searchParams.get('lens');

describe('the lens of sums', () => {
  it('has an order of its own, the least payment first', async () => {
    const page = await openPage('/search?location=co1&sort=payment_asc&lens=payment', {
      javaScriptEnabled: false,
    });
    const sums = await page.getByRole('article').locator('p > :first-child').allInnerTexts();
    const payments = sums.flatMap((text) => /^от ([\d\s]+)₽/.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? []);
    expect(payments.length).toBeGreaterThan(40);
    expect(payments).toEqual(payments.toSorted((one, other) => Number(one) - Number(other)));
    await expect.poll(() => page.getByRole('combobox', { name: 'Порядок' }).inputValue()).toBe('payment_asc');
  });

  it('is a link that works without scripts and goes along to the next page', async () => {
    const page = await openPage('/search?sort=price_asc', { javaScriptEnabled: false });
    await expect.poll(() => firstSum(page)).toMatch(/^\d[\d\s]*₽$/);
    const lens = page.getByRole('banner').getByRole('navigation', { name: 'Показывать суммы' });
    await lens.getByRole('link', { name: 'Платёж в месяц' }).click();
    await expect.poll(() => lensOf(page)).toBe('payment');
    await expect.poll(() => firstSum(page)).toMatch(PAYMENT);
    await expect.poll(() => lens.locator('[aria-current]').innerText()).toBe('Платёж в месяц');
    const payment = /\d[\d\s]*₽/.exec(await firstSum(page))![0];

    await page.getByRole('article').first().getByRole('link').click();
    await expect.poll(() => lensOf(page)).toBe('payment');
    await expect
      .poll(async () => plain(await page.getByRole('complementary').innerText()))
      .toContain(`${payment}/мес`);
    await page.getByRole('banner').getByRole('link', { name: 'Жилые комплексы' }).click();
    const rows = page.getByRole('article').first().getByRole('definition');
    await expect.poll(() => rows.count()).toBeGreaterThan(0);
    for (const row of await rows.all())
      await expect.poll(async () => plain(await row.innerText())).toMatch(PAYMENT);
  });

  it.each([360, 1440] as const)('asks for a budget by the month at %i px', async (width) => {
    const page = await openPage('/?location=all&lens=payment', { width, javaScriptEnabled: false });
    await page.getByRole('textbox', { name: 'Платёж в месяц, до' }).fill('80 000');
    await page.getByRole('button', { name: /^Показать \d/ }).click();
    await page.waitForURL(({ pathname, search }) => pathname === '/search' && !search.includes('f.'));
    const { payment } = JSON.parse(new URL(page.url()).searchParams.get('searchFilters')!);
    expect(payment).toEqual({ from: 0, to: 80_000 });
    await expect
      .poll(async () => plain(await page.getByRole('heading', { level: 1 }).innerText()))
      .toBe('Новостройки с платежом до 80 000 ₽/мес');
    await expect
      .poll(() => page.getByRole('link', { name: 'Убрать: платёж до 80 000 ₽/мес' }).isVisible())
      .toBe(true);
    const cards = await page.getByRole('article').allInnerTexts();
    const sums = cards.map((card) => /от (\d[\d ]*) ₽\/мес/.exec(plain(card))![1]!.replaceAll(' ', ''));
    expect(Math.max(...sums.map(Number))).toBeLessThanOrEqual(80_000);
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
    await expect.poll(() => field.inputValue()).toBe('');
    await expect.poll(() => firstCardOf(page)).toMatch(/₽\/мес/);
    await expectNoAxeViolations(page);
    // The price that was typed is still a condition, and back where it was under its own lens.
    await page.getByRole('main').getByRole('link', { name: 'Цена' }).click();
    await expect.poll(async () => plain(await price.inputValue())).toBe('15 952 089');
  });

  it('counts by the terms of the buyer, who says them in a window', async () => {
    const page = await openPage('/?lens=payment', { width: 360 });
    await hydrated(page);
    const least = async () => /от \d[\d ]*₽\/мес/.exec(plain(await firstCardOf(page)))?.[0];
    const before = await least();
    expect(before).toBeDefined();
    await page.getByRole('button', { name: 'Мои условия' }).click();
    const window = page.getByRole('dialog', { name: 'Мои условия' });
    await window.getByRole('textbox', { name: 'Первый взнос' }).fill('40');
    await window.getByRole('textbox', { name: 'Срок' }).fill('25');
    await window.getByRole('radio', { name: 'Только мои' }).check();
    await window.getByRole('checkbox', { name: 'Семейная' }).check();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await window.getByRole('button', { name: 'Применить' }).click();
    await page.waitForURL(/terms=/);
    await expect.poll(() => new URL(page.url()).searchParams.get('terms')).toBe('down40p,years25,family');
    await expect
      .poll(async () => {
        const now = await least();
        return now !== undefined && now !== before;
      })
      .toBe(true);
    await page.reload();
    await expect
      .poll(async () => plain(await page.getByRole('contentinfo').innerText()))
      .toContain('взнос 40%, срок 25 лет');
  });

  it('tells the first payment to whoever asks for it, and what it grows to', async () => {
    const page = await openPage('/search?location=all&lens=payment&terms=byFirst', {
      javaScriptEnabled: false,
    });
    const card = page.getByRole('article').filter({ hasText: 'потом до' }).first();
    const [first, later] = [...plain(await card.innerText()).matchAll(/(?:от|потом до) (\d[\d ]*) ₽/g)].map(
      ([, sum]) => Number(sum!.replaceAll(' ', '')),
    );
    expect(first).toBeLessThan(later!);
  });

  it('counts by the terms of the buyer, who says them on a page where scripts do not run', async () => {
    const page = await openPage('/for-sale/1?lens=payment', { width: 360, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Мои условия' }).click();
    await page.getByRole('heading', { level: 1, name: 'Мои условия' }).waitFor();
    await page.getByRole('textbox', { name: 'Первый взнос' }).fill('3 000 000');
    await page.getByRole('radio', { name: 'в рублях' }).check();
    await page.getByRole('textbox', { name: 'Срок, лет' }).fill('25');
    await page.getByRole('radio', { name: 'Только отмеченные' }).check();
    await page.getByRole('checkbox', { name: 'Семейная' }).check();
    await page.getByRole('button', { name: 'Применить' }).click();
    await page.waitForURL(/terms=/);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, ...searchParams]).toEqual([
      '/for-sale/1',
      ['lens', 'payment'],
      ['terms', 'down3000000,years25,family'],
    ]);
    await page
      .getByText(/взнос.3.000.000.₽, срок.25.лет/)
      .first()
      .waitFor();
  });
});

async function firstCardOf(page: Page): Promise<string> {
  return page.getByRole('article').first().innerText();
}
