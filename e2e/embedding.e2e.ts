import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { leads } from '#db/schema/index.ts';
import { createClient } from '../clients/typescript/index.ts';
import { expectNoAxeViolations, expectToFit, openPage, type PageOptions } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { openPartnerSite } from './partner-site.ts';
import { siteUrl as site } from './site.ts';

const BAD_KEY = 'Виджет не настроен: проверьте ключ';
const KEY = 'demo-ipo-calc';
const POPUP_PAGE = '/6?key=demo-ipo-calc-popup';
/** Above what the loader waits for, milliseconds. */
const PATIENCE = 6_000;

let partner: Awaited<ReturnType<typeof openPartnerSite>>;
beforeAll(async () => {
  const snippet = await createClient({ site, key: KEY }).widget.snippet();
  if (!snippet.ok) throw new Error(snippet.message);
  partner = await openPartnerSite({ site, key: KEY, snippet: snippet.data });
});
afterAll(() => partner.close());

interface HostOptions extends Pick<PageOptions, 'width' | 'isSpent'> {
  host?: string;
}

/** A page of a partner, another site than the widget's, in a browser that keeps third parties from storing anything. */
async function openHost(path: string, { host = 'localhost', ...options }: HostOptions = {}) {
  const page = await openPage('about:blank', options);
  const script = await page.addInitScript(() => {
    if (window === window.top) return;
    const refuse = () => {
      throw new DOMException('third party', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: refuse });
  });
  onTestFinished(() => script.dispose());
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url))
      complaints.push(message.text());
  });
  await page.goto(`${partner.at(host)}${path}`);
  return { page, complaints };
}

const events = (page: Page, name: string) => page.locator(`#events [data-event="${name}"]`);
const frameOf = (page: Page, index = 0) => page.frameLocator('iframe >> visible=true').nth(index);

/** A frame is loaded when it comes near to what the reader sees. */
async function expectReady(page: Page, count: number): Promise<void> {
  await page.locator('iframe').last().scrollIntoViewIfNeeded();
  await expect.poll(() => events(page, 'ready').count()).toBe(count);
}

/** Waits until a frame is as high as what it shows. */
async function expectWholeFrame(page: Page, index: number): Promise<void> {
  const element = page.locator('iframe').nth(index);
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const frame = await (await element.elementHandle())!.contentFrame();
      const needed = await frame!.evaluate(() => document.documentElement.scrollHeight);
      const height = (await element.boundingBox())!.height;
      return height >= needed && height !== 900;
    })
    .toBe(true);
}

