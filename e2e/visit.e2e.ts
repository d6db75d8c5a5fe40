import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awakeByItself, openPage } from './browser.ts';
import { readFirstHtml } from './first-html.ts';
import { signIn, skipName } from './sign-in.ts';
import { dataDir, siteUrl } from './site.ts';

describe('the parameters of an address', () => {
  it.each([
    ['/legal-info?sort=newest&map=true', '/legal-info'],
    ['/complex/1?sort=newest&location=c1&utm_source=mail', '/complex/1?location=c1&utm_source=mail'],
    ['/search?legalInfoTab=2&sort=newest', '/search?sort=newest'],
    ['/search?sort=best&presetTab=abc&complexes=false', '/search'],
    ['/search?location=c1,x9,co2', '/search?location=c1%2Cco2'],
  ])('%s stay as %s', async (asked, kept) => {
    const page = await openPage(asked);
    await awakeByItself(page);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(kept);
  });

  it('choose the legal document, replacing the address', async () => {
    const page = await openPage('/search/places');
    await page.goto('/legal-info');
    await awakeByItself(page);
    const tabs = page.getByRole('navigation', { name: 'Правовые документы' }).getByRole('link');
    const second = tabs.nth(1);
    await second.click();
    await page.waitForURL(/legalInfoTab=\d+/);
    await page.getByRole('heading', { level: 1, name: (await second.textContent())! }).waitFor();
    await expect.poll(() => second.getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search/places');
    await page.goto('/legal-info?legalInfoTab=999');
    await expect.poll(() => tabs.first().getAttribute('aria-current')).toBe('page');
  });
});

describe('phone and desktop', () => {
  const viewport = (page: Page) => page.locator('meta[name=viewport]').getAttribute('content');
  const mode = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'mobile')?.value;

  it.each([
    [360, 'width=360', 'true', '88px'],
    [1440, 'width=1440', 'false', '80px'],
  ] as const)('%i px, and styles know the height of the header', async (width, content, cookie, height) => {
    const page = await openPage('/', { width });
    await expect.poll(() => viewport(page)).toBe(content);
    await expect.poll(() => mode(page)).toBe(cookie);
    const read = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
        `${document.querySelector<HTMLElement>('header')!.offsetHeight}px`,
      ]);
    await expect.poll(read).toEqual([height, height]);
  });

  it('the cookie wins on the server, the window corrects it', async () => {
    // No script of ours runs there: it would write the cookie itself.
    const page = await openPage('/health/live');
    await page.context().addCookies([{ name: 'mobile', value: 'true', url: siteUrl }]);
    const html = await (await page.request.get('/')).text();
    expect(html.includes('content="width=360"')).toBe(true);
    await page.goto('/legal-info');
    await expect.poll(() => viewport(page)).toBe('width=1440');
    await expect.poll(() => mode(page)).toBe('false');
  });
});

describe('help', () => {
  const signInAnew = async (page: Page) => {
    lastPhone += 1;
    const phone = `+7 (999) 555-00-${lastPhone}`;
    await signIn(page, phone);
  };
  let lastPhone = 10;

  it('asks a visitor to sign in, without asking the server who that is', async () => {
    const page = await openPage('/robots.txt');
    expect((await page.goto('/account/help'))!.status()).toBe(401);
    await expect.poll(() => page.getByText('Ой… Похоже, вы не авторизованы').isVisible()).toBe(true);
  });

  it('opens for a person and is where the account begins', async () => {
    const page = await openPage('/robots.txt');
    await signInAnew(page);
    const answer = await page.goto('/account?utm_source=mail');
    expect(answer!.status()).toBe(200);
    expect(
      await answer!
        .request()
        .redirectedFrom()
        ?.response()
        .then((first) => first?.status()),
    ).toBe(302);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/account/phys/my-mortgage-applications?utm_source=mail');
    await expect.poll(() => page.title()).toBe('Мои заявки на ипотеку');
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  });

  it('is there when one comes back to it from a page that was loaded anew', async () => {
    const page = await openPage('/robots.txt');
    await signInAnew(page);
    await page.goto('/account/help');
    await skipName(page);
    // The window gave the focus to the link over it, which covers it while it has the focus.
    await page.getByRole('banner').getByRole('link', { name: 'Генплан' }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await page.reload();
    await page.goBack();
    await page.getByRole('heading', { name: 'Помощь', level: 1 }).waitFor();
  });

  it('is closed for a person without rights', async () => {
    const page = await openPage('/robots.txt');
    // Before the first sign-in: another group would end the session.
    const phone = '+7 (999) 555-00-99';
    await promisify(execFile)(process.execPath, ['dist/server/admin.js', 'grant', phone, 'BASE'], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    await signIn(page, phone);
    expect((await page.goto('/account/help'))!.status()).toBe(403);
    expect((await page.goto('/account'))!.status()).toBe(403);
  });
});

describe('the pages for developers', () => {
  it.each([
    ['/dev/list', 'Страницы для разработки'],
    ['/dev/components', 'Компоненты'],
    ['/dev/components-switch', 'Телефон и компьютер'],
    ['/dev/accordions', 'Аккордеоны'],
    ['/dev/form', 'Формы'],
    ['/dev/chart-test', 'График цен'],
    ['/dev/why-demo', 'Почему перерисовано'],
    ['/dev/error', 'Ошибки'],
    ['/dev/beorg', 'Распознавание документов'],
    ['/dev/outbox', 'Исходящие сообщения'],
  ])('%s has the title «%s»', async (path, title) => {
    expect(await readFirstHtml(path)).toMatchObject({ status: 200, title, headings: [title] });
  });
});
