import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, openPage, type Session } from './browser.ts';
import { answerTo, changeAs, openConsole, sessionOf, signedIn } from './console.ts';
import { signIn } from './sign-in.ts';
import { siteUrl } from './site.ts';

const ADMIN = '+7 (999) 000-00-02';
const BROKER = '+7 (999) 000-00-03';
const REALTOR = '+7 (999) 000-00-04';
const USER = '+7 (999) 000-00-05';
const PAGES = [
  '/admin/upload',
  '/admin/users',
  '/admin/companies',
  '/admin/geo-restrictions',
  '/admin/leads',
];

const sessions = {} as Record<string, Session>;
beforeAll(async () => {
  for (const phone of [ADMIN, BROKER, USER]) sessions[phone] = await sessionOf(phone);
});

it.each(PAGES)('%s is for admins only', async (path) => {
  expect((await answerTo(null, path)).status).toBe(401);
  expect((await answerTo(sessions[USER]!, path)).status).toBe(403);
  expect((await answerTo(sessions[BROKER]!, path)).status).toBe(403);
  expect((await answerTo(sessions[ADMIN]!, path)).status).toBe(200);
});

it('a call without the page is refused as well', async () => {
  const answer = await fetch(new URL('/api/trpc/admin.users.list', siteUrl), {
    headers: signedIn(sessions[USER]!),
  });
  expect([answer.status, (await answer.json()).error.json.data.code]).toEqual([403, 'FORBIDDEN']);
});

it('lists fit a phone, are clean for axe and say when they find nothing', async () => {
  for (const path of PAGES.slice(1)) {
    const page = await openConsole(sessions[ADMIN]!, path, 360);
    await expectToFit(page);
    await expectNoAxeViolations(page);
    await page.getByRole('searchbox').fill('нет такого');
    await page.getByText('Ничего не найдено').waitFor();
  }
});

describe('leads', () => {
  it('are read, taken, talked about, settled and forgotten', async () => {
    const lead = { fullName: 'Ольга Заявкина', phone: '+7 (912) 555-66-01', comment: 'Есть рассрочка?' };
    const sent = await fetch(new URL('/api/trpc/applyCallbackForm', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify({ json: { ...lead, method: 'sms', agreement: true } }),
    });
    expect(sent.status).toBe(200);
    const page = await openConsole(sessions[ADMIN]!, '/admin/leads?q=9125556601');
    const row = page.getByRole('row', { name: /Ольга Заявкина/ });
    await row.getByText('Новая').waitFor();
    await row.getByRole('link').click();
    const panel = page.getByRole('region', { name: /^Заявка №/ });
    await panel.getByText('Есть рассрочка?').waitFor();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Взять' }).click();
    await row.getByText(/^В.работе/).waitFor();
    // What was pressed has gone, and the next step has the focus.
    const next = panel.getByRole('button', { name: 'Позвонили' });
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    await panel.getByRole('textbox', { name: 'Заметка' }).fill('После шести');
    await panel.getByRole('button', { name: 'Записать' }).click();
    await panel.getByText('«После шести»').waitFor();
    await panel.getByRole('button', { name: 'Позвонили' }).click();
    await panel.getByRole('listitem').filter({ hasText: 'Позвонили' }).waitFor();
    await panel.getByRole('button', { name: 'Договорились' }).click();
    await row.getByText('Договорились').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
    await panel.getByRole('button', { name: 'Стереть контакты…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Стереть' }).click();
    await panel.getByRole('heading', { name: 'Контакты стёрты' }).waitFor();
    await expect.poll(() => page.getByText('Ольга Заявкина').count()).toBe(0);
  });
});