describe('pages of partners', () => {
  it.each([
    ['/1', 1],
    ['/2', 2],
    ['/3', 1],
    ['/4', 1],
    ['/5', 1],
    [POPUP_PAGE, 1],
  ])('%s shows its calculators whole, and nothing is stored or complained about', async (path, count) => {
    // In a profile where no test before can have stored anything.
    const { page, complaints } = await openHost(path, { isSpent: true });
    for (let index = 0; index < count; index += 1) await expectWholeFrame(page, index);
    await expectReady(page, count);
    await expect.poll(() => page.locator('iframe').count()).toBe(count);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(['/1', '/3', '/1?referrer=no-referrer'])('%s loads its calculator once', async (path) => {
    const loads: string[] = [];
    const page = await openPage('about:blank');
    page.on('request', (request) => {
      if (request.url().includes('/widget/ipo-calc/')) loads.push(request.url());
    });
    await page.goto(`${partner.at('localhost')}${path}`);
    await expectReady(page, 1);
    await expectWholeFrame(page, 0);
    // A frame that the browser told nothing about its page hears from the script whose it is.
    await page.evaluate(() =>
      window.GenplanCalculator!.mount(document.querySelector('[data-genplan-calculator]')!).set({ years: 7 }),
    );
    await expect.poll(() => events(page, 'change').last().textContent()).toContain('"years":7');
    expect(loads).toHaveLength(1);
  });

  it('2 begins each of its calculators where its placeholder says', async () => {
    const { page } = await openHost('/2');
    await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
    const price = async (index: number) =>
      (await frameOf(page, index).getByRole('textbox', { name: 'Цена' }).inputValue()).replace(/\D/g, '');
    await expect.poll(() => price(0)).toBe('15000000');
    await expect.poll(() => price(1)).toBe('9000000');
  });

  it('1 fits a phone, and a link copied there leads back to its page and to what was chosen', async () => {
    const { page } = await openHost('/1?flat=5', { width: 360 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expectWholeFrame(page, 0);
    await expectToFit(page);
    await page.evaluate(() =>
      window.GenplanCalculator!.mount(document.querySelector('[data-genplan-calculator]')!).set({
        price: 9_000_000,
      }),
    );
    await frameOf(page).getByText('Кредит 6 300 000 ₽').waitFor();
    const card = frameOf(page).locator('#matching').getByRole('article').first();
    await card.getByRole('button', { name: /^Подробно/ }).press('Enter');
    await card.getByRole('button', { name: 'Ссылка' }).press('Enter');
    await card.getByText('Ссылка скопирована').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/localhost:\d+\/1\?flat=5&genplan-calculator=price%3D9000000/);
    await page.goto(link);
    await frameOf(page).getByText('Кредит 6 300 000 ₽').waitFor();
    await card.getByRole('button', { name: 'Ссылка' }).waitFor();
  });

  it.each([
    ['/4', 'rgb(236, 241, 242)'],
    ['/1', 'rgb(16, 33, 38)'],
  ])(
    '%s shows through its calculator, which is written in a colour that can be read there',
    async (path, ink) => {
      const { page } = await openHost(path);
      await expectWholeFrame(page, 0);
      const body = frameOf(page).locator('body');
      await expect.poll(() => body.evaluate((element) => getComputedStyle(element).color)).toBe(ink);
      await expect
        .poll(() => body.evaluate((element) => getComputedStyle(element).backgroundColor))
        .toBe('rgba(0, 0, 0, 0)');
      await expectNoAxeViolations(page);
    },
  );

  it('6 opens its windows where the visitor looks', async () => {
    const { page } = await openHost(POPUP_PAGE);
    await expectWholeFrame(page, 0);
    await frameOf(page).getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = frameOf(page).getByRole('dialog', { name: 'Оставить заявку' });
    await dialog.waitFor();
    await expect
      .poll(async () => {
        const { y, height } = (await dialog.boundingBox())!;
        return y >= 0 && y + height <= page.viewportSize()!.height;
      })
      .toBe(true);
  });

  it('7 mounts, changes and takes away, and reads offers by the same key', async () => {
    const { page, complaints } = await openHost('/7');
    const told: unknown[] = [];
    const listen = (request: Request) => {
      if (request.url().includes('/widget/counted')) told.push(request.postDataJSON());
    };
    page.on('request', listen);
    onTestFinished(() => void page.off('request', listen));
    await expect.poll(() => page.locator('#banks li').count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Показать калькулятор' }).click();
    await expect.poll(() => events(page, 'ready').count()).toBe(1);
    await page.getByRole('button', { name: 'Цена 9 млн ₽' }).click();
    await expect.poll(() => events(page, 'change').last().textContent()).toContain('"price":9000000');
    // What the page changes is nobody's counting; what its visitor does is told once.
    expect(told).toEqual([]);
    for (const name of ['спб', 'мск']) {
      // A forced press would not wait for the form to stand still after the price changed.
      await frameOf(page).getByRole('radio', { name }).check();
    }
    await expect.poll(() => told).toEqual([{ page: `${partner.at('localhost')}/7` }]);
    await page.getByRole('button', { name: 'Убрать калькулятор' }).click();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Показать калькулятор' }).click();
    await expect.poll(() => events(page, 'ready').count()).toBe(2);
    expect(complaints).toEqual([]);
  });
});

describe('a page the key does not name', () => {
  it.each([
    ['of another site', 'stranger.localhost', '/1'],
    ['with an unknown key', 'localhost', '/1?key=unknown'],
    ['with an expired key', 'localhost', '/1?key=demo-expired'],
    ['with a key of another service', 'localhost', '/1?key=demo-vitrina'],
  ])('%s is refused by the browser, and the loader says so', async (_, host, path) => {
    const page = await openPage('about:blank', { isSpent: true });
    await page.clock.install();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${partner.at(host)}${path}`);
    await refused;
    // The clock of the page is moved until the refused frame has been loaded and then waited for.
    await expect
      .poll(async () => {
        await page.clock.fastForward(PATIENCE);
        return page.getByRole('alert').allTextContents();
      })
      .toEqual([BAD_KEY]);
    await expect.poll(() => page.locator('iframe').isVisible()).toBe(false);
  });
});

describe('messages', () => {
  it('of others move nothing', async () => {
    const { page, complaints } = await openHost('/1');
    await expectWholeFrame(page, 0);
    const height = (await page.locator('iframe').boundingBox())!.height;
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe')!;
      const rubbish = [null, 7, 'ipo-calc:set', [], {}, { type: 'ipo-calc:set', price: '<b>', years: {} }];
      for (const message of rubbish) contentWindow!.postMessage(message, '*');
      for (const message of rubbish) window.postMessage(message, '*');
      window.postMessage({ type: 'ipo-calc:height', height: 5 }, '*');
      window.postMessage({ type: 'ipo-calc:lead' }, '*');
    });
    await page.evaluate(() =>
      window.GenplanCalculator!.mount(document.querySelector('[data-genplan-calculator]')!).set({ years: 7 }),
    );
    await expect.poll(() => events(page, 'change').last().textContent()).toContain('"years":7');
    await expect.poll(() => events(page, 'lead').count()).toBe(0);
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())!.height)
      .toBeGreaterThan(height / 2);
    expect(complaints).toEqual([]);
  });

  it('tell of a lead once, when it was stored with the page it came from', async () => {
    const { page } = await openHost('/1?utm=secret');
    await expectReady(page, 1);
    const form = frameOf(page).getByRole('form', { name: 'Оставить заявку' });
    await form.getByLabel('Имя').fill('Анна Вставная');
    await form.getByLabel('Телефон').pressSequentially('9991234567');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Отправить' }).click();
    await expect.poll(() => events(page, 'lead').count()).toBe(1);
    await changeDatabase(async (db) => {
      const stored = (await db.select().from(leads)).filter(({ name }) => name === 'Анна Вставная');
      expect(stored).toMatchObject([{ kind: 'WIDGET_APPLICATION', pageUrl: `${partner.at('localhost')}/1` }]);
    });
    await expect.poll(() => events(page, 'lead').textContent()).toBe('lead {}');
  });
});

it('our own page for trying takes any key', async () => {
  const page = await openPage('/dev/widget-iframe-test');
  await expectReady(page, 1);
  await page.getByLabel('Ключ виджета').fill('demo-ipo-calc-2');
  await page.getByRole('button', { name: 'Показать' }).click();
  await page.waitForURL(/key=demo-ipo-calc-2/);
  await expectReady(page, 1);
  await expect.poll(() => page.getByRole('link').count()).toBe(8);
});
