import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awake, expectNoAxeViolations, hydrated, openPage } from './browser.ts';

/** A page that has all it brings along by itself, and whose browser has lost its network since. */
async function openBeforeTunnel(path: string): Promise<Page> {
  const page = await openPage(path, { width: 360 });
  await hydrated(page);
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/over-file-'))?.name,
  );
  // It stands on other files, which come with it. Words for the browser alone, so that Vite does not see an import.
  await page.evaluate(`import(${JSON.stringify(await file.jsonValue())}).then(() => {})`);
  // Other tests may have opened the window that this one waits for.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.clearBrowserCache');
  await network.detach();
  await page.context().setOffline(true);
  return page;
}

const NO_NETWORK = { name: 'Нет связи', level: 1 };
const WAITS = 'Связь медленная или пропала, откроется само';

describe('in a tunnel', () => {
  it.each<[string, path: string, role: 'button' | 'link', name: string | RegExp, dialog: string | RegExp]>([
    ['the sign-in', '/legal-info', 'button', 'Войти', 'Вход или регистрация'],
    ['all filters', '/search', 'link', /^Все фильтры/, 'Все фильтры'],
    ['a plan', '/for-sale/1', 'button', 'План во весь экран', /./],
  ])(
    '%s is waited for and opens after it, over the page that is read',
    async (_, path, role, name, dialog) => {
      const page = await openBeforeTunnel(path);
      const read = () => page.locator('h1').first().textContent();
      const title = await read();
      await page.getByRole(role, { name }).first().dispatchEvent('click');
      await page.getByRole('status').filter({ hasText: WAITS }).waitFor();
      await expect.poll(read).toBe(title);
      await page.context().setOffline(false);
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await page.getByRole('status').filter({ hasText: WAITS }).waitFor({ state: 'hidden' });
    },
  );

  it('a page that one goes to says that there is no network, and opens after it', async () => {
    const page = await openBeforeTunnel('/search');
    const card = page.getByRole('article').first().getByRole('link').first();
    const path = await card.getAttribute('href');
    await card.click();
    await page.getByRole('heading', NO_NETWORK).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path!.split('?')[0]);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByRole('heading', NO_NETWORK).waitFor();

    await page.getByRole('button', { name: 'Назад' }).click();
    await page.getByRole('heading', { name: /^Новостройки/, level: 1 }).waitFor();
    await page.goForward();
    await page.getByRole('heading', NO_NETWORK).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Показать телефон' }).first().waitFor();
  });
});

describe('the way to other pages, which comes when the first one is awake', () => {
  /** Presses the first card of a search whose file of ways gets `answer`; gives the page that the visitor goes to. */
  async function pressEarly(answer: (file: Route) => Promise<void>): Promise<{ page: Page; path: string }> {
    const page = await openPage('/robots.txt', { width: 360, isSpent: true });
    await page.route('**/assets/later-file-*.js', answer);
    await page.goto('/search');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const link = page.getByRole('article').first().getByRole('link').first();
    await awake(page, 'article');
    const path = (await link.getAttribute('href'))!.split('?')[0]!;
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    return { page, path };
  }

  const shown = (page: Page) => page.getByRole('button', { name: 'Показать телефон' }).first().waitFor();
  const stays = (page: Page) => page.evaluate(() => 'stays' in window);

  it('is waited for, and the page is not loaded anew', async () => {
    const gate = Promise.withResolvers<void>();
    const { page } = await pressEarly((file) => gate.promise.then(() => file.continue()));
    await page.getByRole('heading', { name: /^Новостройки/, level: 1 }).waitFor();
    gate.resolve();
    await shown(page);
    await expect.poll(() => stays(page)).toBe(true);
  });

  it('is not missed where a new build has replaced it: the browser goes there by itself', async () => {
    const { page, path } = await pressEarly((file) => file.fulfill({ status: 404 }));
    await shown(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => stays(page)).toBe(false);
  });
});
