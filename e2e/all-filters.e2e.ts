import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, hydrated, openPage, type PageOptions } from './browser.ts';
import { watchCalls } from './calls.ts';
import { countWords } from './count-words.ts';

function filtersOf(page: Page): unknown {
  return JSON.parse(new URL(page.url()).searchParams.get('searchFilters') ?? '{}');
}

/** A search of complexes, which are few: the window is the same as over eighty flats, and opens several times faster. */
const COMPLEXES = '/search?complexes=true&location=all';

function searchOf(filters: object): string {
  return `${COMPLEXES}&searchFilters=${encodeURIComponent(JSON.stringify(filters))}`;
}

async function openFilters(path: string, options: PageOptions = {}): Promise<[Page, Locator]> {
  const page = await openPage(path, options);
  await hydrated(page);
  return [page, await reopen(page)];
}

async function reopen(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: /^Все фильтры/ }).click();
  const modal = page.getByRole('dialog', { name: 'Все фильтры' });
  await showButton(modal).waitFor();
  return modal;
}

const showButton = (modal: Locator) => modal.getByRole('button', { name: /^Показать \d/ });

async function submit(page: Page, modal: Locator, address: RegExp) {
  await showButton(modal).click();
  await page.waitForURL(address);
  await modal.waitFor({ state: 'hidden' });
}

const finder = (modal: Locator) => modal.getByRole('combobox', { name: 'Поиск по месту и названию' });

