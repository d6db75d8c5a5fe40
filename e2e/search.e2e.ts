import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';

const FLAT_TITLE = /м², \d+\sэтаж/;
const FLAT_ROW = /, \d+,\d\sм²$/;

/** A finger goes over the picture of a card to the left. */
async function swipeOn(card: Locator): Promise<void> {
  const { x, y, width } = (await card.boundingBox())!;
  const finger = await card.page().context().newCDPSession(card.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width * at, y: y + 80 }],
    });
  await touch('touchStart', 0.8);
  for (const at of [0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) await touch('touchMove', at);
  await touch('touchEnd');
  await finger.detach();
}

describe('a search', () => {
  it.each([360, 1440] as const)('leads to a flat and back to the same place at %i px', async (width) => {
    const page = await openPage('/search', { width });
    await hydrated(page);
    // A phone's is looked at below, with those of the other screens, and a flat's by its own tests.
    if (width === 1440) {
      await expectNoAxeViolations(page);
      const leafed = page.getByRole('article').nth(1);
      await leafed.hover();
      await leafed.getByRole('button', { name: 'Следующая картинка' }).click();
      await expect.poll(() => leafed.getByRole('status').textContent()).toBe('Дом, 2 из 3');
      await expect.poll(() => leafed.locator('img[src*="/facade/"]').count()).toBe(1);
      await leafed.getByRole('link').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => leafed.getByRole('status').textContent()).toBe('Двор, 3 из 3');
    } else {
      // The first swipe brings the pictures, and is one of them already.
      const swiped = page.getByRole('article').nth(1);
      await swiped.scrollIntoViewIfNeeded();
      await swipeOn(swiped);
      await expect.poll(() => swiped.getByRole('status').textContent()).toBe('Дом, 2 из 3');
      // Pictures that come under a finger may take its swipe for nothing, and one swipes again.
      await expect
        .poll(async () => {
          await swipeOn(swiped);
          return swiped.getByRole('status').textContent();
        })
        .toBe('Двор, 3 из 3');
    }
    const card = page.getByRole('article').nth(30).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const title = (await card.textContent())!;
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1_000);

    await card.click();
    await page.waitForURL(/\/for-sale\/\d+$/);
    await expect.poll(() => page.title()).toContain(title.split(', ')[1]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await card.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it('shows the next page below, with the focus on its first card, and keeps it in the address', async () => {
    const page = await openPage('/search?location=all');
    await hydrated(page);
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(80);
    const more = page.getByRole('link', { name: 'Показать ещё' });
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await cards.nth(80).waitFor();
    await expect
      .poll(() =>
        cards
          .nth(80)
          .getByRole('link')
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await expect.poll(() => new URL(page.url()).search).toBe('?location=all&page=2');
    await expect.poll(() => page.getByText(/^1\d\d из 1\d\d$/).isVisible()).toBe(true);

    await cards.nth(90).getByRole('link').click();
    await page.waitForURL(/\/for-sale\//);
    await page.goBack();
    await cards.nth(90).waitFor();
    await expect.poll(() => cards.count()).toBeGreaterThan(90);
  });

  it('sorts in place, and drops the sort from other pages', async () => {
    const page = await openPage('/search?location=co1&utm_source=mail');
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Порядок' }).selectOption({ label: 'Сначала дешевле' });
    await page.waitForURL(/sort=price_asc/);
    await page.locator('ul:not([aria-busy]) > li > article').first().waitFor();
    await expect
      .poll(async () => {
        const sums = await page.locator('article p:first-child').allTextContents();
        const prices = sums.slice(0, 20).map((text) => Number(text.split('₽')[0]!.replace(/\D/g, '')));
        return prices.length > 5 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!);
      })
      .toBe(true);

    await page.getByRole('article').first().getByRole('link').click();
    await page.waitForURL(/\/for-sale\//);
    await expect.poll(() => new URL(page.url()).search).toBe('?location=co1&utm_source=mail');
  });

  it('keeps the old results when the new ones do not come, and tries again', async () => {
    const page = await openPage('/search?location=all');
    await hydrated(page);
    await page.route('**/api/trpc/**', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Порядок' }).selectOption('newest');
    const banner = page.getByRole('alert').filter({ hasText: 'Не удалось обновить' });
    await banner.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(80);
    const again = banner.getByRole('button', { name: 'Повторить' });
    const isFocused = () => again.evaluate((button) => button === document.activeElement);
    await Promise.all([page.waitForEvent('requestfailed'), again.press('Enter')]);
    await expect.poll(isFocused).toBe(true);
    await page.unroute('**/api/trpc/**');
    await again.press('Enter');
    await banner.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('article').count()).toBe(80);
  });

  it('names complexes when asked for them, and nothing under the field of the head until words are typed', async () => {
    const page = await openPage('/search');
    const popup = page.getByRole('banner').getByRole('status').locator('..');
    await expect.poll(async () => (await popup.boundingBox())?.height).toBe(0);
    await page.getByRole('navigation', { name: 'Каталог', exact: true }).getByText('Жилые комплексы').click();
    await page.getByRole('heading', { level: 1, name: 'Жилые комплексы в Москве' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?complexes=true');
    await expect
      .poll(() => page.getByRole('article').first().getByRole('link').textContent())
      .toMatch(/«.+»/);
  });

  it.each(['/', '/search'])('of an empty place at %s leads to the nearest cities', async (path) => {
    const page = await openPage(`${path}?location=co3`, { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'Здесь пока нет новостроек' }).waitFor();
    const cities = page.getByRole('main').getByRole('link', { name: /\d\sквартир/ });
    await expect.poll(() => cities.count()).toBe(3);
    const [, count] = /(\d[\d\s]*)\sквартир/.exec(await cities.first().innerText())!;
    await cities.first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toMatch(/^c\d+$/);
    await expect
      .poll(async () => `${await page.title()} ${await page.getByRole('main').innerText()}`)
      .toMatch(new RegExp(`${count!.replaceAll(/\s/g, '\\s')}\\sобъявлени`));
  });

  it('says so when nothing is found, and its way out stays the same element when it wakes', async () => {
    const page = await openPage('/search?location=co3');
    await page.getByRole('heading', { name: 'Здесь пока нет новостроек' }).waitFor();
    const everywhere = page.getByRole('link', { name: 'Искать везде' });
    const drawn = await everywhere.elementHandle();
    await hydrated(page);
    await expect.poll(() => drawn!.evaluate((link) => link.isConnected)).toBe(true);
    await everywhere.click();
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?location=all');
  });
});

describe('without scripts', () => {
  const options = { javaScriptEnabled: false };

  it('the pages of results are links, and the order a form that keeps the rest of the address', async () => {
    const page = await openPage('/search?location=all', options);
    const first = await page.getByRole('article').first().innerText();
    await page.getByRole('link', { name: 'Показать ещё' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?location=all&page=2');
    await expect.poll(() => page.getByRole('article').first().innerText()).not.toBe(first);
    await page.getByRole('link', { name: 'Предыдущие 80' }).click();
    await expect.poll(() => page.getByRole('article').first().innerText()).toBe(first);

    await page.getByRole('combobox', { name: 'Порядок' }).selectOption('area_desc');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?location=all&sort=area_desc');
    await expect.poll(() => page.getByRole('combobox', { name: 'Порядок' }).inputValue()).toBe('area_desc');
  });

  it('a flat and a complex are readable', async () => {
    const page = await openPage('/search', options);
    await page.getByRole('article').first().getByRole('link').click();
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: /^План: / })
          .first()
          .isVisible(),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Как посчитали' }).click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Как посчитали' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^ЖК|отель/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('link', { name: FLAT_ROW }).first().isVisible()).toBe(true);
  });
});

describe('every screen', () => {
  const paths = ['/', '/search', '/search?complexes=true', '/legal-info', '/none'];
  /** Axe looks at them by their own tests. */
  const lookedAt = ['/complex/1', '/for-sale/1'];

  it.each([...paths, ...lookedAt])('%s never scrolls sideways and is accessible', async (path) => {
    const phone = await openPage(path, { width: 360 });
    const desktop = await openPage(path);
    for (const width of [320, 360, 600, 1280, 1440]) {
      const page = width < 600 ? phone : desktop;
      await page.setViewportSize({ width, height: 800 });
      // The width of the window would include the scroll bar, so the body is measured.
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.body.clientWidth,
      );
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
    if (lookedAt.includes(path)) return;
    await hydrated(phone);
    await expectNoAxeViolations(phone);
  });

  it('has one way past the header', async () => {
    const page = await openPage('/search?location=c3');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await expect.poll(() => page.getByRole('article').first().getByText(FLAT_TITLE).isVisible()).toBe(true);
  });
});

it('the main button of the main page is in reach of a thumb, and what brings the map lies under the list', async () => {
  const page = await openPage('/', { width: 360 });
  const show = page.getByRole('button', { name: /^Показать / });
  const below = async () => {
    const { y, height } = (await show.boundingBox())!;
    return y + height - page.viewportSize()!.height;
  };
  await expect.poll(below).toBeLessThanOrEqual(0);
  await page.goto('/search');
  const map = page.getByRole('link', { name: 'Карта', exact: true });
  await expect.poll(async () => (await map.boundingBox())!.width).toBe(360);
});
