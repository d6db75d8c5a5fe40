import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import { expectNoAxeViolations, expectToFit, hydrated, type Session } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { answerTo, openConsole, sessionOf } from './console.ts';
import { siteUrl } from './site.ts';

const ADMIN = '+7 (999) 000-00-02';
const BROKER = '+7 (999) 000-00-03';
const USER = '+7 (999) 000-00-05';
const PAGES = ['/admin/feed', '/admin/feed-dashboard', '/admin/feed/1'];

const sessions = new Map<string | null, Session>();
beforeAll(async () => {
  for (const phone of [ADMIN, BROKER, USER]) sessions.set(phone, await sessionOf(phone));
});

const openAs = (phone: string, path: string, width: 360 | 1440 = 1440) =>
  openConsole(sessions.get(phone)!, path, width);
const answered = (phone: string | null, path: string) => answerTo(sessions.get(phone) ?? null, path);

async function feedFile(name: string, offers: YrlOffer[]) {
  return { name, mimeType: 'application/xml', buffer: await buffer(yrlFeed(offers)) };
}

/** Chooses a file in the open form, waits until the server has it, and saves. */
async function saveWithFile(page: Page, file: Awaited<ReturnType<typeof feedFile>>): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Файл фида').setInputFiles(file);
  await form.getByText(file.name).waitFor();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.waitFor({ state: 'detached' });
}

/** Presses by the keyboard what a notice of the step before may lie over: a pointer there would keep it for ever. */
async function pressUnderNotice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).press('Enter');
}

async function removeFeed(page: Page): Promise<void> {
  await pressUnderNotice(page, 'Удалить…');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('heading', { level: 1, name: 'Фиды' }).waitFor();
}

describe('who may', () => {
  it.each(PAGES)('%s is for admins only and tells others nothing', async (path) => {
    expect((await answered(null, path)).status).toBe(401);
    for (const phone of [USER, BROKER]) {
      const { status, headers, text } = await answered(phone, path);
      expect([status, headers.get('x-robots-tag')]).toEqual([403, 'noindex']);
      expect(text).not.toContain('small.yrl.xml');
    }
    const { status, text } = await answered(ADMIN, path);
    expect(status).toBe(200);
    expect(text).toContain('Демо-застройщик');
  });

  it('/admin leads an admin to the first page and nobody else anywhere', async () => {
    expect((await answered(null, '/admin')).status).toBe(401);
    expect((await answered(USER, '/admin')).status).toBe(403);
    const { status, headers } = await answered(ADMIN, '/admin');
    expect(status).toBe(302);
    expect(new URL(headers.get('location')!, siteUrl).pathname).toBe('/admin/feed');
  });
});

