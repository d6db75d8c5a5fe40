import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '#contract/board.ts';
import type { ComplexPage } from '#contract/complex-page.ts';
import type { SuitingFlats } from '#contract/suiting-flats.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { type HardComplexes, loadHardComplexes } from '../demo/hard-complexes.ts';
import { expectNoAxeViolations, expectToFit, hydrated, openPage, type PageOptions } from './browser.ts';
import { startProduct } from './product.ts';

let ids: HardComplexes;
let site: Awaited<ReturnType<typeof startProduct>>;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'genplan-complex-'));
  site = await startProduct(dataDir, { DEMO_CATALOGUE: 'none' });
  ids = await loadHardComplexes(dataDir);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens the page of a complex; with scripts, waits until all its parts are interactive. */
async function openComplex(id: number, { query = '', ...options }: PageOptions & { query?: string } = {}) {
  const page = await openPage(`/complex/${id}${query}`, { baseURL: site.url, ...options });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

async function call<T>(procedure: string, input: object): Promise<T> {
  const query = encodeURIComponent(JSON.stringify({ json: input }));
  const answer = await fetch(`${site.url}/api/trpc/catalog.${procedure}?input=${query}`);
  return (await answer.json()).result.data.json;
}

const complexPage = (id: number) => call<ComplexPage>('complex', { id });
const grid = (page: Page) => page.getByRole('grid', { name: /^Шахматка/ });
const shown = (text: string | null) => text!.replaceAll('\u00a0', ' ');

describe('without scripts', () => {
  it('the first HTML holds the whole page', async () => {
    const page = await openComplex(ids.whole, { javaScriptEnabled: false });
    const { complex, flats, houses } = await complexPage(ids.whole);
    for (const name of ['Квартиры', /^Генплан и.шахматка$/, 'Цены', 'Расположение', 'Застройщик']) {
      await expect.poll(() => page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
    }
    const anchors = page.getByRole('navigation', { name: 'Разделы страницы' }).getByRole('link');
    for (const anchor of await anchors.all()) {
      await expect.poll(async () => page.locator((await anchor.getAttribute('href'))!).count()).toBe(1);
    }
    const links = await page.locator('main a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const { id } of flats) expect(links).toContain(`/for-sale/${id}`);
    for (const { id } of houses) expect(links.some((href) => href?.includes(`houseId=${id}`))).toBe(true);
    await expect
      .poll(async () => shown(await page.getByRole('region', { name: 'История цен, таблица' }).textContent()))
      .toMatch(/\d\d\.\d\d\.\d{4}/);
    expect(complex.metros.length).toBeGreaterThan(0);
    for (const { name } of complex.metros) {
      await expect.poll(() => page.locator('#place').getByText(name, { exact: true }).isVisible()).toBe(true);
    }
  });

  it('flats are chosen by floor: the form leads to an address of the same page', async () => {
    const page = await openComplex(ids.whole, { javaScriptEnabled: false, query: '?view=table' });
    await page.locator('#flats summary', { hasText: 'Этаж' }).click();
    await page.getByRole('textbox', { name: 'Этаж, от' }).fill('3');
    await page.locator('#flats form').getByRole('button').locator('visible=true').click();
    await page.waitForURL(/searchFilters/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      searchFilters: '{"floor":{"from":3,"to":0}}',
      view: 'table',
    });
    const { figures } = await call<SuitingFlats>('suitingFlats', {
      complexId: ids.whole,
      filters: { floor: { from: 3, to: 0 } },
    });
    const count = figures.reduce((sum, { flatsCount }) => sum + flatsCount, 0);
    expect(count).toBeGreaterThan(0);
    const said = page.locator('#flats').getByRole('status');
    await expect
      .poll(async () => shown(await said.textContent()))
      .toMatch(new RegExp(`под условия — ${count}$`));
  });

  it('a house is chosen and its board read as a table by links', async () => {
    const page = await openComplex(ids.whole, { javaScriptEnabled: false });
    const other = page.locator('#board').getByRole('listitem').getByRole('link', { name: 'Корпус 2' });
    await other.first().click();
    await expect.poll(() => grid(page).getAttribute('aria-label')).toBe('Шахматка: Корпус 2');
    await page.getByRole('link', { name: 'Показать таблицей' }).click();
    const house = (await complexPage(ids.whole)).houses.find(({ name }) => name === 'Корпус 2')!;
    const { flats } = await call<Board>('board', { houseId: house.id });
    const rows = page.getByRole('region', { name: /^Шахматка.*таблица$/ }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(flats.length + 1);
  });
});

describe('the flats by rooms', () => {
  it('are fewer with each condition, counted before it is chosen; Back gives it up', async () => {
    const page = await openComplex(ids.whole);
    // The whole page once, and then of each of its states the part that changed.
    await expectNoAxeViolations(page);
    const current = page.getByRole('navigation', { name: 'Разделы страницы' }).locator('[aria-current]');
    await expect.poll(() => current.textContent()).toBe('Квартиры');
    await page.getByRole('link', { name: 'Цены', exact: true }).click();
    await expect.poll(() => current.textContent()).toBe('Цены');
    const flats = page.locator('#flats');
    const menu = flats.locator('summary', { hasText: 'Срок' });
    await menu.press('Enter');
    await flats.getByRole('checkbox').first().check();
    await flats.locator('summary', { hasText: 'Этаж' }).press('Enter');
    const words = flats.getByText('Не первый этаж');
    await words.click();
    await words.click();
    await expect.poll(() => words.isVisible()).toBe(true);
    await menu.press('Enter');
    const show = flats.getByRole('button', { name: /^Показать \d/ }).locator('visible=true');
    await expect.poll(async () => shown(await show.textContent())).toMatch(/^Показать \d+ объявлени/);
    // The number is pale until it is that of the latest choice.
    await show.locator('[data-old]').waitFor({ state: 'detached' });
    const counted = /\d+/.exec((await show.textContent())!)![0];
    await show.press('Enter');
    await expect
      .poll(async () => shown(await flats.getByRole('status').textContent()))
      .toMatch(new RegExp(`под условия — ${counted}$`));
    await expect.poll(() => page.url()).toContain('handoverDeadline');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await expectNoAxeViolations(page, '#flats');
    await page.goBack();
    await expect.poll(() => flats.getByRole('status').count()).toBe(0);
  });

  it('say so where none suits, and let the condition go', async () => {
    const filters = encodeURIComponent('{"floor":{"from":99,"to":0}}');
    const page = await openComplex(ids.whole, { query: `?searchFilters=${filters}` });
    const flats = page.locator('#flats');
    await expect
      .poll(async () => shown(await flats.getByRole('status').textContent()))
      .toMatch(/под условия ни одной$/);
    await flats.getByRole('link', { name: 'Сбросить' }).click();
    await expect.poll(() => flats.locator('details[open]').count()).toBe(1);
  });
});

describe('the board', () => {
  it('is walked by arrows; Enter opens the card, Esc returns, T swaps it for the table', async () => {
    const page = await openComplex(ids.whole);
    const stop = grid(page).locator('[tabindex="0"]');
    await expect.poll(() => stop.count()).toBe(1);
    await stop.focus();
    await page.keyboard.press('Home');
    const first = await focusedCell(page);
    await page.keyboard.press('ArrowDown');
    const below = await focusedCell(page);
    const floor = (name: string) => Number(/\d+/.exec(name)![0]);
    expect(floor(below)).toBeLessThan(floor(first));

    const free = grid(page)
      .getByRole('link', { name: /свободна$/ })
      .last();
    await free.focus();
    const name = await focusedCell(page);
    await page.keyboard.press('Enter');
    const number = /квартира (\d+)/.exec(name)![1];
    const card = page.getByRole('region', { name: `Квартира\u00a0${number}`, exact: true });
    await expect.poll(() => card.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => card.getByRole('link', { name: 'Открыть квартиру' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => free.evaluate((node) => node === document.activeElement)).toBe(true);

    await page.keyboard.press('t');
    await page.getByRole('region', { name: /^Шахматка.*таблица$/ }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('table');
  });

  it('tells free, booked and sold apart by words, and changes with the house chosen on the plan', async () => {
    const page = await openComplex(ids.whole);
    const { flats } = await call<Board>('board', {
      houseId: Number(await houseOnBoard(page)),
    });
    for (const [status, role, name] of [
      ['FREE', 'link', /свободна$/],
      ['BOOKED', 'link', /забронирована$/],
      ['SOLD', 'img', /продана$/],
    ] as const) {
      const cells = grid(page).getByRole(role, { name });
      await expect.poll(() => cells.count()).toBe(flats.filter((flat) => flat.status === status).length);
    }

    // On paper a table replaces the board.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const rows = page.getByRole('region', { name: /^Шахматка.*таблица$/ }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(flats.length + 1);
    await expect.poll(() => grid(page).count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => rows.count()).toBe(0);

    const { houses } = await complexPage(ids.whole);
    const plan = page.locator('#board [data-layer="2"]');
    await plan.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await plan.dispatchEvent('click');
    const second = houses.find(({ name }) => name === 'Корпус 2')!;
    await expect.poll(() => new URL(page.url()).searchParams.get('houseId')).toBe(String(second.id));
    await expect.poll(() => grid(page).getAttribute('aria-label')).toBe('Шахматка: Корпус 2');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  it('marks the flats that suit the search one came with', async () => {
    const houseId = (await complexPage(ids.whole)).houses[0]!.id;
    const { flats } = await call<Board>('board', { houseId });
    const { rooms } = flats.find(({ status }) => status === 'FREE')!;
    const alike = flats.filter((flat) => flat.status === 'FREE' && flat.rooms === rooms).length;
    const filters = encodeURIComponent(JSON.stringify({ roomsCount: [rooms], complexId: 1 }));
    const page = await openComplex(ids.whole, { query: `?houseId=${houseId}&searchFilters=${filters}` });
    const marked = grid(page).getByRole('link', { name: /свободна, подходит$/ });
    await expect.poll(() => marked.count()).toBe(alike);
    const choice = page.getByRole('checkbox', { name: 'Только подходящие', exact: true });
    await choice.uncheck();
    await expect.poll(() => marked.count()).toBe(0);
    await expectNoAxeViolations(page, '#board');
  });

  it('opens the card from the bottom of a phone', async () => {
    const page = await openComplex(ids.whole, { width: 360 });
    await grid(page)
      .getByRole('link', { name: /свободна$/ })
      .first()
      .tap();
    const sheet = page.getByRole('dialog', { name: /^Квартира/ });
    await sheet.getByRole('link', { name: 'Открыть квартиру' }).waitFor();
  });

  it('shows a house of three thousand flats section by section', async () => {
    const page = await openComplex(ids.huge);
    await expect.poll(() => grid(page).locator('[data-flat]').count()).toBe(300);
    await page
      .getByRole('navigation', { name: 'Секции' })
      .getByRole('link', { name: /^Секция 7/ })
      .click();
    await grid(page)
      .getByRole('columnheader', { name: /^Секция.7/ })
      .waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('section')).toBe('7');
  });
});

describe('under the lens of payments', () => {
  const PAYMENT = /^от \d[\d ]* ₽\/мес/;

  it('every least sum of the page is a payment, by its first HTML', async () => {
    const page = await openComplex(ids.whole, { javaScriptEnabled: false, query: '?lens=payment' });
    const { flats, housePayments, mortgage, similar } = await complexPage(ids.whole);
    const counted = flats.filter(({ payment }) => payment !== null);
    const likened = similar.flatMap(({ prices }) => prices).filter(({ payment }) => payment !== null);
    expect(counted.length * housePayments.length * likened.length).toBeGreaterThan(0);
    const aside = page.getByRole('complementary', { name: 'Цены' });
    await expect.poll(async () => shown(await aside.innerText())).toMatch(PAYMENT);
    const sums = async (inside: Locator) =>
      (await inside.getByText('₽/мес').allInnerTexts()).map((sum) => shown(sum));
    const rooms = new Set(counted.map((flat) => flat.rooms));
    await expect.poll(() => sums(aside.getByRole('list').first())).toHaveLength(rooms.size);
    await expect.poll(() => sums(page.locator('#board'))).not.toHaveLength(0);
    const table = page.getByRole('region', { name: 'Квартиры в продаже по комнатам' });
    await expect.poll(() => sums(table)).toHaveLength(rooms.size + (mortgage ? 1 : 0));
    const cards = await sums(page.locator('#similar'));
    expect(cards.length).toBeGreaterThan(0);
    for (const sum of cards) expect(sum).toMatch(PAYMENT);
    await expect.poll(() => page.getByRole('radio', { name: 'Платёж', exact: true }).isChecked()).toBe(true);
  });

  it('the payment of a flat in a list opens how it was counted', async () => {
    const page = await openComplex(ids.whole, { query: '?lens=payment' });
    const payment = page
      .locator('#flats')
      .getByRole('link', { name: /как посчитали$/ })
      .first();
    await expect
      .poll(() => payment.getAttribute('href'))
      .toMatch(/^\/for-sale\/\d+\?.*lens=payment.*#payment$/);
    const sum = PAYMENT.exec(shown(await payment.textContent()))![0].slice('от '.length, -'/мес'.length);
    await payment.click();
    const counting = page.getByRole('dialog', { name: 'Как посчитали' });
    await counting.waitFor();
    await expect.poll(async () => shown(await counting.textContent())).toContain(`= ${sum}`);
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await counting.waitFor({ state: 'hidden' });
    await expect.poll(() => payment.evaluate((link) => link === document.activeElement)).toBe(true);

    // The calculator below must count the same payment, then one with another down payment.
    const { mortgage } = await complexPage(ids.whole);
    const best = mortgage!.offers[0]!;
    const section = page.locator('#mortgage');
    await section.getByRole('link', { name: /^Изменить взнос/ }).press('Enter');
    const form = section.getByRole('form', { name: 'Условия кредита' });
    const price = form.getByRole('textbox', { name: 'Цена квартиры', exact: true });
    await expect.poll(() => price.inputValue().then(shown)).toBe(shown(formatNumber(mortgage!.price)));
    const counted = section.getByRole('article', { name: best.bank.name }).first();
    await expect
      .poll(async () => shown(await counted.textContent()))
      .toContain(shown(formatRoubles(best.stages[0]!.payment)));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    await expectNoAxeViolations(page);
  });
});

describe('windows over the page', () => {
  it('are the gallery, leafed through by keys and filtered by kind, and what is told of the developer', async () => {
    const page = await openComplex(ids.whole);
    const gallery = page.getByRole('region', { name: /^Изображения ЖК/ });
    await gallery.getByRole('button', { name: /^Подъезд/ }).click();
    const viewer = page.getByRole('dialog', { name: /^ЖК/ });
    await viewer.getByText(/Подъезд · 1.из.1/).waitFor();
    await page.keyboard.press('Escape');
    await gallery.getByRole('link').first().click();
    await viewer.getByText(/1.из.5/).waitFor();
    await page.keyboard.press('ArrowRight');
    await viewer.getByText(/Двор · 2.из.5/).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText(/5.из.5/).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'О застройщике' }).click();
    const modal = page.getByRole('dialog', { name: /застройщике/ });
    const { developerCompany } = await complexPage(ids.whole);
    const { housesHandOverCount, housesNotFinishedCount } = developerCompany.aggregatedHandover!;
    await modal.getByText(developerCompany.name).first().waitFor();
    const text = shown(await modal.textContent());
    if (housesHandOverCount > 0) expect(text).toMatch(new RegExp(`${housesHandOverCount} дом[а-я]* сдан`));
    if (housesNotFinishedCount > 0) expect(text).toMatch(new RegExp(`${housesNotFinishedCount} дом`));
    expect(housesHandOverCount + housesNotFinishedCount).toBeGreaterThan(0);
  });

  it('know the developer by its logo, or by initials where the logo does not come at the second try either', async () => {
    const page = await openComplex(ids.soldOut);
    const asked: string[] = [];
    await page.route('**/api/trpc/**', async (route) => {
      const answer = await route.fetch();
      const logo = JSON.stringify({ id: 1, uuid: 'logo', downloadURL: '/logo-of-a-developer.svg' });
      await route.fulfill({ body: (await answer.text()).replaceAll('"logo":null', `"logo":${logo}`) });
    });
    await page.route('**/logo-of-a-developer.svg', (route) => {
      asked.push(route.request().url());
      return asked.length > 2 ? route.fulfill({ path: 'src/web/shell/favicon.svg' }) : route.abort();
    });
    const section = page.locator('#developer');
    await page.locator('#similar').getByRole('link').first().click();
    await section.locator('img').scrollIntoViewIfNeeded();
    await section.locator('img').waitFor({ state: 'detached' });
    expect(asked).toHaveLength(2);
    await page.getByRole('button', { name: 'О застройщике' }).click();
    const logo = page.getByRole('dialog').locator('img');
    await logo.waitFor();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe('the bar of sections', () => {
  it('knows where the reader is after a jump over the whole page and back', async () => {
    const page = await openComplex(ids.whole, { width: 360 });
    const current = page.getByRole('navigation', { name: 'Разделы страницы' }).locator('[aria-current]');
    const offer = page.getByRole('link', { name: 'Выбрать квартиру' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => current.innerText()).toBe('Похожие');
    await expect.poll(() => offer.count()).toBe(1);
    // The fixed link must not cover the end of the page.
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Правовая информация' });
    await last.click({ trial: true });
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => current.innerText()).toBe('Квартиры');
    await expect.poll(() => offer.count()).toBe(0);
  });
});

describe('a complex with nothing left', () => {
  it('says so, keeps its board and offers others first, and is for everybody on a phone too', async () => {
    const page = await openComplex(ids.soldOut, { width: 360 });
    await expectNoAxeViolations(page);
    const aside = page.getByRole('complementary', { name: 'Цены' });
    await expect.poll(() => aside.getByText('Продажи закрыты').isVisible()).toBe(true);
    await expect.poll(() => grid(page).locator('[aria-label$="продана"]').count()).toBeGreaterThan(0);
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings[0]).toBe('Похожие комплексы рядом');
    expect(headings).not.toContain('Квартиры');
  });

  it('is another thing than one that is only announced', async () => {
    const page = await openComplex(ids.announced, { javaScriptEnabled: false });
    const aside = page.getByRole('complementary', { name: 'Цены' });
    await expect.poll(async () => shown(await aside.innerText())).toContain('Продажи ещё не начались');
    const anchors = page.getByRole('navigation', { name: 'Разделы страницы' }).getByRole('link');
    for (const anchor of await anchors.all()) {
      await expect.poll(async () => page.locator((await anchor.getAttribute('href'))!).count()).toBe(1);
    }
  });
});

it.each(['whole', 'soldOut', 'huge'] as const)(
  'the page of a complex (%s) never scrolls sideways on a phone',
  async (kind) => {
    const page = await openComplex(ids[kind], { width: 320, javaScriptEnabled: false });
    await expectToFit(page);
  },
);

/** Gives the words that a screen reader says for the focused cell. */
async function focusedCell(page: Page): Promise<string> {
  return shown(
    await page.evaluate(() => {
      const cell = document.activeElement!;
      return cell.getAttribute('aria-label') ?? cell.firstElementChild!.textContent;
    }),
  );
}

async function houseOnBoard(page: Page): Promise<number> {
  const name = (await grid(page).getAttribute('aria-label'))!.split(': ')[1]!;
  return (await complexPage(ids.whole)).houses.find((house) => house.name === name)!.id;
}
