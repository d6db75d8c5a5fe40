import { describe, expect, it } from 'vitest';
import { hydrated, openPage } from './browser.ts';
import { readFirstHtml } from './first-html.ts';
import { siteUrl } from './site.ts';

const PAGES = [
  [404, '/no-such-page', /^[CС]траница, которую вы ищете, не существует$/],
  [404, '/for-sale/999999999', /^[CС]траница, которую вы ищете, не существует$/],
  [404, '/SEARCH', /^[CС]траница, которую вы ищете, не существует$/],
  [404, '/complex/abc', /^[CС]траница, которую вы ищете, не существует$/],
  [404, '/search?page=999', /^[CС]траница, которую вы ищете, не существует$/],
  [404, '/dev', /^[CС]траница, которую вы ищете, не существует$/],
  [401, '/account/help', /^Ой… Похоже, вы не авторизованы$/],
  [403, '/dev/error?status=403', /^Упс… У вас нет прав доступа$/],
  [500, '/dev/error?status=500', /^Упс… Что‑то пошло не так$/],
  [503, '/dev/error?status=503', /^Упс… Что‑то пошло не так$/],
] as const;

describe('an error page', () => {
  it.each(PAGES)('%i of %s says what happened with its own status', async (status, path, heading) => {
    const page = await readFirstHtml(path);
    expect(page.status).toBe(status);
    if (status === 404) expect(page.statusText).toBe('Page not found');
    expect(page.title).toBe('Страница не найдена');
    expect(page.headings).toEqual([expect.stringMatching(heading)]);
    expect(/<a [^>]*href="([^"]*)"[^>]*>Вернуться на главную</.exec(page.html)?.[1]).toBe('/');
    expect(/<button[^>]*>(<span[^>]*>)?Обновить страницу</.test(page.html)).toBe(status !== 404);
    expect(page.meta('robots')).toContain('noindex');
    // Nobody who never signed in is told of a number and a code they signed in with.
    if (status === 401) expect(page.html).toMatch(/Войдите\sпо\sномеру\sтелефона/);
  });

  it('shows developers where it broke', async () => {
    const page = await openPage('/dev/error?status=500');
    await page.getByText('Для разработчиков').click();
    await expect.poll(() => page.locator('details pre').textContent()).toContain('Raised on purpose: 500');
    await page.goto('/no-such?utm_source=mail');
    await page.getByText('Для разработчиков').click();
    await expect.poll(() => page.locator('details pre').textContent()).toBe('Page Not Found: /no-such');
  });

  it.each([false, true])('is loaded again at the same address, scripts %s', async (javaScriptEnabled) => {
    const page = await openPage('/dev/error?status=500&utm_source=mail', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const [again] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/dev/error')),
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Обновить страницу' }).click(),
    ]);
    const url = new URL(again.url());
    // Marks of a campaign are the browser's to carry, by scripts.
    const marks = javaScriptEnabled ? { utm_source: 'mail' } : {};
    expect(Object.fromEntries(url.searchParams)).toEqual({ status: '500', ...marks });
  });
});

describe('a call that fails on an open page', () => {
  it.each([
    [404, 'Упс! Похоже, эта страница не существует.'],
    [401, 'Ошибка авторизации. Попробуйте обновить страницу'],
    [409, 'Вызвано нарочно: 409'],
    [
      500,
      'Извините за неудобства. В данный момент у нас технические неполадки. Пожалуйста, попробуйте позже',
    ],
  ])('with %i is told by an alert and reported once', async (status, text) => {
    const page = await openPage('/dev/error');
    await hydrated(page);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('logClientSideError')) reports.push(request.url());
    });
    await page.getByRole('button', { name: `Вызов ${status}` }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText(text).waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'hidden' });
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]!.length).toBeLessThan(2_083);
  });
});

describe('a screen whose file does not come', () => {
  it('loads the page anew once, then shows the error page', async () => {
    const page = await openPage('/legal-info', { isSpent: true });
    await hydrated(page);
    // A page is loaded anew once in ten seconds, and a slow machine takes longer than that to find the file missing.
    await page.clock.setFixedTime(Date.now());
    await page.route('**/assets/SearchScreen-*.js', (route) => route.abort());
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.getByRole('navigation', { name: 'Каталог', exact: true }).getByText('Квартиры').click();
    await page.getByRole('heading', { name: 'Упс… Что‑то пошло не так' }).waitFor();
    expect(loads).toBe(1);
  });

  it('says so in bare words where those of the error page do not come either', async () => {
    const page = await openPage('/robots.txt', { isSpent: true });
    // A new build has replaced these, and what asks whether it has is told so.
    await page.route('**/assets/*.js', (route) => {
      const request = route.request();
      const isGone = /SearchScreen|error-file/.test(request.url()) || request.resourceType() === 'fetch';
      return isGone ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto('/legal-info');
    await hydrated(page);
    await page.clock.setFixedTime(Date.now());
    await page.getByRole('navigation', { name: 'Каталог', exact: true }).getByText('Квартиры').click();
    const heading = page.getByRole('heading', { name: 'Упс… Что‑то пошло не так' });
    await heading.waitFor();
    // It stands where pages do: glued to the edge of the window it would look like a page without styles.
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().left)).toBeGreaterThan(15);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Обновить страницу' }).click();
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => heading.count()).toBe(0);
  });
});

describe('reports of failures', () => {
  it('are taken from visitors and answered with null', async () => {
    const input = encodeURIComponent(JSON.stringify({ json: { error: 'x'.repeat(3_000) } }));
    const answer = await fetch(new URL(`/api/trpc/logClientSideError?input=${input}`, siteUrl));
    expect(answer.status).toBe(200);
    expect((await answer.json()).result.data.json).toBeNull();
  });
});
