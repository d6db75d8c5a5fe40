import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, hydrated, type Session } from './browser.ts';
import { answerTo, changeAs, openConsole, sessionOf } from './console.ts';
import { siteUrl } from './site.ts';

let admin: Session;
let user: Session;
beforeAll(async () => {
  admin = await sessionOf('+7 (999) 000-00-02');
  user = await sessionOf('+7 (999) 000-00-05');
});

/** Gives the page of a demo developer with projects. */
async function clientPath(): Promise<string> {
  const { text } = await answerTo(admin, '/admin/clients');
  return /\/admin\/clients\/\d+/.exec(text)![0];
}

it('every page of a client is for admins, and there is none of no client', async () => {
  const client = await clientPath();
  for (const page of ['', '/per-project-settings', '/complexes', '/complexes-simple', '/feeds', '/figures']) {
    expect((await answerTo(null, `${client}${page}`)).status).toBe(401);
    expect((await answerTo(user, `${client}${page}`)).status).toBe(403);
    expect((await answerTo(admin, `${client}${page}`)).status).toBe(page === '' ? 302 : 200);
    if (page !== '') expect((await answerTo(admin, `/admin/clients/999999${page}`)).status).toBe(404);
  }
  const { headers } = await answerTo(admin, client);
  expect(new URL(headers.get('location')!, siteUrl).pathname).toBe(`${client}/per-project-settings`);
  const alias = await answerTo(admin, '/admin/clients/list');
  expect(new URL(alias.headers.get('location')!, siteUrl).pathname).toBe('/admin/clients');
});

it('a company is picked to become a client', async () => {
  const page = await openConsole(admin, '/admin/clients');
  await page.getByRole('button', { name: 'Новый клиент' }).click();
  await page.getByRole('combobox', { name: 'Компания' }).fill('Демо');
  await page.getByRole('option', { name: 'Демо-застройщик' }).click();
  await page.getByRole('heading', { level: 1, name: 'Демо-застройщик' }).waitFor();
  await page.getByText('Проектов пока нет').waitFor();
});

