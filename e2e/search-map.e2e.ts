import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, LOW, openPage, type PageOptions } from './browser.ts';

/** Few complexes beside the map, or the flats where the list is the matter. */
async function openMap(list: 'complexes' | 'flats', options: PageOptions = LOW): Promise<Page> {
  const path = list === 'complexes' ? '/search?complexes=true&map=true' : '/search?map=true';
  const page = await openPage(path, options);
  await drawn(page);
  const counted = list === 'complexes' ? /^На\sкарте \d+\sжил/ : /^На\sкарте \d+\sобъявлени/;
  await page.getByText(counted).waitFor();
  return page;
}

const mapOf = (page: Page) => page.getByRole('region', { name: 'Карта объектов' });
const drawn = (page: Page) => mapOf(page).and(page.locator('[aria-busy=false]')).waitFor();
const flagsOf = (page: Page) => mapOf(page).getByRole('button', { name: /млн\s₽, \d+\sквартир/ });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

describe('the map of a search', () => {
  it('comes from the main page beside the list and goes again, as the address says', async () => {
    const page = await openPage('/?location=c3', LOW);
    await page.getByRole('button', { name: 'Карта', exact: true }).click();
    await drawn(page);
    await expect.poll(() => parameter(page, 'map')).toBe('true');
    await flagsOf(page).first().waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('heading', { name: 'Список объектов на карте' }).waitFor();
    const list = await page.getByRole('article').first().boundingBox();
    expect(Math.round(list!.width)).toBe(302);

    await page.goBack();
    await mapOf(page).waitFor({ state: 'detached' });
    await page.goForward();
    await mapOf(page).waitFor();
    await page.getByRole('link', { name: /^Карта\s*показана, убрать$/ }).click();
    await mapOf(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Карта', exact: true }).click();
    await mapOf(page).waitFor();
  });

  it('is where it was when one comes back to it, and marks with the list what is pointed at', async () => {
    const page = await openMap('flats');
    // The wheel comes nearer to what lies under it, so that the flag stays in sight.
    await flagsOf(page).first().hover();
    await page.mouse.wheel(0, -200);
    await page.getByRole('button', { name: 'Искать здесь' }).waitFor();
    const view = async () => {
      const { center, zoom } = await page.evaluate(() => history.state.map.place);
      return [center.latitude, center.longitude, zoom].map((value) => value.toFixed(3));
    };
    await page.waitForLoadState('networkidle');
    await flagsOf(page).first().focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog');
    const title = await card.getByRole('article').innerText();
    const before = await view();
    await card.getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/complex\//);
    await page.goBack();
    await drawn(page);
    await expect.poll(() => card.getByRole('article').innerText()).toBe(title);
    await expect.poll(() => view()).toEqual(before);
    await expect.poll(() => page.getByRole('button', { name: 'Искать здесь' }).isVisible()).toBe(true);
    await card.getByRole('button', { name: 'Закрыть' }).click();
    await card.waitFor({ state: 'detached' });

    const [complex] = (await flagsOf(page).first().getAttribute('aria-label'))!.split(',');
    await page.getByRole('article').filter({ hasText: complex }).first().hover();
    const marked = flagsOf(page).and(page.locator('[aria-current=true]'));
    await expect.poll(() => marked.count()).toBeGreaterThan(0);

    await flagsOf(page).last().focus();
    await expect.poll(() => page.locator('li[data-marked] article').count()).toBeGreaterThan(0);

    const clusters = mapOf(page).getByRole('button', { name: /рядом/ });
    for (let times = 0; times < 5; times++) await page.getByRole('button', { name: 'Отдалить' }).click();
    await expect.poll(() => flagsOf(page).count()).toBe(0);
    await page.getByRole('article').first().hover();
    await expect.poll(() => clusters.and(page.locator('[aria-current=true]')).count()).toBe(1);

    // Put away for the list and brought again, it shows what it showed.
    const left = await view();
    await page.getByRole('link', { name: /^Карта\s*показана, убрать$/ }).click();
    await mapOf(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Карта', exact: true }).click();
    await drawn(page);
    await expect.poll(() => view()).toEqual(left);
  });

  it('searches in what is in sight or outlined; a flag opens its complex, and stays when no new ones come', async () => {
    const page = await openMap('complexes');
    const found = () => page.locator('main').getByRole('status').first().textContent();
    const everything = await found();
    const here = page.getByRole('button', { name: 'Искать здесь' });
    await expect.poll(() => here.count()).toBe(0);
    const canvas = mapOf(page).getByRole('application');
    await canvas.focus();
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowUp');
    await here.click();
    await expect.poll(() => parameter(page, 'area')).toMatch(/^[\d.,]+;[\d.,]+$/);
    await page.getByRole('link', { name: 'Убрать: Область карты' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Сбросить область' }).click();
    await expect.poll(() => parameter(page, 'area')).toBeNull();
    await expect.poll(found).toBe(everything);

    await drawn(page);
    await page.getByRole('button', { name: 'Обвести' }).click();
    const { x, y, width, height } = (await mapOf(page).boundingBox())!;
    // It begins on the words that tell how to draw, which are no obstacle.
    const hint = (await page.getByText(/^Обведите место одним движением/).boundingBox())!;
    await page.mouse.move(hint.x + hint.width / 2, hint.y + hint.height / 2);
    await page.mouse.down();
    for (const [right, down] of [
      [0.8, 0.3],
      [0.8, 0.8],
      [0.2, 0.8],
    ] as const) {
      await page.mouse.move(x + width * right, y + height * down, { steps: 4 });
    }
    await page.mouse.up();
    await expect.poll(() => parameter(page, 'area')?.split(';').length ?? 0).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Сбросить область' }).click();
    await expect.poll(() => parameter(page, 'area')).toBeNull();
    await drawn(page);

    // The same by the keyboard, which leads a sight and says where it is.
    const outline = page.getByRole('button', { name: 'Обвести' });
    await outline.focus();
    await page.keyboard.press('Enter');
    const pen = mapOf(page).getByRole('application', { name: /^Обводка/ });
    await expect.poll(() => pen.evaluate((surface) => surface === document.activeElement)).toBe(true);
    const said = mapOf(page).getByRole('group', { name: 'Обводка' }).getByRole('status');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => said.textContent()).toMatch(/^Прицел: .+ севернее середины карты$/);
    for (const key of ['Space', 'Shift+ArrowRight', 'Space', 'Space', 'Backspace'])
      await page.keyboard.press(key);
    await expect.poll(() => said.textContent()).toBe('Точка убрана, осталось 2');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => said.textContent()).toMatch(/^Нужно хотя бы три точки/);
    for (const key of ['Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expectNoAxeViolations(page, '[data-map]');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => parameter(page, 'area')?.split(';').length).toBe(3);
    await expect.poll(() => pen.count()).toBe(0);
    await page.getByRole('button', { name: 'Сбросить область' }).click();
    await expect.poll(() => parameter(page, 'area')).toBeNull();
    await drawn(page);

    const flag = flagsOf(page).first();
    await flag.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog');
    await card.getByRole('button', { name: 'Закрыть' }).waitFor();
    await card.getByRole('article').waitFor();
    await expect.poll(() => card.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => flag.evaluate((button) => button === document.activeElement)).toBe(true);
    // Esc leads on out of the map.
    await page.keyboard.press('Escape');
    const isInMap = () => mapOf(page).evaluate((map) => map.contains(document.activeElement));
    await expect.poll(() => isInMap()).toBe(false);

    const before = await flagsOf(page).count();
    await page.route('**/catalog.mapBox**', (route) => route.abort());
    await page.getByRole('button', { name: 'Отдалить' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Не удалось обновить.' });
    await alert.waitFor();
    await expect.poll(() => flagsOf(page).count()).toBe(before);
    await page.unroute('**/catalog.mapBox**');
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});

describe('a sheet of results over the map of a phone', () => {
  it('goes up by steps and back at 360 px and at 320', async () => {
    const page = await openMap('flats', { width: 360 });
    await expectNoAxeViolations(page);
    const sheet = page.locator('[data-map-list]');
    const shown = () => sheet.evaluate((element) => innerHeight - element.getBoundingClientRect().top);
    const more = page.getByRole('button', { name: 'Больше' });
    const headBottom = () => page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().bottom);
    for (const size of [
      { width: 360, height: 740 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => shown()).toBeCloseTo(120, 0);
      await more.click();
      await expect.poll(shown).toBeCloseTo(346, -1);
      await more.click();
      // The head of the site goes while somebody reads on, and comes back when they turn.
      await page.getByRole('button', { name: 'К карте' }).waitFor();
      await page.evaluate(() => scrollBy(0, 400));
      await expect.poll(headBottom).toBe(0);
      await page.evaluate(() => scrollBy(0, -50));
      await expect.poll(headBottom).toBe(88);
      await page.getByRole('button', { name: 'К карте' }).click();
      await expect.poll(shown).toBeCloseTo(120, 0);
      await expectToFit(page);
    }

    await page.getByRole('link', { name: 'Список' }).press('Enter');
    const toggle = page.getByRole('link', { name: 'Карта', exact: true });
    await expect.poll(() => toggle.evaluateAll(([link]) => link === document.activeElement)).toBe(true);
    await expect.poll(() => parameter(page, 'map')).toBeNull();
  });
});

it('marks tell the least sum of what lies near, and lie over nothing', async () => {
  const page = await openMap('flats', { width: 360 });
  const texts = () => mapOf(page).getByRole('button', { name: /рядом/ }).allTextContents();
  await expect.poll(texts).not.toEqual([]);
  for (const text of await texts()) expect(text).toMatch(/^от\u00a0[\d,]+\u00a0млн · [\d\u00a0]+$/);
  const overlapping = () =>
    mapOf(page)
      .getByRole('button', { name: /рядом|^ЖК|^Дом/ })
      .evaluateAll((marks) => {
        const boxes = marks.map((mark) => mark.getBoundingClientRect());
        return boxes.filter((one, at) =>
          boxes
            .slice(at + 1)
            .some(
              (two) =>
                one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
            ),
        ).length;
      });
  await expect.poll(overlapping).toBe(0);

  // Layers are in the address, tell in words what they tint, and leave everything reachable by the keyboard.
  const layers = page.getByRole('button', { name: /^Слои карты/ });
  await layers.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Цена за м²' }).press('Space');
  await expect.poll(() => parameter(page, 'layers')).toBe('prices');
  await page.getByText(/^Средняя цена за м² найденных квартир здесь: от\s\d+ до\s\d+\sтыс/).waitFor();
  await page.getByRole('checkbox', { name: 'Школы и детские сады' }).press('Space');
  await expect.poll(() => parameter(page, 'layers')).toBe('prices,schools');
  await page.getByText('Приблизьте карту, чтобы увидеть места').waitFor();
  await expectNoAxeViolations(page, '[data-map]');
  await page.keyboard.press('Escape');
  await expect.poll(() => layers.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Цена за м²' }).count()).toBe(0);
});

it('the card of a flag keeps its picture and its heart on a phone, and its flag in sight', async () => {
  const page = await openMap('complexes', { width: 360 });
  const flag = flagsOf(page).first();
  await flag.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: /^В избранное/ }).waitFor();
  await card.getByRole('img', { includeHidden: true }).or(card.locator('img')).first().waitFor();
  const gap = async () => {
    const [mark, box] = await Promise.all([
      mapOf(page).locator('[aria-current=true]').boundingBox(),
      card.boundingBox(),
    ]);
    return mark && box ? box.y - (mark.y + mark.height) : null;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expectNoAxeViolations(page, '[role="dialog"]');
});

it('a list is whole without a map: without scripts, and where none can be drawn', async () => {
  const plain = await openPage('/search?map=true', { javaScriptEnabled: false });
  await expect.poll(() => plain.getByRole('article').count()).toBeGreaterThan(10);
  const [card, window] = [(await plain.getByRole('article').nth(3).boundingBox())!, 1440];
  expect(card.x + card.width).toBeGreaterThan(window * 0.8);

  const page = await openPage('/robots.txt');
  await page.route('**/maps/boot-**', (route) => route.abort());
  await page.goto('/search?map=true');
  await page.getByText('Карта не загрузилась').waitFor();
  const fourth = (await page.getByRole('article').nth(3).boundingBox())!;
  expect(fourth.x + fourth.width).toBeGreaterThan(window * 0.8);
  await expectNoAxeViolations(page);
});