describe('the window of all filters', () => {
  it.each([
    [360, 'Ничего не найдено. Попробуйте изменить запрос или проверьте правильность ввода'],
    [1440, 'Нет результатов'],
  ] as const)(
    'finds a metro and a developer by name at %i px, or says «%s», and keeps them till the next time',
    async (width, nothing) => {
      let [page, modal] = await openFilters(COMPLEXES, { width });
      await expect
        .poll(() => finder(modal).getAttribute('placeholder'))
        .toBe('Город, регион, адрес, метро, ЖК');
      await finder(modal).fill('ъъъ');
      await modal.getByRole('status').getByText(nothing).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => modal.isVisible()).toBe(true);

      await finder(modal).fill('');
      await finder(modal).click();
      await finder(modal).pressSequentially('калуж');
      const metro = modal.getByRole('option', { name: 'Калужская', exact: true });
      await metro.waitFor();
      await expectNoAxeViolations(page, '[role="dialog"]');
      await metro.click();
      await modal.getByRole('button', { name: 'Убрать: метро Калужская' }).waitFor();
      const developer = modal.getByRole('combobox', { name: 'Застройщик' });
      await developer.click();
      await developer.pressSequentially('створ');
      await developer.press('Enter');
      const metros = modal.getByRole('group', { name: 'Станции метро' });
      await metros.getByRole('textbox').fill('сокол');
      await metros.getByRole('checkbox', { name: /^Сокол/ }).check();
      await submit(page, modal, /developer/);
      await expect
        .poll(() => filtersOf(page))
        .toEqual({
          metros: [expect.any(String)],
          developer: { id: expect.any(Number), name: 'ГК «Створ»' },
          search: { metroId: expect.any(Number) },
        });
      // The focus is where it was before the window.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toMatch(/^Все фильтры/);

      modal = await reopen(page);
      await expect.poll(() => developer.inputValue()).toBe('ГК «Створ»');
      await modal.getByRole('button', { name: 'Убрать: метро Калужская' }).click();
      await modal.getByRole('button', { name: 'Очистить' }).click();
      await metros.getByRole('button', { name: 'На схеме' }).click();
      const scheme = metros.getByRole('group', { name: /^Схема метро: / });
      const ticked = scheme.getByRole('checkbox', { checked: true });
      await expect.poll(() => ticked.getAttribute('aria-label')).toMatch(/^Сокол/);
      await expectNoAxeViolations(page, '[role="dialog"]');
      await ticked.press(' ');
      await expect.poll(() => metros.getByRole('checkbox', { checked: true }).count()).toBe(0);
      await submit(page, modal, /\?complexes=true&location=all$/);
    },
  );

  it('asks other questions in the Emirates', async () => {
    const [page, modal] = await openFilters(
      '/search?location=c1&searchFilters={"nearSea":true,"search":{"metroId":1},"transportTime":"15"}',
    );
    await expect.poll(() => modal.getByRole('checkbox', { name: /^Открытый бассейн/ }).count()).toBe(0);
    await modal.getByRole('button', { name: 'Где искать: Москва' }).click();
    const places = page.getByRole('dialog', { name: 'Где искать' });
    await places.getByRole('group', { name: 'Часто выбирают' }).getByLabel('Дубай').check();
    await places.getByRole('button', { name: 'Показать' }).click();
    await modal.getByRole('button', { name: 'Где искать: Дубай' }).waitFor();
    await expect.poll(() => finder(modal).getAttribute('placeholder')).toBe('Город, регион, адрес, ЖК');
    await expect.poll(() => modal.getByRole('radiogroup', { name: 'Минут до метро' }).count()).toBe(0);
    await expect.poll(() => modal.getByRole('list', { name: 'Выбрано в поиске' }).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('location')).toBe('c1');

    const distance = modal.getByRole('textbox', { name: 'Расстояние до моря, до' });
    await modal.getByRole('checkbox', { name: /^У моря/ }).uncheck();
    await expect.poll(() => distance.isDisabled()).toBe(true);
    await modal.getByRole('checkbox', { name: /^У моря/ }).check();
    await distance.fill('1500');
    await submit(page, modal, /location=c12/);
    await expect.poll(() => filtersOf(page)).toEqual({ nearSea: true, seaDistance: { from: 0, to: 1_500 } });
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'location')?.value).toBe('c12');
  });

  it('leads to its sections and says which one is read', async () => {
    const [page, modal] = await openFilters(searchOf({ roomsCount: ['1', '2'], balcony: true }));
    const nav = modal.getByRole('navigation', { name: 'Разделы фильтров' });
    const current = () => nav.locator('[aria-current]').innerText();
    await expect
      .poll(async () =>
        (await nav.getByRole('button').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')),
      )
      .toEqual(['Главное 1', 'Квартира 1', 'Расположение', 'Дом']);
    const house = modal.locator('summary', { hasText: 'Дом' });
    await house.click();
    await nav.getByRole('button', { name: 'Дом' }).press('Enter');
    await expect.poll(() => current()).toBe('Дом');
    await expect.poll(() => house.evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    const developer = modal.getByRole('combobox', { name: 'Застройщик' });
    await expect.poll(() => developer.evaluate((field) => field === document.activeElement)).toBe(true);

    await developer.hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(current).toMatch(/^Главное/);
  });

  it('forgets minutes that the other way to the metro lacks', async () => {
    const [page, modal] = await openFilters(COMPLEXES, { width: 360 });
    const minutes = modal.getByRole('radiogroup', { name: 'Минут до метро' }).getByRole('radio');
    const values = () =>
      minutes.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
    await expect.poll(() => values()).toEqual(['0', '5', '10', '15', '20']);
    await modal.getByRole('radio', { name: '15\u00a0мин' }).check();
    await modal.getByRole('radio', { name: 'На транспорте' }).check();
    await expect.poll(() => values()).toEqual(['0', '20', '45']);
    const isChosen = (name: string) => modal.getByRole('radio', { name, exact: true }).last().isChecked();
    await expect.poll(() => isChosen('Неважно')).toBe(true);
    // Those that both ways have are kept, there and back.
    await modal.getByRole('radio', { name: '20\u00a0мин' }).check();
    await modal.getByRole('radio', { name: 'Пешком' }).check();
    await expect.poll(() => isChosen('20\u00a0мин')).toBe(true);
    await modal.getByRole('radio', { name: 'На транспорте' }).check();
    await expect.poll(() => isChosen('20\u00a0мин')).toBe(true);
    await submit(page, modal, /searchFilters/);
    await expect.poll(() => filtersOf(page)).toEqual({ transportTime: '20', transportType: 'car' });
  });

  it('brings no minutes back that were given up, and asks about no amenity that nothing there has', async () => {
    const [page, modal] = await openFilters(searchOf({ gym: true, transportTime: '10' }));
    const minutes = modal.getByRole('radiogroup', { name: 'Минут до метро' });
    await minutes.getByRole('radio', { name: 'Неважно' }).check();
    await modal.getByRole('radio', { name: 'На транспорте' }).check();
    await modal.getByRole('radio', { name: 'Пешком' }).check();
    await expect.poll(() => minutes.getByRole('radio', { name: 'Неважно' }).isChecked()).toBe(true);
    // The small market has none; what is asked for already can be taken back.
    const extras = modal.getByRole('group', { name: 'Дополнительно' }).getByRole('checkbox');
    await expect.poll(() => extras.count()).toBe(3);
    await modal.getByRole('checkbox', { name: /^Тренажёрный зал/ }).uncheck();
    await submit(page, modal, /\?complexes=true&location=all$/);
    await reopen(page);
    await expect.poll(() => extras.count()).toBe(2);
  });

  it.each([360, 1440] as const)('is closed by Back at %i px, with what lies over it first', async (width) => {
    const [page, modal] = await openFilters('/search?complexes=true&location=c1&page=1', { width });
    await page.goBack();
    await modal.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Все фильтры/);
    // Forward leads to a window that is not there any more, so it leads nowhere.
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state.modals ?? 0)).toBe(0);
    await expect.poll(() => modal.count()).toBe(0);

    await reopen(page);
    await modal.getByRole('button', { name: 'Где искать: Москва' }).click();
    const places = page.getByRole('dialog', { name: 'Где искать' });
    await places.getByRole('group', { name: 'Часто выбирают' }).waitFor();
    await page.goBack();
    await places.waitFor({ state: 'hidden' });
    await expect.poll(() => modal.isVisible()).toBe(true);
    await modal.getByRole('checkbox', { name: '1', exact: true }).check();
    await submit(page, modal, /roomsCount/);
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('searchFilters'));
    await expect.poll(() => page.evaluate(() => history.state.modals ?? 0)).toBe(0);
    await expect.poll(() => modal.count()).toBe(0);

    await reopen(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => history.state.modals ?? 0)).toBe(0);
    await expect.poll(() => modal.count()).toBe(0);
    await reopen(page);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => history.state.modals ?? 0)).toBe(0);
  });

  it('gives up everything at once, a house by its button, and nothing when it is left', async () => {
    const [page, modal] = await openFilters(
      searchOf({ houseId: 1, logia: true, search: { cityArea: 'Сокол' } }),
    );
    await modal.getByRole('button', { name: 'Убрать фильтр по дому' }).click();
    await modal.getByRole('button', { name: 'Назад' }).click();
    await reopen(page);
    await modal.getByRole('button', { name: 'Убрать фильтр по дому' }).waitFor();
    await modal.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => modal.getByText('Не выбраны').isVisible()).toBe(true);
    await expect.poll(() => modal.getByRole('button', { name: 'Убрать фильтр по дому' }).count()).toBe(0);
    await submit(page, modal, /\?complexes=true&location=all$/);
  });
});

