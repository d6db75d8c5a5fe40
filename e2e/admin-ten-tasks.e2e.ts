import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { users } from '#db/schema/user.ts';
import { manyOffers, type YrlOffer, yrlFeed } from '#tests/yrl-feed.ts';
import type { Session } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { changeAs, openConsole, sessionOf, signedIn } from './console.ts';
import { siteUrl } from './site.ts';

const ADMIN = '+7 (999) 000-00-02';

/** The hand of a person: every key counts, a combination once, a letter of a text as one. */
function handOn(page: Page) {
  let presses = 0;
  return {
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
    },
    async type(text: string) {
      await page.keyboard.type(text);
      presses += text.length;
    },
    /** Finds a page, an action or a record of the console and goes there. */
    async go(text: string, option: string | RegExp) {
      await this.press('Control+k');
      const search = page.getByRole('dialog', { name: 'Поиск по админке' });
      await expect.poll(() => hasFocus(search.getByRole('combobox'))).toBe(true);
      await this.type(text);
      const first = page.getByRole('option').first();
      await expect.poll(() => first.innerText()).toMatch(option);
      await this.press('Enter');
      await search.waitFor({ state: 'detached' });
    },
    /** Gives the number of presses since the last time. */
    rest() {
      const count = presses;
      presses = 0;
      return count;
    },
  };
}

const hasFocus = (element: ReturnType<Page['locator']>) =>
  element.evaluate((node) => node === document.activeElement);

/** The presses that the mockup of the console asks for, by docs/product/admin.md. */
const DRAWN = {
  'decide about flats that left a feed': 8,
  'run a feed again': 6,
  'change the priority of an offer': 11,
  'add a company': 16,
  'correct a company': 24,
  'move a person to another group': 10,
  'take a lead': 9,
  'correct a text of the law': 23,
  'name a selection of places': 24,
  'issue a key': 44,
};

it('ten tasks of a day take the keyboard alone, and fewer presses than the mockup', async () => {
  const session = await sessionOf(ADMIN);
  const feed = await holdFeed(session);
  await changeDatabase((db) =>
    db.insert(users).values({
      phone: '+79995550419',
      name: 'Пётр Десятый',
      groups: ['USER'],
      createdAt: new Date(),
    }),
  );
  const lead = { fullName: 'Мария Десятая', phone: '+7 (912) 555-04-27', comment: 'Есть рассрочка?' };
  const sent = await fetch(new URL('/api/trpc/applyCallbackForm', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ json: { ...lead, method: 'sms', agreement: true } }),
  });
  expect(sent.status).toBe(200);
  const doc = await changeAs(session, 'admin.legal.create', { tag: 'Журнал показов', text: 'Показы' });

  const page = await openConsole(session, '/admin/upload');
  const hand = handOn(page);
  const form = page.getByRole('dialog');
  const taken = {} as typeof DRAWN;

  await hand.go('щу', /Щукинский берег/);
  await page.getByRole('region', { name: /^6.квартир пропали/ }).waitFor();
  await hand.press('2');
  await page.getByText('Снимем 6\u00a0квартир.').waitFor();
  await hand.press('Control+Enter');
  await page.getByRole('region', { name: /^6.квартир пропали/ }).waitFor({ state: 'detached' });
  taken['decide about flats that left a feed'] = hand.rest();

  await hand.go('щу', /Щукинский берег/);
  await page.getByRole('heading', { level: 1, name: 'Щукинский берег' }).waitFor();
  await hand.press('r');
  await page.getByText('3\u00a0прогона', { exact: true }).waitFor();
  taken['run a feed again'] = hand.rest();

  await hand.go('пр', /Программы/);
  const priority = page.getByRole('textbox', { name: /^Приоритет/ });
  await priority.first().waitFor();
  await hand.press('j', 'p');
  await expect.poll(() => hasFocus(priority.first())).toBe(true);
  const order = page.getByText('Порядок изменён').waitFor();
  await hand.type('98');
  await hand.press('Enter');
  await order;
  taken['change the priority of an offer'] = hand.rest();

  await hand.go('н ком', /Новая компания/);
  await expect.poll(() => hasFocus(form.getByLabel('Название', { exact: true }))).toBe(true);
  await hand.type('Кедр');
  await hand.press('Control+s');
  await form.waitFor({ state: 'detached' });
  taken['add a company'] = hand.rest();

  await hand.go('кедр', /Кедр/);
  await expect.poll(() => hasFocus(form.getByLabel('Название', { exact: true }))).toBe(true);
  await hand.press('End');
  await hand.type(' и Ко');
  await hand.press('Control+s');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Кедр и Ко' }).waitFor();
  taken['correct a company'] = hand.rest();

  await hand.go('0419', /Пётр Десятый/);
  await expect.poll(() => hasFocus(form.getByLabel('Имя'))).toBe(true);
  await hand.press('Tab');
  // Its options come when it has the focus, faster than a hand and slower than a test.
  await page.getByRole('option', { includeHidden: true }).first().waitFor({ state: 'attached' });
  await pressLetter(page, 'Р', 'KeyH');
  await expect.poll(() => form.getByRole('combobox', { name: 'Группа' }).textContent()).toContain('Риелтор');
  await hand.press('Control+s');
  await form.waitFor({ state: 'detached' });
  taken['move a person to another group'] = hand.rest() + 1;

  await hand.go('0427', /Мария Десятая/);
  const panel = page.getByRole('region', { name: /^Заявка №/ });
  await panel.getByRole('button', { name: 'Взять' }).waitFor();
  await hand.press('s', 'Enter');
  await panel.getByRole('button', { name: 'Взять' }).waitFor({ state: 'detached' });
  taken['take a lead'] = hand.rest();

  await hand.go('журн', /Журнал показов/);
  await expect.poll(() => hasFocus(form.getByLabel('Тег'))).toBe(true);
  await hand.press('Tab', 'Control+End');
  await hand.type(' сайта');
  await hand.press('Control+s');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Журнал показов.*2/ }).waitFor();
  taken['correct a text of the law'] = hand.rest();

  await hand.go('н ге', /Новое гео-ограничение/);
  await expect.poll(() => hasFocus(form.getByLabel('Название'))).toBe(true);
  await hand.type('Ярославль');
  await hand.press('Tab', 'Tab');
  await hand.type('яро');
  await form.getByRole('checkbox', { name: 'Ярославская область' }).waitFor();
  await hand.press('Tab', 'Space', 'Control+s');
  await form.waitFor({ state: 'detached' });
  taken['name a selection of places'] = hand.rest();

  await hand.go('н клю', /Новый API-ключ/);
  await expect.poll(() => hasFocus(page.getByLabel('Описание', { exact: true }))).toBe(true);
  await hand.type('Сайт Кедра');
  await hand.press('Tab');
  await hand.type('https://kedr.example');
  await hand.press('Control+s');
  await form.getByLabel('Ключ', { exact: true }).waitFor();
  await hand.press('Escape', 'Space', 'Tab', 'Enter');
  await form.waitFor({ state: 'detached' });
  taken['issue a key'] = hand.rest();

  const tasks = Object.keys(DRAWN) as (keyof typeof DRAWN)[];
  expect(taken).toEqual({
    'decide about flats that left a feed': 6,
    'run a feed again': 5,
    'change the priority of an offer': 9,
    'add a company': 12,
    'correct a company': 13,
    'move a person to another group': 9,
    'take a lead': 8,
    'correct a text of the law': 15,
    'name a selection of places': 23,
    'issue a key': 43,
  });
  for (const task of tasks) expect(taken[task], task).toBeLessThan(DRAWN[task]);

  await changeAs(session, 'admin.feed.remove', { id: feed });
  await changeAs(session, 'admin.legal.remove', { id: doc.id });
});

