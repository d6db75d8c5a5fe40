import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, type Session } from './browser.ts';
import { answerTo, changeAs, openConsole, sessionOf } from './console.ts';
import { siteUrl } from './site.ts';

const ADMIN = '+7 (999) 000-00-02';
const BROKER = '+7 (999) 000-00-03';
const PAGES = [
  '/admin/api-keys',
  '/admin/api-keys/config',
  '/admin/api-keys/config/1',
  '/admin/widget-preview',
];

let admin: Session;
let broker: Session;
beforeAll(async () => {
  admin = await sessionOf(ADMIN);
  broker = await sessionOf(BROKER);
});

const preview = (page: Page, width: 360 | 780 | 1280 = 360) =>
  page.frameLocator(`iframe[title="Виджет шириной ${width}"]`);
const primaryOf = (page: Page, width?: 360 | 780 | 1280) =>
  preview(page, width)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary').trim());

/** Gives the status of a calculator call with this key. */
async function statusFor(key: string): Promise<number> {
  const answer = await fetch(new URL('/api/ipo-calc/v3/banks', siteUrl), {
    headers: { authorization: key },
  });
  return answer.status;
}

describe('who may', () => {
  it.each(PAGES)('%s is for admins only', async (path) => {
    expect((await answerTo(null, path)).status).toBe(401);
    expect((await answerTo(broker, path)).status).toBe(403);
    expect((await answerTo(admin, path)).status).toBe(200);
  });

  it.each(['/admin/api-keys/config/999999', '/admin/api-keys/config/x', '/admin/widget-preview/999999'])(
    '%s is nowhere',
    async (path) => {
      expect((await answerTo(admin, path)).status).toBe(404);
    },
  );

  it('the list has the address that lists of programmes and clients have too', async () => {
    const { status, headers } = await answerTo(admin, '/admin/api-keys/list');
    expect([status, new URL(headers.get('location')!, siteUrl).pathname]).toEqual([302, '/admin/api-keys']);
  });
});

