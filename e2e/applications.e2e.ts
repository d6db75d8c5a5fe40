import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit, hydrated, openPage, type Session } from './browser.ts';
import { sessionOf } from './console.ts';
import { dataDir, siteUrl } from './site.ts';

const MARINA = '+7 (999) 000-00-03';
const GLEB = '+7 (999) 000-00-08';
const ANNA = '+7 (999) 000-00-05';
const ILYA = '+7 (999) 000-00-07';
const NOBODY = '+7 (999) 000-00-06';

const DESK = '/account/broker/others-mortgage-applications';
const MINE = '/account/phys/my-mortgage-applications';

const sessions = new Map<string, Session>();
beforeAll(async () => {
  for (const phone of [MARINA, GLEB, ANNA, ILYA, NOBODY]) sessions.set(phone, await sessionOf(phone));
});

async function openAs(phone: string, path: string, width: 360 | 1440 = 1440): Promise<Page> {
  const page = await openPage(path, { width, storageState: sessions.get(phone)! });
  await hydrated(page);
  return page;
}

async function answerTo(phone: string | null, path: string) {
  const cookies = (phone === null ? [] : sessions.get(phone)!.cookies).map(
    ({ name, value }) => `${name}=${value}`,
  );
  const answer = await fetch(new URL(path, siteUrl), {
    headers: { cookie: cookies.join('; ') },
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location') };
}

let deals = 0;

/** A partner begins a form for a person whom nobody else of these tests knows; her name and the id of the form. */
async function beginForm(surname: string): Promise<{ id: number; name: string }> {
  deals += 1;
  const answer = await fetch(`${siteUrl}/api/vitrina/v2/sdelka/mortgage-phys-application`, {
    method: 'POST',
    headers: { authorization: 'demo-vitrina', 'content-type': 'application/json' },
    body: JSON.stringify({
      fizzUser: { surname, name: 'Мария', phone: `+7904000000${deals}` },
      broker: { surname: 'Ким', name: 'Марина', phone: '+79990000003' },
      brandName: 'Новый берег',
      sdelkaDealUrl: `https://sdelka.example/e2e-${deals}`,
    }),
  });
  const { data } = (await answer.json()) as { data: { formId: number } };
  return { id: data.formId, name: `${surname} Мария` };
}

const panelOf = (page: Page, id: number) => page.getByRole('region', { name: `Заявка №\u00a0${id}` });

describe('who may', () => {
  it.each([
    ['/account/help', [401, 403, 200, 200]],
    [MINE, [401, 403, 200, 200]],
    ['/account/profile', [401, 403, 403, 200]],
    [DESK, [401, 403, 403, 200]],
    [`${DESK}/1`, [401, 403, 403, 200]],
  ])('%s: a visitor, BASE, a user and a broker are answered %j', async (path, expected) => {
    const people = [null, NOBODY, ANNA, MARINA];
    const answers = await Promise.all(people.map((phone) => answerTo(phone, path)));
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });

  it.each([
    [ANNA, MINE],
    [MARINA, '/account/profile'],
  ])('/account leads %s to %s', async (phone, path) => {
    const { status, location } = await answerTo(phone, '/account');
    expect([status, new URL(location!, siteUrl).pathname]).toEqual([302, path]);
  });

  it('what is not there is not found', async () => {
    expect((await answerTo(MARINA, `${DESK}/2000000000`)).status).toBe(404);
    expect((await answerTo(MARINA, `${DESK}/x`)).status).toBe(404);
  });
});

describe('one’s own applications', () => {
  it.each([360, 1440] as const)('at %i show where each stands', async (width) => {
    const page = await openAs(ANNA, MINE, width);
    await page.getByText('3\u00a0заявки на\u00a0ипотеку, новые сверху').waitFor();
    const card = page.getByRole('article', { name: '«Сосновый мыс»' });
    await card.getByRole('listitem').filter({ hasText: 'Проверена брокером' }).waitFor();
    await expect
      .poll(() => card.locator('[aria-current=step]').textContent())
      .toContain('Проверена брокером');
    await card.getByRole('link', { name: '+7 (999) 000-00-03' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Профиль' }).count()).toBe(0);
    await expectToFit(page);
    await expectNoAxeViolations(page);
  });

  it('take papers that brokers read and strangers do not', async () => {
    const page = await openAs(ANNA, MINE);
    const card = page.getByRole('article', { name: '«Новый берег»' });
    const paper = {
      name: 'Паспорт.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    };
    await card.getByLabel('Добавить документ').setInputFiles({ ...paper, name: 'Паспорт.exe' });
    await card.getByRole('alert').getByText('Недопустимый тип файла').waitFor();
    await card.getByLabel('Добавить документ').setInputFiles(paper);
    const link = card.getByRole('link', { name: 'Паспорт.pdf' });
    const address = (await link.getAttribute('href'))!;
    const answers = await Promise.all([null, ILYA, MARINA].map((phone) => answerTo(phone, address)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200]);

    const id = /\d+/.exec((await card.getByText(/Заявка №/).textContent())!)![0];
    const desk = await openAs(MARINA, `${DESK}/${id}`);
    const panel = panelOf(desk, Number(id));
    await panel.getByRole('link', { name: 'Паспорт.pdf' }).waitFor();
    await panel.getByRole('textbox', { name: 'Какой документ нужен' }).fill('Справка о доходах');
    await panel.getByRole('button', { name: 'Запросить' }).click();
    await panel.getByText('ждём').waitFor();
    await expectNoAxeViolations(desk);

    await page.reload();
    await hydrated(page);
    await card.getByText('Брокер ждёт от\u00a0вас 1\u00a0документ').waitFor();
    await card.getByLabel('Добавить: Справка о доходах').setInputFiles({ ...paper, name: 'Справка.pdf' });
    await card.getByText('получен').waitFor();
    await card.getByRole('button', { name: 'Удалить Справка.pdf' }).click();
    await card.getByText('нужен', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Удалить Паспорт.pdf' }).click();
    await link.waitFor({ state: 'detached' });
    expect((await answerTo(MARINA, address)).status).toBe(404);
  });

  it('of who has none are an invitation', async () => {
    const page = await openAs(ILYA, MINE, 360);
    await page.getByRole('heading', { name: 'У вас пока нет заявок' }).waitFor();
    await expectNoAxeViolations(page);
  });
});

describe('the desk', () => {
  it('finds by name and phone, filters by status and keeps both in its address', async () => {
    await beginForm('Щукина-Поисковая');
    const page = await openAs(MARINA, DESK);
    await page.getByRole('link', { name: /^Черновик \d+$/ }).click();
    await page.waitForURL(/status=DRAFT/);
    await expect.poll(() => page.getByText('Отправлена в банки', { exact: true }).count()).toBe(0);
    await page.getByRole('searchbox').fill('щукина');
    await page.getByRole('link', { name: 'Щукина-Поисковая\u00a0М.' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('q'), searchParams.get('status')]).toEqual(['щукина', 'DRAFT']);
    await page.getByRole('searchbox').fill('8 904 000-00-01 нет');
    await page.getByText('Ничего не найдено').waitFor();
    await page.getByRole('searchbox').fill('8 904 000');
    await page.getByRole('link', { name: 'Щукина-Поисковая\u00a0М.' }).waitFor();
  });

  it('walks by keys and changes a status without the mouse', async () => {
    const { id, name } = await beginForm('Клавишина');
    const page = await openAs(MARINA, `${DESK}?q=Клавишина`);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const panel = panelOf(page, id);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await page.keyboard.press('s');
    await page.keyboard.press('Enter');
    await panel.getByText('Отправить заявку брокеру?').waitFor();
    await page.keyboard.press('Enter');
    await panel.getByText('Готово: «Отправлена брокеру»').waitFor();
    await panel.getByText(/^Марина, сегодня в/).waitFor();
    await page
      .getByRole('row', { name: /Клавишина/ })
      .getByText('Отправлена брокеру')
      .waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Клавишина/);
    await page.keyboard.press('/');
    await page.keyboard.type('j');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('j');
  });

  it('says who was faster and keeps what was typed', async () => {
    const { id } = await beginForm('Спорова');
    const marina = await openAs(MARINA, `${DESK}/${id}`);
    const panel = panelOf(marina, id);
    await panel.getByRole('button', { name: 'Отправить брокеру' }).click();
    await panel.getByLabel('Комментарий для брокеров').fill('Паспорт проверила');

    const gleb = await openAs(GLEB, `${DESK}/${id}`);
    await panelOf(gleb, id).getByRole('button', { name: 'Отправить брокеру' }).click();
    await panelOf(gleb, id).getByRole('form').getByRole('button', { name: 'Отправить брокеру' }).click();
    await panelOf(gleb, id).getByText('Готово: «Отправлена брокеру»').waitFor();

    await panel.getByRole('form').getByRole('button', { name: 'Отправить брокеру' }).click();
    const alert = panel.getByRole('alert');
    await alert.getByText(/^Статус уже изменил Глеб в\s\d\d:\d\d\.$/).waitFor();
    await alert.getByText('Теперь «Отправлена брокеру». Ваш комментарий сохранён.').waitFor();
    await expectNoAxeViolations(marina);
    await panel.getByRole('button', { name: 'Обновить заявку' }).click();
    await panel.getByRole('button', { name: 'Отметить проверенной' }).click();
    await expect
      .poll(() => panel.getByLabel('Комментарий для брокеров').inputValue())
      .toBe('Паспорт проверила');
    await panel.getByRole('form').getByRole('button', { name: 'Отметить проверенной' }).click();
    await panel.getByText('«Паспорт проверила»').waitFor();
  });

  it.each([
    [360, DESK],
    [360, `${DESK}/40`],
    [1440, `${DESK}/40`],
  ] as const)('at %i pixels %s fits and is clean for axe', async (width, path) => {
    const page = await openAs(MARINA, path, width);
    await expectToFit(page);
    await expectNoAxeViolations(page);
  });
});

describe('the profile', () => {
  it('binds a chat by its link, is told there of a status, and lets it go', async () => {
    const page = await openAs(GLEB, '/account/profile');
    await page.getByRole('button', { name: 'Привязать бота' }).click();
    const link = page.getByRole('link', { name: 'Открыть Telegram' });
    const code = new URL((await link.getAttribute('href'))!).searchParams.get('start');
    const answer = await page.request.post('/api/tg/demo-telegram', {
      data: {
        update_id: 1,
        message: { chat: { id: 808, type: 'private', first_name: 'Глеб' }, text: `/start ${code}` },
      },
    });
    expect(await answer.text()).toBe('null');
    await page.getByText('Бот привязан').waitFor();
    await page.getByText('@genplan_demo_bot пишет в\u00a0чат «Глеб»').waitFor();
    await page.getByRole('button', { name: 'Проверить связь' }).click();
    await page.getByText('Сообщение отправлено: посмотрите чат').waitFor();
    const outbox = await readFile(join(dataDir, 'outbox', 'telegram.jsonl'), 'utf8');
    expect(outbox).toContain('"chatId":"808"');

    const notices = page.getByRole('switch', { name: 'Новые заявки' });
    await notices.uncheck();
    await expect.poll(() => notices.getAttribute('aria-busy')).toBeNull();
    await page.reload();
    await expect.poll(() => notices.isChecked()).toBe(false);

    await page.getByRole('button', { name: 'Отвязать бота…' }).click();
    await page.getByRole('button', { name: 'Отвязать', exact: true }).click();
    await page.getByRole('button', { name: 'Привязать бота' }).waitFor();
  });

  it('saves a name and tells what is wrong with one', async () => {
    const page = await openAs(MARINA, '/account/profile', 360);
    await expectNoAxeViolations(page);
    const name = page.getByRole('textbox', { name: 'Имя' });
    await name.fill('Марина 2');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Имя не должно содержать цифр').waitFor();
    await name.fill('Марина');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранено').waitFor();
    await expectToFit(page);
  });
});