describe('the count', () => {
  it('is asked for one at a time, and last for the latest choice', async () => {
    const found = await countWords('/search?location=all&searchFilters={"roomsCount":["1","2","3"]}');
    const [page, modal] = await openFilters('/search?location=all');
    const calls = await watchCalls(page, 'flatsTotal');
    calls.hold();
    await modal.getByRole('checkbox', { name: '1', exact: true }).check();
    await expect.poll(calls.count).toBe(1);
    await modal.getByRole('checkbox', { name: '2', exact: true }).check();
    await modal.getByRole('checkbox', { name: '3', exact: true }).check();
    calls.release();
    await modal.getByRole('button', { name: `Показать ${found}` }).waitFor();
    expect([calls.count(), calls.mostAtOnce()]).toEqual([2, 1]);
  });

  it('is not asked for by opening, and once by the switch of flats and complexes, there and back', async () => {
    const [page] = await openFilters(
      '/search?location=all&searchFilters={"balcony":true,"roomsCount":["2"],"transportTime":"20"}',
    );
    await page.keyboard.press('Escape');
    const complexes = await watchCalls(page, 'complexesTotal');
    const flats = await watchCalls(page, 'flatsTotal');
    const modal = await reopen(page);
    await modal.getByRole('radio', { name: 'Жилые комплексы' }).check();
    await modal.getByRole('button', { name: /^Показать \d+ жил/ }).waitFor();
    await modal.getByRole('radio', { name: 'Квартиры' }).check();
    await modal.getByRole('button', { name: /^Показать \d+ объявлени/ }).waitFor();
    await expect.poll(flats.count).toBe(1);
    await showButton(modal).waitFor();
    expect([flats.count(), complexes.count()]).toEqual([1, 1]);
  });
});

it('results are asked for one search at a time, and last for the latest', async () => {
  const page = await openPage('/search?location=c4');
  await hydrated(page);
  const calls = await watchCalls(page, 'catalog.flatCards');
  calls.hold();
  const order = page.getByRole('combobox', { name: 'Порядок' });
  await order.selectOption('newest');
  await expect.poll(calls.count).toBe(1);
  await order.selectOption('price_desc');
  await page.waitForURL(/price_desc/);
  await order.selectOption('price_asc');
  await page.waitForURL(/price_asc/);
  calls.release();
  await page.locator('ul:not([aria-busy]) > li > article').first().waitFor();
  await expect.poll(calls.count).toBe(2);
  expect(calls.mostAtOnce()).toBe(1);
});

it('many chips do not widen the page of a phone', async () => {
  const filters = {
    balcony: true,
    floorLast: false,
    floorNotFirst: true,
    logia: true,
    roomsCount: ['1', '2', '3'],
  };
  const page = await openPage(searchOf(filters), { width: 360, javaScriptEnabled: false });
  await expectToFit(page);
});