it('a key is made, shown once, copied, found, and taken back at once', async () => {
  const page = await openConsole(admin, '/admin/api-keys');
  await page.getByRole('link', { name: 'Создать ключ' }).click();
  const form = page.getByRole('form', { name: 'Новый ключ' });
  await form.getByRole('button', { name: 'Создать ключ' }).click();
  await form.getByText('Это обязательное поле', { exact: true }).waitFor();
  await form.getByLabel('Описание').fill('Лендинг «Речной порт»');
  await form.getByRole('textbox', { name: 'Домены' }).fill('https://port.example\nftp://port.example');
  await form.getByLabel('Действует до').fill('01.01.2026');
  await form.getByRole('button', { name: 'Создать ключ' }).click();
  await form.getByText('Введите корректный URL: ftp://port.example', { exact: true }).waitFor();
  await form.getByRole('textbox', { name: 'Домены' }).fill('https://Порт.рф/, https://port.example:65536');
  await form.getByRole('button', { name: 'Создать ключ' }).click();
  await form.getByText('Порт от 1 до 65535: https://port.example:65536').first().waitFor();
  await form.getByRole('textbox', { name: 'Домены' }).fill('https://Порт.рф/, https://port.example');
  await form.getByLabel('Действует до').fill('31.02.2027');
  await form.getByRole('button', { name: 'Создать ключ' }).click();
  await form.getByText('Такого дня нет в календаре').first().waitFor();
  await form.getByLabel('Действует до').fill('01.01.2026');
  await form.getByRole('button', { name: 'Создать ключ' }).click();
  await form.getByText('Срок действия должен быть в будущем', { exact: true }).waitFor();
  await form.getByLabel('Действует до').fill('01.01.2099');
  await form.getByRole('button', { name: 'Создать ключ' }).click();

  const window = page.getByRole('dialog', { name: 'Ключ создан. Скопируйте его сейчас' });
  const key = await window.getByLabel('Ключ', { exact: true }).inputValue();
  expect(key).toMatch(/^gp_/);
  await expect.poll(() => window.getByLabel('Код вставки').inputValue()).toContain(`/widget/ipo-calc/${key}`);
  expect(await statusFor(key)).toBe(200);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await window.getByLabel('Ключ сохранён').check();
  await window.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Лендинг «Речной порт»' }).waitFor();
  await expect.poll(() => page.content()).not.toContain(key);

  await page.getByRole('link', { name: 'API-ключи' }).first().click();
  await page.getByRole('searchbox').fill('порт.рф');
  const row = page.getByRole('row', { name: /Речной порт/ });
  await row.getByText(`••••${key.slice(-4)}`).waitFor();
  await page.getByRole('row', { name: /истёкший/ }).waitFor({ state: 'detached' });
  await row.getByRole('button', { name: /^Отозвать/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
  await row.getByText(/^Отозван/).waitFor();
  expect(await statusFor(key)).toBe(401);
  await page.getByRole('searchbox').fill('истёкший');
  await page.getByRole('row', { name: /Истёк/ }).waitFor();
});

/** Makes a key by a call, so that a test has one of its own. */
function makeKey(description: string): Promise<{ id: number; key: string }> {
  return changeAs(admin, 'admin.apiKeys.create', { service: 'IPO_CALC', description });
}

it('the widget beside the form looks as the form says, and a colour that is none saves nothing', async () => {
  const { id, key } = await makeKey('Сайт с\u00a0виджетом');
  const page = await openConsole(admin, `/admin/api-keys/config/${id}`);
  await preview(page).getByRole('heading', { name: 'Ипотечный калькулятор' }).waitFor();
  await page.getByLabel('Основной', { exact: true }).fill('rgb(193 64 12)');
  for (const width of [360, 780, 1280] as const)
    await expect.poll(() => primaryOf(page, width)).toBe('#c1400c');
  await page.getByRole('switch', { name: 'Показывать форму заявки' }).uncheck();
  await preview(page).getByRole('form', { name: 'Оставить заявку' }).waitFor({ state: 'detached' });

  await page.getByLabel('Второй текст', { exact: true }).fill('oranjevy');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Исправьте 1 поле').waitFor();
  await page
    .getByText(/^Цвет не.распознан/)
    .first()
    .waitFor();
  await expect.poll(() => primaryOf(page)).toBe('#c1400c');
  await expectNoAxeViolations(page);

  await page.getByLabel('Второй текст', { exact: true }).fill('#9aa3a6');
  const contrast = page.getByRole('region', { name: 'Контраст' });
  const pair = contrast.getByRole('listitem').filter({ hasText: /Второй текст на.«Фон»/ });
  await pair.getByText(/^2,/).waitFor();
  await contrast.getByText(/ниже нормы: 2.пары/).waitFor();
  await page.getByRole('button', { name: 'Добавить переменную' }).click();
  await page.getByRole('button', { name: 'Добавить переменную' }).click();
  for (const number of [1, 2]) {
    const variable = page.getByRole('group', { name: `Переменная ${number}` });
    await variable.getByLabel('Имя').fill('--radius-card');
    await variable.getByLabel('Значение').fill('2px');
  }
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('Такое имя уже существует').first().waitFor();
  await page.getByRole('button', { name: 'Удалить: Переменная 2' }).click();
  // A success leaves by itself, so it is waited for from before the press.
  const notice = page.getByText('Сохранено').waitFor();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await notice;

  const config = await fetch(new URL(`/api/ipo-calc/v3/widget/config?key=${key}`, siteUrl));
  expect((await config.json()).data).toMatchObject({
    options: { showLeadForm: false, showTitle: true },
    theme: {
      colors: { primary: '#c1400c', textSecondary: '#9aa3a6' },
      cssVariables: { '--radius-card': '2px' },
    },
  });
});

it('the preview has three widths and the states of a widget, and never takes the focus', async () => {
  const page = await openConsole(admin, '/admin/api-keys/config');
  const state = (name: string) =>
    page.getByRole('radiogroup', { name: 'Состояние виджета' }).getByRole('radio', { name });
  for (const width of [360, 780, 1280] as const) {
    const card = preview(page, width).locator('#matching').getByRole('article').first();
    await card.waitFor();
    await expect.poll(() => card.evaluate(() => window.innerWidth)).toBe(width);
  }
  await state('Ничего не').check();
  for (const width of [360, 780, 1280] as const)
    await preview(page, width).getByRole('heading', { name: 'Подходящих нет' }).waitFor();

  await page.getByRole('switch', { name: 'Всегда всплывающие окна' }).check();
  await state('Ошибки').check();
  const form = preview(page).getByRole('form', { name: 'Оставить заявку' });
  await form.getByText('Это обязательное поле').first().waitFor();
  await expect.poll(() => form.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
  await expect.poll(() => state('Ошибки').evaluate((radio) => radio === document.activeElement)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(2_000);

  await page.getByRole('radio', { name: 'Тёмный' }).check();
  const root = preview(page).locator('html');
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
  // A theme with a ground of its own brings it to any page.
  await page.getByLabel('Карточка', { exact: true }).fill('#fff');
  await expect.poll(() => root.getAttribute('data-theme')).toBeNull();
  await page.getByRole('radio', { name: '780' }).check();
  await page.locator('iframe[title="Виджет шириной 1280"]').waitFor({ state: 'detached' });
  await preview(page, 780).getByText('Это обязательное поле').first().waitFor();
});

it('a pair of colours that is hard to read is mended by a press, and all of them by one', async () => {
  const page = await openConsole(admin, '/admin/api-keys/config');
  const contrast = page.getByRole('region', { name: 'Контраст' });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await contrast.getByText('Контраст всех пар в\u00a0норме').waitFor();
  await field('Второй текст').fill('#9aa3a6');
  await contrast.getByRole('button', { name: /Второй текст на.«Карточка»/ }).press('Enter');
  await contrast.getByText('Контраст всех пар в\u00a0норме').waitFor();
  // Grey of the same hue, darker by as much as it takes.
  await expect.poll(() => field('Второй текст').inputValue()).toMatch(/^#6[0-9a-f]7[0-9a-f]7[0-9a-f]$/);

  await field('Основной').fill('gold');
  await field('Ссылка').fill('#ff9');
  await contrast.getByRole('button', { name: 'Исправить все' }).click();
  await contrast.getByText('Контраст всех пар в\u00a0норме').waitFor();
  await expect.poll(() => primaryOf(page)).not.toBe('#ffd700');
  await expectNoAxeViolations(page, '#colors');
});

it('the look is edited as JSON, told of by line and field, and nothing typed is lost', async () => {
  const { id, key } = await makeKey('Вид текстом');
  const page = await openConsole(admin, `/admin/api-keys/config/${id}`);
  const view = (name: string) =>
    page.getByRole('radiogroup', { name: 'Вид как' }).getByRole('radio', { name });
  const area = page.getByLabel('Показ и тема');
  await page.getByLabel('Ссылка', { exact: true }).fill('oranjevy');
  await view('JSON').click();
  await expect.poll(() => area.inputValue()).toContain('"link": "oranjevy"');
  await page.getByText(/^, theme\.colors\.link$/).waitFor();

  const broken = '{\n  "theme": {\n    "colors": { "primary": "#c1400c", "colour": "red" }\n  }\n}';
  await area.fill(broken);
  await page.getByText('Такого поля нет').waitFor();
  await page.getByRole('button', { name: 'Строка 3' }).press('Enter');
  await expect
    .poll(() => area.evaluate((element: HTMLTextAreaElement) => element.selectionStart))
    .toBe(broken.indexOf('"colour"'));
  await view('Форма').click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText(/^Исправьте/).waitFor();
  await expect.poll(() => area.inputValue()).toBe(broken);
  await expectNoAxeViolations(page, '#json');
  // Both would write over what was typed.
  await expect.poll(() => page.getByRole('button', { name: 'Вид другого ключа…' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: /^Как у.вас/ }).isDisabled()).toBe(true);

  await area.fill(broken.replace(', "colour": "red"', ''));
  await expect.poll(() => primaryOf(page)).toBe('#c1400c');
  await view('Форма').click();
  await expect.poll(() => page.getByLabel('Основной', { exact: true }).inputValue()).toBe('#c1400c');
  await expect.poll(() => page.getByLabel('Ссылка', { exact: true }).inputValue()).toBe('');
  const notice = page.getByText('Сохранено').waitFor();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await notice;
  const config = await fetch(new URL(`/api/ipo-calc/v3/widget/config?key=${key}`, siteUrl));
  expect((await config.json()).data.theme).toEqual({ colors: { primary: '#c1400c' } });
});

it('edits of the form are taken back and brought again, by buttons and by keys outside fields of text', async () => {
  const page = await openConsole(admin, '/admin/api-keys/config');
  const back = page.getByRole('button', { name: 'Отменить', exact: true });
  const forth = page.getByRole('button', { name: 'Повторить', exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const title = page.getByRole('switch', { name: 'Показывать заголовок' });
  await expect.poll(() => back.isDisabled()).toBe(true);
  await field('Основной').pressSequentially('#c1400c');
  await field('Второй текст').fill('#9aa3a6');
  await title.uncheck();
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.isChecked()).toBe(true);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => title.isChecked()).toBe(false);
  await back.click();
  await back.click();
  await expect.poll(() => field('Второй текст').inputValue()).toBe('');
  await forth.click();
  await expect.poll(() => field('Второй текст').inputValue()).toBe('#9aa3a6');
  await page.getByRole('button', { name: /^До.4,5: Второй текст на.«Фон»/ }).click();
  await expect.poll(() => field('Второй текст').inputValue()).not.toBe('#9aa3a6');
  await back.click();
  await expect.poll(() => field('Второй текст').inputValue()).toBe('#9aa3a6');
  await expect.poll(() => primaryOf(page)).toBe('#c1400c');
});

it('the look of another key is taken into the form, and taken back', async () => {
  const { id } = await makeKey('Образец вида');
  const first = await openConsole(admin, `/admin/api-keys/config/${id}`);
  await first.getByLabel('Основной', { exact: true }).fill('#7c2d12');
  await first.getByRole('button', { name: 'Добавить переменную' }).click();
  await first.getByRole('group', { name: 'Переменная 1' }).getByLabel('Имя').fill('--radius-card');
  await first.getByRole('group', { name: 'Переменная 1' }).getByLabel('Значение').fill('3px');
  const notice = first.getByText('Сохранено').waitFor();
  await first.getByRole('button', { name: 'Сохранить' }).click();
  await notice;

  const page = await openConsole(admin, '/admin/api-keys/config');
  await page.getByRole('button', { name: 'Вид другого ключа…' }).click();
  const window = page.getByRole('dialog', { name: 'Вид другого ключа' });
  await window.getByRole('button', { name: 'Взять вид' }).click();
  await window.getByText('Выберите ключ').waitFor();
  await window.getByRole('combobox', { name: 'Ключ' }).fill('Образец вида');
  await page
    .getByRole('option', { name: /Образец вида/ })
    .first()
    .click();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await window.getByRole('button', { name: 'Взять вид' }).click();
  await window.waitFor({ state: 'detached' });
  await expect.poll(() => primaryOf(page)).toBe('#7c2d12');
  const variable = page.getByRole('group', { name: 'Переменная 1' });
  await expect.poll(() => variable.getByLabel('Значение').inputValue()).toBe('3px');
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await variable.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Основной', { exact: true }).inputValue()).toBe('');
});

it('the look of a site is proposed and taken piece by piece, never unasked', async () => {
  const page = await openConsole(admin, '/admin/api-keys/config');
  await page.getByRole('button', { name: /^Как у.вас на.сайте…$/ }).click();
  const window = page.getByRole('dialog', { name: /^Как у.вас/ });
  const ask = async (url: string) => {
    await window.getByLabel('Адрес страницы').fill(url);
    await window.getByRole('button', { name: 'Посмотреть' }).click();
  };
  await ask('http://site.example');
  await window.getByText(/должен начинаться с.https/).waitFor();
  await ask('https://127.0.0.1/');
  await window.getByText(/внутреннюю сеть/).waitFor();
  await ask('https://169.254.169.254/');
  await window.getByText(/внутреннюю сеть/).waitFor();

  const finds = [
    { role: 'primary', value: '#d11f2e', where: '.btn' },
    { role: 'radius', value: '14px', where: '.btn' },
    { role: 'bodyFont', value: 'Golos UI', where: 'body' },
  ];
  await page.route('**/admin.apiKeys.siteLook*', (route) =>
    route.fulfill({ json: { result: { data: { json: { finds, sheets: { read: 2, missed: 1 } } } } } }),
  );
  await ask('site.example');
  await window.getByText(/^Найдено: 3/).waitFor();
  await expectNoAxeViolations(page, '[role="dialog"]');
  // Nothing was taken so far.
  await expect.poll(() => primaryOf(page)).not.toBe('#d11f2e');
  await window.getByRole('button', { name: /^Взять: Основной/ }).press('Enter');
  await window.getByRole('button', { name: /^Взято: Основной/ }).waitFor();
  await window.getByRole('button', { name: /^Взять: Шрифт текста/ }).click();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await expect.poll(() => primaryOf(page)).toBe('#d11f2e');
  await expect.poll(() => page.getByLabel('Текст: гарнитура').inputValue()).toBe('Golos UI');
  await expect.poll(() => page.getByLabel('Скругление').first().inputValue()).toBe('');
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect.poll(() => page.getByLabel('Текст: гарнитура').inputValue()).toBe('');

  // A look that was edited as JSON is written anew with what is taken.
  await page.getByRole('radiogroup', { name: 'Вид как' }).getByRole('radio', { name: 'JSON' }).click();
  await page.getByLabel('Показ и тема').fill('{"theme": {"colors": {"link": "#0b5cad"}}}');
  await page.getByRole('button', { name: /^Как у.вас на.сайте…$/ }).click();
  await ask('site.example');
  await window.getByRole('button', { name: /^Взять: Основной/ }).click();
  await page.keyboard.press('Escape');
  const text = page.getByLabel('Показ и тема');
  await expect.poll(() => text.inputValue()).toMatch(/"primary": "#d11f2e",\s+"link": "#0b5cad"/);
});

it('a key of a vitrina has a vitrina beside its form, and the code of one', async () => {
  const page = await openConsole(admin, '/admin/api-keys/config');
  await page.getByRole('radio', { name: 'VITRINA' }).check();
  const title = preview(page).getByRole('heading', { level: 1, name: 'Квартиры в новостройках' });
  const height = () => title.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(20);
  await expect.poll(() => page.getByRole('switch', { name: 'Показывать форму заявки' }).count()).toBe(0);
  await page.getByRole('switch', { name: 'Показывать заголовок' }).uncheck();
  await expect.poll(height).toBeLessThanOrEqual(1);
  await page.getByRole('checkbox', { name: 'спб' }).last().check();
  await preview(page).getByText('Санкт-Петербург').first().waitFor();
  await expect.poll(() => preview(page).getByText('Москва').count()).toBe(0);
  await page.getByLabel('Описание').fill('Витрина «Речной порт»');
  await page.getByRole('button', { name: 'Создать ключ' }).click();
  const window = page.getByRole('dialog', { name: 'Ключ создан. Скопируйте его сейчас' });
  const key = await window.getByLabel('Ключ', { exact: true }).inputValue();
  await expect.poll(() => window.getByLabel('Код вставки').inputValue()).toContain(`/widget/vitrina/${key}`);
});

it.each([
  [360, '/admin/api-keys'],
  [360, '/admin/api-keys/config/1'],
  [1440, '/admin/api-keys'],
] as const)('at %i pixels %s fits and is clean for axe', async (width, path) => {
  const page = await openConsole(admin, path, width);
  await expectToFit(page);
  await expectNoAxeViolations(page);
});