describe('users', () => {
  it('are renamed, moved and put out at once', async () => {
    // A session of their own, for no other suite could use it afterwards.
    const theirs = await openPage('/robots.txt', { javaScriptEnabled: false });
    await signIn(theirs, REALTOR);
    expect((await theirs.request.get('/api/trpc/account.self')).status()).toBe(200);
    const page = await openConsole(sessions[ADMIN]!, '/admin/users?q=79990000004');
    await page
      .getByRole('row', { name: /\(999\) 000-00-04/ })
      .getByRole('link')
      .click();
    const form = page.getByRole('dialog');
    await expect.poll(() => form.getByLabel('Телефон').isEditable()).toBe(false);
    await form.getByRole('combobox', { name: 'Группа' }).click();
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual([...['Без доступа', 'Пользователь', 'Риелтор', 'Ипотечный брокер']]);
    await page.getByRole('option', { name: 'Ипотечный брокер' }).click();
    await form.getByLabel('Имя').fill('Роман Новый');
    // Somebody else renames the same person: what was typed is kept and what they made of it is told.
    const id = Number(new URL(page.url()).searchParams.get('open'));
    const user = { name: 'Роман Чужой', group: 'REALTOR' };
    await changeAs(sessions[ADMIN]!, 'admin.users.update', { id, user });
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.getByText(/^Пока вы\sправили, .* сменил имя с\s.* на\s«Роман Чужой»/).waitFor();
    await expect.poll(() => form.getByLabel('Имя').inputValue()).toBe('Роман Новый');
    await form.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: 'Уйти' }).click();
    await page
      .getByRole('row', { name: /Роман Чужой/ })
      .getByRole('link')
      .click();
    await form.getByRole('button', { name: 'Вернуть черновик' }).click();
    await expect.poll(() => form.getByRole('combobox', { name: 'Группа' }).textContent()).toContain('брокер');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.waitFor({ state: 'detached' });
    const row = page.getByRole('row', { name: /Роман Новый.*Ипотечный брокер/ });
    await row.getByRole('link').click();
    await form.getByRole('button', { name: 'Заблокировать…' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');

    await form.getByRole('button', { name: 'Заблокировать…' }).click();
    await page
      .getByRole('dialog', { name: /^Заблокировать/ })
      .getByRole('button', { name: 'Заблокировать' })
      .click();
    await row.getByText('Заблокирован').waitFor();
    expect((await theirs.request.get('/api/trpc/account.self')).status()).toBe(401);
    await row.getByRole('link').click();
    await form.getByRole('button', { name: 'Разблокировать' }).click();
    await row.getByText('Заблокирован').waitFor({ state: 'detached' });
  });

  it('above the reader are read and no more', async () => {
    const page = await openConsole(sessions[ADMIN]!, '/admin/users?group=SUPERADMIN');
    await page.getByRole('row').nth(1).getByRole('link').click();
    const window = page.getByRole('dialog');
    await window.getByText(/меняет только главный администратор/).waitFor();
    await expect.poll(() => window.getByRole('textbox').count()).toBe(0);
    await expect.poll(() => window.getByRole('button').allTextContents()).toEqual(['']);
    await expectNoAxeViolations(page, '[role="dialog"]');
  });
});

