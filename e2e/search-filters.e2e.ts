import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AMENITIES } from '#domain/listing/amenity.ts';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';
import { countWords } from './count-words.ts';

/** Reads the filters of the page's address. */
function filtersOf(page: Page): unknown {
  return JSON.parse(new URL(page.url()).searchParams.get('searchFilters') ?? '{}');
}

/** A form sent without scripts arrives with `f.` parameters and is redirected to the address of a search. */
function isOurs({ pathname, search }: URL): boolean {
  return pathname === '/search' && !search.includes('f.');
}

function searchOf(filters: object): string {
  return `/search?location=all&searchFilters=${encodeURIComponent(JSON.stringify(filters))}`;
}

async function openReady(path: string, options = {}): Promise<Page> {
  const page = await openPage(path, options);
  await hydrated(page);
  return page;
}

describe('the filter bar', () => {
  it('counts while one chooses and goes to the search itself', async () => {
    const page = await openReady('/search?location=all&presetTab=3');
    await page.locator('summary').first().click();
    await page.getByRole('checkbox', { name: '4', exact: true }).uncheck();
    await page.getByRole('checkbox', { name: '2', exact: true }).check();
    const found = await countWords(searchOf({ roomsCount: ['2'] }));
    const show = page.getByRole('button', { name: `Показать ${found}` });
    await show.waitFor();
    await show.click();
    await page.getByRole('heading', { level: 1, name: 'Двухкомнатные квартиры' }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.has('presetTab')).toBe(false);
    await expect.poll(() => filtersOf(page)).toEqual({ roomsCount: ['2'] });
    await expect
      .poll(async () => (await page.title()).replaceAll('\u00a0', ' '))
      .toBe(`Двухкомнатные квартиры, ${found}`);

    await page.goBack();
    await page.waitForURL(/presetTab=3/);
    await page.getByRole('heading', { level: 1, name: 'Четырёхкомнатные квартиры' }).waitFor();
  });

  it('takes the price from its fields and from the keys of the ruler', async () => {
    const page = await openReady(searchOf({ roomsCount: ['2'] }));
    await page.locator('summary', { hasText: 'Цена' }).click();
    const end = page.getByRole('slider', { name: 'Цена, до' });
    await expect.poll(() => end.getAttribute('aria-valuetext')).toMatch(/^\d+\sмлн\s₽ и дороже$/);
    await page.getByRole('textbox', { name: 'Цена, до' }).fill('20000000');
    await end.press('ArrowLeft');
    await page.getByRole('button', { name: /^Показать \d/ }).click();
    await page.waitForURL(/priceRange/);
    await expect
      .poll(() => filtersOf(page))
      .toEqual({ priceRange: { from: 0, to: 19_900_000 }, roomsCount: ['2'] });

    await page.getByRole('link', { name: 'Убрать: 2-комн.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Новостройки до 19,9 млн ₽' }).waitFor();
    await expect.poll(() => filtersOf(page)).toEqual({ priceRange: { from: 0, to: 19_900_000 } });
    await page.getByRole('link', { name: 'Сбросить' }).click();
    await page.getByRole('heading', { level: 1, name: 'Новостройки', exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?location=all');
  });
});

it('whatever takes a condition away leaves the focus beside it', async () => {
  const filters = { handoverDeadline: ['handOver'], roomsCount: ['1', '2'] };
  const page = await openReady(`${searchOf(filters)}&complexes=true`);
  const focused = page.locator(':focus');
  const focus = () => focused.evaluateAll(([element]) => element?.textContent);
  await page.getByRole('link', { name: 'Убрать: 1-комн.' }).press('Enter');
  await expect.poll(focus).toBe('Убрать: 2-комн.');
  await page.getByRole('link', { name: 'Убрать: сдан' }).press('Enter');
  await expect.poll(focus).toBe('Сбросить');
  await focused.press('Enter');
  await expect.poll(focus).toBe('Жилые комплексы');

  const menu = page.locator('summary').first();
  const [isOpen, next] = [page.locator('details[open]'), page.locator('summary').nth(1)];
  await menu.press('Enter');
  await isOpen.waitFor();
  // After the last choice Tab closes the menu, so that it does not cover the next element.
  await page.getByRole('button', { name: /^Показать \d/ }).press('Tab');
  await expect.poll(() => next.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await expect.poll(() => isOpen.count()).toBe(0);
  await menu.press('Enter');
  await page.getByRole('checkbox', { name: '2', exact: true }).press('Space');
  await page.getByRole('button', { name: /^Показать \d/ }).press('Enter');
  await page.waitForURL(/roomsCount/);
  await expect.poll(focus).toBe('2-комн.');
});

describe('all filters', () => {
  it.each([360, 1440] as const)(
    'open over the page at %i px and keep what they have no field for',
    async (width) => {
      const path = searchOf({ houseId: 1, search: { cityArea: 'Сокол' } });
      const page = await openReady(`${path}&complexes=true`, { width });
      await page.getByRole('link', { name: /^Все фильтры/ }).click();
      const modal = page.getByRole('dialog', { name: 'Все фильтры' });
      await modal.waitFor();
      await expectNoAxeViolations(page, '[role="dialog"]');
      await modal.getByText(/^Сокол, (?!один дом).*ЖК/).waitFor();
      await modal.getByRole('button', { name: 'Убрать фильтр по дому' }).click();
      await modal.getByRole('checkbox', { name: /^Балкон/ }).check();
      await modal.getByRole('radio', { name: 'Не последний' }).check();
      await modal.getByRole('radio', { name: 'На транспорте' }).check();
      await modal.getByRole('radio', { name: '45\u00a0мин' }).check();
      await modal.getByRole('button', { name: /^Показать / }).click();
      await page.waitForURL(/balcony/);
      await modal.waitFor({ state: 'hidden' });
      await expect
        .poll(() => filtersOf(page))
        .toEqual({
          balcony: true,
          floorLast: false,
          search: { cityArea: 'Сокол' },
          transportTime: '45',
          transportType: 'car',
        });
    },
  );

  it('search by what is chosen in them from the main page too, and close by the button back', async () => {
    const page = await openReady('/');
    await page.getByRole('link', { name: /^Все фильтры/ }).click();
    const modal = page.getByRole('dialog', { name: 'Все фильтры' });
    await modal.getByRole('checkbox', { name: /^Лоджия/ }).check();
    await modal.getByRole('radio', { name: 'Жилые комплексы' }).check();
    await modal.getByRole('button', { name: /^Показать \d/ }).click();
    await page.waitForURL((url) => url.pathname === '/search');
    await expect.poll(() => filtersOf(page)).toEqual({ logia: true });
    await expect.poll(() => new URL(page.url()).searchParams.get('complexes')).toBe('true');
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('c1');

    await modal.waitFor({ state: 'hidden' });
    const found = page.url();
    await page.getByRole('link', { name: /^Все фильтры/ }).click();
    // Saving a search is yet to come.
    await modal.getByRole('button', { name: 'Сохранить поиск' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await modal.getByRole('button', { name: 'Назад' }).click();
    await modal.waitFor({ state: 'hidden' });
    await expect.poll(() => page.url()).toBe(found);
  });
});

it('an empty search offers ways out, each with its count', async () => {
  const filters = { priceRange: { from: 0, to: 4_000_000 }, roomsCount: ['4'], transportTime: '5' };
  const page = await openReady(searchOf(filters), { width: 360 });
  await page.getByRole('heading', { name: 'Под эти условия ничего нет' }).waitFor();
  await expectNoAxeViolations(page);
  const ways = page.getByRole('link', { name: /\d\sобъявлени/ });
  await expect.poll(() => ways.count()).toBe(3);
  const words = (await ways.first().textContent())!;
  const count = /(?<=: )\d[\d\s]*объявлени\S+$/.exec(words)![0];
  await ways.first().click();
  await page.getByRole('status').filter({ hasText: count }).waitFor();
});

it('a search of all conditions there are has a way out too, and names what it asks for', async () => {
  const filters = {
    ...Object.fromEntries(AMENITIES.map((name) => [name, true])),
    area: { from: 500, to: 0 },
    balcony: true,
    logia: true,
    floorLast: true,
    floorNotFirst: true,
    closedBooking: true,
    fromDeveloper: true,
    material: ['brick', 'block'],
    parking: ['open'],
    handoverDeadline: ['over2'],
    nearSea: true,
    priceRange: { from: 0, to: 1_000_000 },
    renovation: ['none'],
    roomsCount: ['manyRooms'],
    houseId: 1,
    transportTime: '5',
  };
  const page = await openPage(searchOf(filters), { javaScriptEnabled: false });
  await expect.poll(() => page.getByText('Ближе всего будет, если убрать').count()).toBe(1);
  const all = page.getByRole('link', { name: /^Без всех условий/ });
  await expect.poll(() => all.textContent()).toMatch(/: \d[\d\s]*объявлени\S+$/);
  const chips = page.getByRole('list', { name: 'Выбранные условия' }).first();
  await expect.poll(() => chips.innerText()).toMatch(/ЖК\s«/);
  await expect.poll(() => chips.innerText()).not.toMatch(/один дом/);
});

it('the search field finds a metro and keeps the other filters', async () => {
  const page = await openReady(`${searchOf({ balcony: true })}&complexes=true`);
  const field = page.getByRole('combobox', { name: 'Поиск по месту и названию' });
  await expect.poll(() => field.getAttribute('placeholder')).toBe('Город, регион, адрес, метро, ЖК');
  await field.click();
  await field.pressSequentially('калуж');
  await page.getByRole('option', { name: 'Калужская', exact: true }).click();
  await page.waitForURL(/metroId/);
  await expect
    .poll(() => filtersOf(page))
    .toMatchObject({ balcony: true, search: { metroId: expect.any(Number) } });
});

it('a suggestion says what it finds and where, leads there, or to what is on sale around an address', async () => {
  const page = await openReady('/search?location=c3');
  const field = page.getByRole('combobox', { name: 'Поиск по месту и названию' });
  await field.click();
  // This is «метро Калуж» typed with the keyboard left in Latin letters.
  await field.pressSequentially('vtnhj rfke;');
  const option = page.getByRole('option', { name: 'Калужская', exact: true });
  const [, count] = /^Калужская\s*Москва · (\d[\d\s]*объявлени\S+)$/.exec(await option.innerText())!;
  await expectNoAxeViolations(page, 'header');
  await option.click();
  await page.waitForURL(/metroId/);
  await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('c1');
  await page.getByRole('status').filter({ hasText: count }).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toMatch(/ у\sметро Калужская$/);

  // Nothing on sale bears this address.
  await field.click();
  await field.fill('');
  await field.pressSequentially('люблино');
  const around = page.getByRole('option', { name: 'Москва, метро Люблино' });
  const [, near] = /до\s\d+\sкм: (\d[\d\s]*объявлени\S+) · по\sнашему справочнику$/.exec(
    await around.innerText(),
  )!;
  await expectNoAxeViolations(page, 'header');
  await around.click();
  await page.waitForURL(/area=/);
  await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('all');
  await page.getByRole('status').filter({ hasText: near }).first().waitFor();
});

it('the search field is a form where scripts do not run, and leads to all that the letters may mean', async () => {
  const page = await openPage('/search?location=c3&lens=payment', { javaScriptEnabled: false });
  const field = page.getByRole('combobox', { name: 'Поиск по месту и названию' });
  await field.fill('такого нигде нет');
  await field.press('Enter');
  await page.getByText('Ничего с таким названием не продаётся').waitFor();
  await field.fill('калужская');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Поиск: «калужская»' }).waitFor();
  await expectNoAxeViolations(await openPage(page.url()));
  await page.getByRole('main').getByRole('link', { name: 'Калужская', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /у\sметро Калужская/ }).waitFor();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({ location: 'c1', lens: 'payment' });
  await expect.poll(() => new URL(page.url()).searchParams.has('q')).toBe(false);
});

it.each<[width: 360 | 1280, shown: number[]]>([
  [360, [320, 360]],
  // 640 is a desktop at a zoom of 200 %.
  [1280, [600, 640, 799, 800, 1280]],
])('the search field says all it finds on a device of %i px, at %j px', async (width, widths) => {
  const page = await openReady('/search?location=all', { width });
  // The tray of chosen things then stands beside the field.
  for (const label of [/^Сравнить/, /^В избранное/])
    await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('navigation', { name: 'Отложенное' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Поиск по месту и названию' });
  await expect.poll(() => field.getAttribute('placeholder')).toBe('Город, регион, адрес, метро, ЖК');
  for (const shown of widths) {
    await page.setViewportSize({ width: shown, height: 700 });
    const room = await field.evaluate((input: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      const look = getComputedStyle(input, '::placeholder');
      pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      return input.clientWidth - pen.measureText(input.placeholder).width;
    });
    expect(room, `${shown} px`).toBeGreaterThanOrEqual(0);
    // The search has a line of its own below 1280 pixels, and nothing else has.
    const { height } = (await page.getByRole('banner').boundingBox())!;
    expect(height, `${shown} px`).toBeLessThanOrEqual(shown < 1280 ? 89 : 81);
  }
});

it('the main page begins a search, with counts before scripts', async () => {
  const page = await openPage('/', { javaScriptEnabled: false });
  const rooms = page.getByRole('checkbox', { name: '2', exact: true });
  await expect.poll(() => rooms.evaluate((input) => input.parentElement!.textContent)).toMatch(/^2\d+$/);
  await rooms.check();
  await page.getByRole('textbox', { name: 'Цена, до' }).fill('20 000 000');
  await page.getByRole('button', { name: /^Показать \d/ }).click();
  await page.waitForURL(isOurs);
  await expect
    .poll(() => filtersOf(page))
    .toEqual({ priceRange: { from: 0, to: 20_000_000 }, roomsCount: ['2'] });
  await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('c1');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toMatch(/^Двухкомнатные квартиры до/);
});

it('all filters are a page where scripts do not run', async () => {
  const page = await openPage(searchOf({ collectionId: 999, roomsCount: ['1'] }), {
    javaScriptEnabled: false,
  });
  await page.getByRole('link', { name: /^Все фильтры/ }).click();
  await page.getByRole('checkbox', { name: /^Лоджия/ }).check();
  await page.getByRole('radio', { name: 'Жилые комплексы' }).check();
  await page.getByRole('button', { name: /^Показать \d/ }).click();
  await page.waitForURL(isOurs);
  await expect.poll(() => filtersOf(page)).toEqual({ collectionId: 999, logia: true, roomsCount: ['1'] });
  await expect.poll(() => new URL(page.url()).searchParams.get('complexes')).toBe('true');
});