it('a project takes a complex and stays until it gives it back', async () => {
  const page = await openConsole(admin, `${await clientPath()}/per-project-settings`);
  await page.getByRole('button', { name: 'Новый проект' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Название').fill('Речной');
  await form.getByRole('combobox', { name: 'Город' }).fill('Екат');
  await page.getByRole('option', { name: 'Екатеринбург' }).click();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('row', { name: /Речной.*Екатеринбург.*Пустой/ }).waitFor();
  await page.getByRole('searchbox', { name: /^Проект/ }).fill('нет такого');
  await page.getByText('Ничего не найдено').waitFor();
  await page.getByRole('link', { name: 'Убрать «нет такого»' }).click();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  expect((await table).suggestedFilename()).toMatch(/^projects-.*\.csv$/);

  await page
    .getByRole('button', { name: /Речной: не.назначена/ })
    .first()
    .press('Enter');
  await form.getByRole('checkbox', { name: 'Траншевая' }).check();
  // An assignment has an address of its own, and what was typed into it is no draft of another one.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('genplan.drafts'))).toContain('TRANCHE');
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await form.getByRole('button', { name: 'Вернуть черновик' }).waitFor();
  await form.getByRole('button', { name: 'Отмена' }).click();
  await page
    .getByRole('button', { name: /Речной: не.назначена/ })
    .nth(1)
    .click();
  await form.getByRole('checkbox', { name: 'Базовая' }).check();
  await expect.poll(() => form.getByRole('button', { name: 'Вернуть черновик' }).count()).toBe(0);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('button', { name: /Речной: Базовая/ }).click();
  await form.getByRole('button', { name: 'Убрать из проекта…' }).click();
  await form.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('button', { name: /Речной: Базовая/ }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Комплексы', exact: true }).click();
  await page.getByRole('checkbox', { disabled: false }).first().check();
  await page.getByRole('button', { name: /^Закрепить 1/ }).waitFor();
  const choice = page.getByRole('combobox', { name: /^Проект: / }).first();
  const former = await choice.innerText();
  await choice.click();
  await page.getByRole('option', { name: 'Речной' }).click();
  await page.getByRole('link', { name: 'Проекты', exact: true }).click();
  const remove = page.getByRole('button', { name: 'Удалить Речной…' });
  await page.getByRole('row', { name: /Речной.*1.ЖК/ }).waitFor();
  await remove.click();
  await form.getByText(/^Пока нельзя: 1.ЖК\.$/).waitFor();
  await form.getByRole('button', { name: 'Удалить', disabled: true }).waitFor();
  await form.getByRole('button', { name: 'Отмена' }).click();

  await page.getByRole('link', { name: 'Комплексы', exact: true }).click();
  await choice.click();
  await page.getByRole('option', { name: former.trim() }).click();
  await page.getByRole('link', { name: 'Проекты', exact: true }).click();
  await page.getByRole('row', { name: /Речной.*Пустой/ }).waitFor();
  await remove.click();
  await form.getByRole('button', { name: 'Удалить' }).click();
  await remove.waitFor({ state: 'detached' });
});

it('a complex is described in its editor, and its page says so at once', async () => {
  const { text } = await answerTo(admin, `${await clientPath()}/complexes`);
  const path = /\/admin\/clients\/\d+\/complexes\/\d+/.exec(text)![0];
  const stranger = path.replace(/clients\/\d+/, 'clients/999999');
  expect((await answerTo(admin, stranger)).status).toBe(404);
  expect((await answerTo(user, path)).status).toBe(403);

  const page = await openConsole(admin, path);
  await page.getByLabel('Описание').fill('Дом у тихой воды.');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g id="А"><path d="M0 0h9v9z"/></g></svg>';
  const file = { name: 'план.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Генплан со слоями').setInputFiles(file);
  await page.getByText('Генплан, слоёв: 1').waitFor();
  const photos = page.getByRole('region', { name: 'Добавить фото' });
  await photos.getByLabel('Выбрать файлы').setInputFiles([file, { ...file, name: 'двор.svg' }]);
  const later = page.getByRole('button', { name: 'Позже: фото 1' });
  await page.getByRole('button', { name: 'Раньше: фото 2' }).waitFor();
  await later.press('Enter');
  await page.getByText(/фото 1: место 2 из.2/).waitFor();
  await page.locator('[aria-label="Раньше: фото 2"]:focus').waitFor();
  const [first, second] = await page.getByRole('list', { name: 'Порядок фото' }).getByRole('listitem').all();
  await second!.hover({ position: { x: 24, y: 24 } });
  await page.mouse.down();
  await first!.hover();
  await page.mouse.up();
  await page.getByText(/фото 2: место 1 из.2/).waitFor();
  await dragByFinger(page, first!, second!);
  await page.getByText(/фото 1: место 2 из.2/).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Править на странице' }).click();
  await page.getByText(/Описание, Фото, Генплан/).waitFor();
  await page.getByRole('button', { name: 'Остаться' }).click();
  // A success leaves by itself, so it is waited for from before the press.
  const notice = page.getByText('Уже на сайте и в поиске').waitFor();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await notice;
  const shown = await answerTo(null, `/complex/${/\d+$/.exec(path)![0]}`);
  expect(shown.text).toContain('Дом у тихой воды.');
  expect(shown.text).toContain('data-layer="1"');
  expect((await answerTo(admin, `/complex/${/\d+$/.exec(path)![0]}`)).text).not.toContain('Редактировать');

  // The same on its page: what is pressed there is edited there.
  await page.getByRole('link', { name: 'Править на странице' }).click();
  const description = page.getByRole('button', { name: 'Изменить: Описание' });
  await description.press('Enter');
  const form = page.getByRole('dialog', { name: 'Описание' });
  await form.getByRole('textbox', { name: 'Описание' }).fill('Дом у шумной воды.');
  await expectNoAxeViolations(page, '[role="dialog"]');
  // Somebody else edits the same in the meantime; neither word is lost.
  const edit = { id: Number(/\d+$/.exec(path)![0]), complex: { description: 'Дом у моря.' } };
  await changeAs(admin, 'admin.clients.updateComplex', edit);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.getByText(/изменил кто-то ещё.*Ваши правки/).waitFor();
  await form.getByRole('button', { name: 'Оставить моё: Описание' }).click();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await page.locator('#about').getByText('Дом у шумной воды.').waitFor();
  await description.and(page.locator(':focus')).waitFor();
  await expectNoAxeViolations(page, '[aria-label="Правка страницы"]');

  // A house is outlined over a picture, by keys alone.
  await page.getByRole('button', { name: 'Изменить: Генплан и корпуса' }).press('Enter');
  const plan = page.getByRole('dialog', { name: 'Генплан и корпуса' });
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><path d="M0 0h9v9z"/></svg>';
  await plan.getByLabel('Генплан картинкой').setInputFiles({ ...file, buffer: Buffer.from(ground) });
  await plan.getByRole('button', { name: 'Обвести корпуса на картинке' }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Корпуса на картинке генплана' });
  await editor.getByRole('radio', { name: 'Прямоугольник' }).check();
  const canvas = editor.getByRole('application');
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await canvas.press(key);
  await editor.getByRole('combobox', { name: 'Контур 1' }).click();
  await page.getByRole('option').nth(1).click();
  await expectNoAxeViolations(page, '[role="application"]');
  await canvas.press('Delete');
  await editor.getByText('Обведите корпуса').waitFor();
  await canvas.press('Control+z');
  await editor.getByRole('combobox', { name: 'Контур 1' }).waitFor();
  // On a phone as well, and for a house that was named first.
  await page.setViewportSize({ width: 360, height: 740 });
  await editor.getByRole('button', { name: /^Удалить: / }).click();
  const missing = editor.getByRole('button', { name: /^Обвести: / }).first();
  const house = await missing.innerText();
  await missing.press('Enter');
  await canvas.and(page.locator(':focus')).waitFor();
  await expectToFit(page);
  await expectNoAxeViolations(page, '[role="dialog"]:has([role="application"])');
  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await canvas.press(key);
  await expect.poll(() => editor.getByRole('combobox', { name: 'Контур 1' }).innerText()).toContain(house);
  await page.setViewportSize({ width: 1440, height: 900 });
  await editor.getByRole('button', { name: 'Готово' }).click();
  await plan.getByRole('button', { name: 'Сохранить' }).click();
  await plan.waitFor({ state: 'detached' });
  const drawn = async () => (await answerTo(null, `/complex/${edit.id}`)).text;
  await expect.poll(drawn).toMatch(/viewBox="0 0 800 500" data-over="picture"><polygon data-layer="1"/);
});

/** Takes an item of a list by its handle and puts it upon another. */
async function dragByFinger(page: Page, item: Locator, onto: Locator): Promise<void> {
  const [from, to] = [(await item.boundingBox())!, (await onto.boundingBox())!];
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: from.x + 24, y: from.y + 24 }]);
  await touch('touchMove', [{ x: to.x + to.width / 2, y: to.y + to.height / 2 }]);
  await touch('touchEnd', []);
}

it('on a phone the pages of a client fit', async () => {
  const client = await clientPath();
  for (const path of [
    '/admin/clients',
    `${client}/per-project-settings`,
    `${client}/complexes-simple`,
    `${client}/figures`,
  ]) {
    const page = await openConsole(admin, path, 360);
    await expectToFit(page);
    await expectNoAxeViolations(page);
  }
});