/** A letter of a Russian keyboard, which the browser hears as a key and not only as a text. */
async function pressLetter(page: Page, key: string, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
}

/** Adds a feed whose second file lacks six flats of ten, so that they wait for a decision. */
async function holdFeed(session: Session): Promise<number> {
  const offers = manyOffers(10, 'Песчаный берег');
  const found = new URL('/api/trpc/admin.feed.developers', siteUrl);
  found.searchParams.set('input', JSON.stringify({ json: { text: 'Демо' } }));
  const developers = await fetch(found, { headers: signedIn(session) }).then((answer) => answer.json());
  const feedOf = async (file: YrlOffer[]) => ({
    name: 'Щукинский берег',
    companyId: developers.result.data.json[0].id,
    format: 'auto',
    source: 'file',
    url: '',
    fileId: await storeFile(session, file),
    everyHours: null,
    enabled: true,
  });
  const { id } = await changeAs(session, 'admin.feed.create', await feedOf(offers));
  await waitForRuns(session, id, 1);
  await changeAs(session, 'admin.feed.update', { id, feed: await feedOf(offers.slice(0, 4)) });
  await waitForRuns(session, id, 2);
  return id;
}

async function storeFile(session: Session, offers: YrlOffer[]): Promise<string> {
  const answer = await fetch(new URL('/api/admin/feed-file?name=feed.xml', siteUrl), {
    method: 'POST',
    headers: { ...signedIn(session), 'content-type': 'application/xml', origin: siteUrl },
    body: new Uint8Array(await buffer(yrlFeed(offers))),
  });
  return (await answer.json()).data.id;
}

async function waitForRuns(session: Session, id: number, runs: number): Promise<void> {
  const asked = new URL('/api/trpc/admin.feed.get', siteUrl);
  asked.searchParams.set('input', JSON.stringify({ json: { id } }));
  await expect
    .poll(async () => {
      const answer = await fetch(asked, { headers: signedIn(session) });
      const { feed, history } = (await answer.json()).result.data.json;
      return feed.progress === null && history.total;
    })
    .toBe(runs);
}