it('a feed is added by file, its errors are read, its hold is decided', async () => {
  const page = await openAs(ADMIN, '/admin/feed');
  await page.getByRole('button', { name: 'Добавить фид' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.getByText('Исправьте 3 поля').waitFor();
  await form.getByLabel('Ссылка на\u00a0фид').fill('ftp://feeds.example/yrl.xml');
  await form.getByText('Введите корректный URL', { exact: true }).waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');

  await form.getByLabel('Имя').fill('Речной вокзал');
  await form.getByRole('combobox', { name: 'Застройщик' }).fill('Демо');
  await page.getByRole('option', { name: 'Демо-застройщик' }).click();
  await form.getByRole('radio', { name: 'Файлом' }).check();
  const noFeed = { name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('{"no": "feed"}') };
  await form.getByLabel('Файл фида').setInputFiles(noFeed);
  await form.getByText('Это JSON, а не XML.').waitFor();

  const offers = [...manyOffers(5, 'Верхний причал'), ...manyOffers(5, 'Нижний причал')];
  const cheap = { id: 'cheap', complex: 'Верхний причал', price: 1_600_000 };
  const tall = { id: 'tall', complex: 'Верхний причал', floor: 200 };
  await saveWithFile(page, await feedFile('first.xml', [...offers, cheap, tall]));
  await page.getByRole('heading', { level: 1, name: 'Речной вокзал' }).waitFor();
  await page.getByText('Применён, ждёт решения').waitFor();

  const doubtful = page.getByRole('region', { name: /^На.проверке 2.квартиры/ });
  await doubtful.getByRole('row', { name: /tall/ }).getByText('этаж 200').waitFor();
  await expectNoAxeViolations(page);
  await doubtful.getByRole('button', { name: 'Опубликовать cheap' }).click();
  await page.getByRole('region', { name: /^На.проверке 1.квартира/ }).waitFor();
  await page.getByRole('checkbox', { name: /^Выбрать все показанные/ }).check();
  await page.getByRole('button', { name: 'Оставить выбранные' }).click();
  await page.getByText('Применён', { exact: true }).waitFor();

  await pressUnderNotice(page, 'Изменить');
  const later = [offers[0]!, offers[5]!, { ...offers[6]!, area: '' }];
  await saveWithFile(page, await feedFile('second.xml', later));
  const panel = page.getByRole('region', { name: /^9.квартир пропали из.фида/ });
  await panel.waitFor();
  const issues = page.getByRole('region', { name: 'Ошибки' });
  await issues.getByRole('cell', { name: offers[6]!.id }).waitFor();
  await expectNoAxeViolations(page);

  const verdict = panel.getByRole('radiogroup', { name: 'Решение: Верхний причал' });
  await verdict.getByRole('radio', { name: 'Снять с\u00a0витрины' }).check();
  await panel.getByText('Снимем 5\u00a0квартир, 4\u00a0квартиры подождут.').waitFor();
  await panel.getByRole('button', { name: 'Применить решения' }).click();
  await page.getByRole('region', { name: /^4.квартиры пропали/ }).waitFor();

  await page.getByRole('link', { name: 'Состояние фидов' }).click();
  const row = page.getByRole('row', { name: /Речной вокзал/ });
  await row.getByText('Удержано').waitFor();
  await row.getByRole('link', { name: /отклонено/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Речной вокзал' }).waitFor();

  await removeFeed(page);
  await page.getByRole('row', { name: /Речной вокзал/ }).waitFor({ state: 'detached' });
});

it('houses that Avito names by numbers wait until a person tells which they are', async () => {
  const ads = [11, 12, 21].map(
    (door) => `<Ad><Id>mys-${door}</Id><NewDevelopmentId>${door < 20 ? 880001 : 880002}</NewDevelopmentId>
<Category>Квартиры</Category><OperationType>Продам</OperationType><MarketType>Новостройка</MarketType><Rooms>1</Rooms>
<Price>${6_000_000 + door}</Price><Square>4${door % 10}</Square><Floor>2</Floor><Floors>9</Floors>
<Description>Квартира в доме «Сосновый мыс» у реки</Description></Ad>`,
  );
  const text = `<Ads formatVersion="3" target="Avito.ru">${ads.join('')}</Ads>`;
  const page = await openAs(ADMIN, '/admin/feed');
  await page.getByRole('button', { name: 'Добавить фид' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Имя').fill('Мыс, Авито');
  await form.getByRole('combobox', { name: 'Застройщик' }).fill('Демо');
  await page.getByRole('option', { name: 'Демо-застройщик' }).click();
  await form.getByRole('radio', { name: 'Файлом' }).check();
  await saveWithFile(page, { name: 'avito.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });

  const panel = page.getByRole('region', { name: /^Какие это дома\? Ждут 2.номера/ });
  await panel.getByRole('row', { name: /880001.*Сосновый мыс.*ждёт решения/ }).waitFor();
  await page.getByText('Применён, ждёт решения').waitFor();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: 'Указать дом: Авито 880001' }).click();
  await form.getByRole('combobox', { name: 'Комплекс каталога' }).waitFor();
  // Before a complex is chosen nobody knows whether its house is a new one.
  await expect.poll(() => form.getByLabel('Адрес', { exact: true }).count()).toBe(0);
  await form.getByRole('button', { name: 'Привязать' }).click();
  await form.getByText('Комплекс каталога', { exact: true }).first().waitFor();
  await form.getByRole('radio', { name: 'Новый' }).check();
  await form.getByLabel('Название комплекса').fill('Сосновый мыс');
  await form.getByLabel('Адрес', { exact: true }).fill('Ярославская область, Ярославль, ул. Мысовая, 1');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await form.getByRole('button', { name: 'Привязать' }).click();
  await form.waitFor({ state: 'detached' });
  const next = page.getByRole('region', { name: /^Какие это дома\? Ждёт 1.номер/ });
  await next
    .getByRole('row', { name: /880001/ })
    .getByRole('link', { name: 'Сосновый мыс' })
    .waitFor();
  const counts = page.getByRole('region', { name: /^Прогон №/ });
  await expect.poll(() => counts.innerText()).toMatch(/Новые\s*\+2/);

  await removeFeed(page);
});

it('a house of two clients is asked about, joined and parted', async () => {
  const page = await openAs(ADMIN, '/admin/feed');
  const add = async (name: string, developer: string, complex: string) => {
    await page.goto(new URL('/admin/feed', page.url()).href);
    await hydrated(page);
    await page.getByRole('button', { name: 'Добавить фид' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Имя').fill(name);
    await form.getByRole('combobox', { name: 'Застройщик' }).fill(developer);
    await page.getByRole('option', { name: developer }).click();
    await form.getByRole('radio', { name: 'Файлом' }).check();
    const offers = manyOffers(4, complex);
    await saveWithFile(
      page,
      await feedFile(`${name}.xml`, [{ ...offers[0]!, area: 'NaN' }, ...offers.slice(1)]),
    );
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(/^Свежий, отклонено 1 из.4$/).waitFor();
  };
  await add('Южный фид', 'Демо-застройщик', 'Южный причал');
  await add('Чужой фид', 'Тестовый дом', 'Южная гавань');

  const panel = page.getByRole('region', { name: /Один.ли это дом\? 1.вопрос/ });
  await panel.getByText('место одно, а названия разные').waitFor();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: /^Объединить/ }).click();
  const both = page.getByRole('region', { name: /^Дома из.двух фидов/ });
  await both.waitFor();

  // By hand as well, among the houses of the complex.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Южный причал');
  await page.getByRole('option', { name: 'Южный причал' }).first().click();
  const sources = page.getByRole('region', { name: 'Дома и их фиды' });
  const window = page.getByRole('dialog');
  const parting = sources.getByRole('button', { name: /^Отделить….*Чужой фид/ });
  await parting.click();
  await window.getByText(/этого фида будут в.отдельном доме/).waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await window.getByRole('button', { name: 'Отделить' }).click();
  await window.waitFor({ state: 'detached' });
  await parting.waitFor({ state: 'detached' });
  await sources
    .getByRole('button', { name: /^Это один дом с…/ })
    .first()
    .click();
  await window.getByText('Выберите дом, и\u00a0мы покажем, что изменится.').waitFor();
  await window.getByRole('combobox', { name: 'С каким домом' }).click();
  await page.getByRole('option').first().click();
  await window.getByText(/^Сейчас на.витрине/).waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await window.getByRole('button', { name: 'Объединить' }).click();
  await window.waitFor({ state: 'detached' });
  await parting.waitFor();

  await page.getByRole('link', { name: 'Фиды', exact: true }).first().click();
  await page.getByRole('link', { name: 'Южный фид' }).click();
  await both.getByRole('button', { name: 'Разделить: ЖК Южный причал' }).click();
  await both.getByText(/^разные объекты/).waitFor();
  await removeFeed(page);
});

it('a house without a point is put where a person says, by its address or by the point itself', async () => {
  const page = await openAs(ADMIN, '/admin/feed');
  await page.getByRole('button', { name: 'Добавить фид' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Имя').fill('Без координат');
  await form.getByRole('combobox', { name: 'Застройщик' }).fill('Демо');
  await page.getByRole('option', { name: 'Демо-застройщик' }).click();
  await form.getByRole('radio', { name: 'Файлом' }).check();
  const offers = manyOffers(3, 'Дальняя бухта').map((offer): YrlOffer => ({ ...offer, point: null }));
  await saveWithFile(page, await feedFile('nowhere.xml', offers));
  await page.getByText('Применён', { exact: true }).waitFor();
  // The geocoder is asked by a timetable.
  await changeDatabase((db) =>
    db.execute(sql`
      INSERT INTO house_points (house_id, asked, provider, asked_at)
      SELECT houses.id, 'Ярославль, ул. Речная', 'embedded', now() FROM houses
      JOIN complexes ON complexes.id = houses.complex_id WHERE complexes.name = 'Дальняя бухта'
      ON CONFLICT DO NOTHING`),
  );
  await page.reload();
  await hydrated(page);
  const panel = page.getByRole('region', { name: 'Дома без точки на карте' });
  await panel.getByRole('button', { name: /^Указать точку/ }).click();
  const place = page.getByRole('dialog', { name: /^Где стоит/ });
  const coordinates = place.getByLabel('Координаты');
  await coordinates.fill('где-то за рекой');
  await place.getByRole('button', { name: 'Поставить' }).click();
  await place.getByText('Широта и\u00a0долгота через запятую').waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');

  await place.getByRole('combobox', { name: 'Адрес' }).fill('Ярославль');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => coordinates.inputValue()).toMatch(/^\d+\.\d+, \d+\.\d+$/);
  const opener = place.getByRole('button', { name: 'Точка на карте' });
  await opener.click();
  await place.getByRole('region', { name: 'Место на карте' }).waitFor();
  await coordinates.fill('');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await place.getByRole('button', { name: 'Выбрать это место' }).click();
  await expect.poll(() => coordinates.inputValue()).toMatch(/^\d+\.\d+, \d+\.\d+$/);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await coordinates.fill('57.63, 39.88');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await removeFeed(page);
});

it('a form asks before what was typed is lost', async () => {
  const page = await openAs(ADMIN, '/admin/feed-dashboard');
  await page.getByRole('link', { name: 'Фиды', exact: true }).click();
  await page.getByRole('button', { name: 'Добавить фид' }).click();
  const form = page.getByRole('dialog', { name: 'Новый фид' });
  await form.getByLabel('Имя').fill('Начатый');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
  await question.getByText('Не\u00a0сохранено: Имя.').waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => form.getByLabel('Имя').inputValue()).toBe('Начатый');

  await page.evaluate('history.back()');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/feed');

  await form.getByRole('button', { name: 'Отмена' }).click();
  await question.getByRole('button', { name: 'Уйти' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Добавить фид' }).click();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
});

it('a form left without saving comes back from its draft, which may be thrown away', async () => {
  const page = await openAs(ADMIN, '/admin/feed');
  const add = page.getByRole('button', { name: 'Добавить фид' });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Новый фид' });
  const left = form.getByText(/^Здесь остался черновик/);
  await form.getByLabel('Имя').fill('Недописанный');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('genplan.drafts')))
    .toContain('Недописанный');
  // A tab that breaks down asks nothing.
  await page.goto('about:blank');
  await page.goto('/admin/feed?open=new');
  await left.waitFor();
  await expect.poll(() => form.getByLabel('Имя').inputValue()).toBe('');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await form.getByRole('button', { name: 'Вернуть черновик' }).click();
  await left.waitFor({ state: 'detached' });
  await expect.poll(() => form.getByLabel('Имя').inputValue()).toBe('Недописанный');

  await form.getByRole('button', { name: 'Отмена' }).click();
  await page.getByText('Черновик останется в\u00a0этом браузере').waitFor();
  await page.getByRole('button', { name: 'Уйти' }).click();
  await add.click();
  await left.waitFor();
  await form.getByRole('button', { name: 'Удалить черновик' }).click();
  await page.keyboard.press('Escape');
  await add.click();
  await form.getByLabel('Имя').waitFor();
  await expect.poll(() => left.count()).toBe(0);
});

it('what one hears of feeds is chosen in the profile', async () => {
  const page = await openAs(ADMIN, '/account/profile', 360);
  const box = page.getByRole('region', { name: 'Сообщения о фидах' });
  await box.getByRole('checkbox', { name: 'Прогон не\u00a0удался' }).uncheck();
  await box.getByRole('button', { name: 'Сохранить' }).click();
  await box.getByText('Сохранено').waitFor();
  await expectToFit(page);
  await expectNoAxeViolations(page, 'main');
  await box.getByRole('checkbox', { name: 'Прогон не\u00a0удался' }).check();
  await expect.poll(() => box.getByText('Сохранено').count()).toBe(0);
  await box.getByRole('button', { name: 'Сохранить' }).click();
  await box.getByText('Сохранено').waitFor();
});

it('a list is found in and filtered by its address', async () => {
  const page = await openAs(ADMIN, '/admin/feed');
  await page.getByRole('searchbox').fill('нет такого');
  await page.getByText('Ничего не найдено').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('нет такого');
  await page.getByRole('link', { name: 'Убрать «нет такого»' }).click();
  await page.getByRole('row', { name: /Демо-застройщик/ }).waitFor();
  await page.getByRole('link', { name: /^Свежие/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('fresh');
  await page.getByRole('row', { name: /Демо-застройщик/ }).waitFor();
});

it.each([
  [360, '/admin/feed'],
  [360, '/admin/feed/1'],
  [1440, '/admin/feed-dashboard'],
] as const)('at %i pixels %s fits and is clean for axe', async (width, path) => {
  const page = await openAs(ADMIN, path, width);
  await expectToFit(page);
  await expectNoAxeViolations(page);
});