describe('the console itself', () => {
  it('is walked by the keyboard alone, keeps its frame where nothing is, and counts what waits', async () => {
    const page = await openConsole(sessions[ADMIN]!, '/admin/users/nothing');
    await page.getByRole('heading', { level: 1, name: 'Такой страницы нет' }).waitFor();
    await expectNoAxeViolations(page);
    const search = page.getByRole('dialog', { name: 'Поиск по админке' });
    const list = search.getByRole('listbox');
    await page.keyboard.press('/');
    // All that may be gone to is there before a letter is typed, and one Escape leaves it.
    await list.getByRole('option', { name: 'Фиды', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    // A busy machine paints late: letters typed in one breath with the key wait for no frame.
    await page.evaluate(() => {
      const paint = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => paint(() => setTimeout(draw, 300, performance.now()));
    });
    await page.keyboard.press('/');
    await page.keyboard.type('верста');
    const field = search.getByRole('combobox');
    await expect.poll(() => field.inputValue()).toBe('верста');
    await list.getByRole('group', { name: 'Компании' }).getByRole('option').first().waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await field.fill('новая ком');
    await list.getByRole('option', { name: 'Новая компания' }).waitFor();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Новая компания' });
    await form.getByLabel('Название', { exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await form.getByText('Это обязательное поле').first().waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Клавиши' }).getByRole('switch').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    const waiting = await fetch(new URL('/api/trpc/admin.console.waiting', siteUrl), {
      headers: signedIn(sessions[ADMIN]!),
    }).then((answer) => answer.json());
    const { newLeads } = waiting.result.data.json;
    const menu = page.getByRole('navigation', { name: 'Админка' });
    const link = menu.getByRole('link', { name: newLeads > 0 ? /^Заявки ?\d.*нов/ : /^Заявки$/ });
    await link.waitFor();
  });
});

it.each([
  '/admin/companies?open=1',
  '/admin/companies?open=new',
  '/admin/users?open=1',
  '/admin/legal?open=1',
  '/admin/feed?open=new',
])('%s is drawn whole by the server, which has no windows', async (path) => {
  const { status, text } = await answerTo(sessions[ADMIN]!, path);
  expect(status).toBe(200);
  // React leaves this mark where drawing failed and is left to the browser.
  expect(text.includes('<!--$!-->')).toBe(false);
});

it('many records are chosen and acted upon at once; what is refused stays chosen with its reason', async () => {
  const session = sessions[ADMIN]!;
  for (const name of ['Верста лишняя', 'Верста вторая', 'Верста третья']) {
    const company = { name, type: 'AGENCY', uname: '', fullName: '', foundationYear: null, description: '' };
    await changeAs(session, 'admin.companies.create', { ...company, logoUuid: null, contacts: [] });
  }
  const page = await openConsole(session, '/admin/companies?q=Верста');
  const boxes = page.getByRole('checkbox', { name: /^Выбрать / });
  await expect.poll(() => boxes.count()).toBe(4);
  const bar = page.getByRole('region', { name: 'Выбранное' });
  await boxes.first().click();
  await bar.getByText('Выбрано 1 из\u00a04').waitFor();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await bar.getByText('Выбрано 3 из\u00a04').waitFor();
  await bar.getByRole('button', { name: 'Снять выбор' }).click();
  await bar.waitFor({ state: 'detached' });
  await boxes.nth(1).press('Space');
  await bar.getByRole('button', { name: 'Выбрать всё на странице' }).click();
  await bar.getByText('Выбрано 4 из\u00a04').waitFor();
  await expectNoAxeViolations(page);

  await bar.getByRole('button', { name: 'Удалить…' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить: 4?' });
  await question.getByText('Верста третья').waitFor();
  // A success leaves by itself, so it is waited for from before the press.
  const notice = page.getByText('Удалено компаний: 3').waitFor();
  await question.getByRole('button', { name: 'Удалить' }).click();
  await notice;
  await bar
    .getByRole('alert')
    .getByText(/Верста.*нельзя удалить, её\sиспользуют/)
    .waitFor();
  await bar.getByText('Выбрано 1 из\u00a01').waitFor();
  await page.reload();
  await expect.poll(() => boxes.count()).toBe(1);

  const phone = await openConsole(session, '/admin/companies?q=Верста', 360);
  await phone.getByRole('checkbox', { name: /^Выбрать / }).check();
  await expectToFit(phone);
  await expectNoAxeViolations(phone);
});

describe('companies', () => {
  it('are put in order by their headings, and one that is open has an address', async () => {
    const page = await openConsole(sessions[ADMIN]!, '/admin/companies?type=BANK');
    const heading = page.getByRole('columnheader', { name: 'Название' });
    const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts();
    await heading.getByRole('link').click();
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
    const sorted = await names();
    await heading.getByRole('link').click();
    await expect.poll(names).toEqual(sorted.toReversed());
    await expect.poll(() => new URL(page.url()).search).toBe('?by=-name&type=BANK');
    await page.getByRole('link', { name: sorted[0]!, exact: true }).click();
    const form = page.getByRole('dialog', { name: sorted[0]! });
    await form.getByLabel('Название', { exact: true }).waitFor();
    const address = page.url();
    await page.goBack();
    await form.waitFor({ state: 'detached' });
    // On another page of the list, too: the address alone says which record it is.
    await page.goto(`${address}&q=${encodeURIComponent(sorted[1]!)}`);
    await form.getByLabel('Название', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe(null);
  });

  it('are kept with contacts and a logo, and stay while they are used', async () => {
    const page = await openConsole(sessions[ADMIN]!, '/admin/companies');
    await page.getByRole('button', { name: 'Новая компания' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Название', { exact: true }).fill('Причал');
    await form.getByRole('button', { name: 'Добавить контакт' }).click();
    await form.getByRole('button', { name: 'Добавить контакт' }).click();
    const second = form.getByRole('group', { name: 'Контакт 2' });
    await form.getByRole('group', { name: 'Контакт 1' }).getByLabel('Email').fill('a@prichal.example');
    await second.getByLabel('Email').fill('a@prichal.example');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await second.getByText('Такое имя уже существует').waitFor();
    await form.getByRole('button', { name: 'Удалить: Контакт 2' }).click();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
    await form
      .getByLabel('Логотип')
      .setInputFiles({ name: 'prichal.svg', mimeType: 'image/svg+xml', buffer: svg });
    await form.getByRole('button', { name: 'Убрать' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Удалить Причал…' }).click();
    await form.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('row', { name: /Причал/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Удалить Демо-застройщик…' }).click();
    await form.getByText(/^Пока нельзя: .*фид/).waitFor();
    const remove = form.getByRole('button', { name: 'Удалить', disabled: true });
    await expect.poll(() => remove.ariaSnapshot()).toContain('disabled');
    await expectNoAxeViolations(page, '[role="dialog"]');
    // What hinders is a link, and Back from it leads to the list without the question.
    const link = form.getByRole('listitem').getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => form.count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Компании' }).waitFor();
    await expect.poll(() => form.count()).toBe(0);
  });
});

describe('geo restrictions', () => {
  it('hold regions but some cities, and stay while an offer has them', async () => {
    const page = await openConsole(sessions[ADMIN]!, '/admin/geo-restrictions');
    await page.getByRole('button', { name: 'Новое ограничение' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Название').fill('Подмосковье без Химок');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.getByText('Выберите хотя бы один регион или город').first().waitFor();
    await form.getByRole('checkbox', { name: 'Московская область' }).check();
    await form.getByRole('searchbox').fill('хим');
    await form.getByRole('checkbox', { name: 'Химки' }).uncheck();
    await form.getByText('Московская область, кроме: Химки').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('row', { name: /Подмосковье без Химок.*кроме: Химки/ }).waitFor();

    await page.getByRole('button', { name: 'Удалить Подмосковье без Химок…' }).click();
    await form.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('row', { name: /без Химок/ }).waitFor({ state: 'detached' });
    const used = page.getByRole('row').filter({ has: page.getByRole('cell', { name: /^[1-9]\d*$/ }) });
    await used
      .first()
      .getByRole('button', { name: /^Удалить/ })
      .click();
    await form.getByText(/^Пока нельзя: .*предложен/).waitFor();
    await form.getByRole('button', { name: 'Удалить', disabled: true }).waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectToFit(page);
    await expectNoAxeViolations(page, '[role="dialog"]');
  });
});
