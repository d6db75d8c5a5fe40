import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awakeByItself, openPage, type PageOptions } from './browser.ts';
import { siteUrl } from './site.ts';

const PHONE = { width: 360 } as const;

/** A page whose browser is never idle, so that only what is seen or touched wakes, when all else is awake. */
async function openBusy(path: string, options: PageOptions = PHONE): Promise<Page> {
  const page = await openPage('/robots.txt', { ...options, isSpent: true });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await page.locator(':root.animations-ready').waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a, button, input')]
      .filter((one) => !one.closest('[data-asleep]'))
      .every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))),
  );
  return page;
}

/** Whether scripts have taken over what stands in the element. */
const isTaken = (page: Page, selector: string) =>
  page.evaluate(
    (selector) =>
      Object.keys(document.querySelector(selector)!).some((key) => key.startsWith('__reactProps')),
    selector,
  );

describe('a part that sleeps', () => {
  it.each(['/', '/search', '/complex/1', '/for-sale/1'])(
    'is awake at %s when the browser is idle',
    async (path) => {
      const page = await openPage(path, PHONE);
      await awakeByItself(page);
      await expect.poll(() => page.locator('[data-asleep], [data-slice]').count()).toBe(0);
      // What only machines read is left as it came.
      const product = page.locator('[itemtype="https://schema.org/Product"] [itemprop=priceCurrency]');
      await expect.poll(() => product.count()).toBe(path.endsWith('/1') ? 1 : 0);
    },
  );

  it('stays as it is out of sight, and wakes when it is scrolled to', async () => {
    const page = await openBusy('/complex/1');
    expect(await isTaken(page, '#developer button')).toBe(false);
    // Its floors are laid out after each other, and only while the browser has nothing else to do.
    await expect.poll(() => page.locator('#board tr[data-slice]').count()).toBeGreaterThan(5);
    await page.locator('#developer').scrollIntoViewIfNeeded();
    await expect.poll(() => isTaken(page, '#developer button')).toBe(true);
  });

  it('takes a press of a button once its file is there', async () => {
    const page = await openBusy('/complex/1');
    await page.evaluate(() => document.querySelector<HTMLElement>('#developer button')!.click());
    await page.getByRole('dialog').waitFor();
  });

  it('takes a press of a link at once, without a new page', async () => {
    const page = await openBusy('/search');
    // The card in sight has brought the file of all of them.
    await expect.poll(() => isTaken(page, 'li > article a')).toBe(true);
    await page.evaluate(() => {
      Object.assign(window, { isSame: true });
      document.querySelector<HTMLElement>('li:last-child > article a')!.click();
    });
    await page.waitForURL(/\/for-sale\//);
    await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  it('shows what was asked of the page meanwhile, and React finds nothing else than it expects', async () => {
    const page = await openBusy('/search', { width: 1440 });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const last = page.getByRole('article').last();
    expect(await isTaken(page, 'li:last-child > article')).toBe(false);
    await page.getByRole('link', { name: 'Платёж в месяц' }).first().click();
    await page.waitForURL(/lens=payment/);
    await expect.poll(() => last.textContent()).toMatch(/^от/);
    expect(faults).toEqual([]);
  });

  it('is printed, found by its address, and read by machines', async () => {
    const page = await openBusy('/complex/1');
    const hidden = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main section[id]')].filter(
            (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );
    await expect.poll(hidden).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Застройщик' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(hidden).toBe(0);
    await page.emulateMedia({ media: null });
    await page.goto('/complex/1#developer');
    await expect
      .poll(() =>
        page.locator('#developer').evaluate((part) => part.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
  });

  it('moves nothing in sight while it wakes', async () => {
    const page = await openPage('/robots.txt', { ...PHONE, isSpent: true });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as unknown as { value: number }[])
          (window as unknown as { moved: number }).moved += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/complex/1');
    await page.evaluate(() => scrollTo(0, 2_500));
    await awakeByItself(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { moved: number }).moved))
      .toBeLessThan(0.02);
  });
});

describe('parts whose files a tunnel keeps back', () => {
  /** The page with all but the scripts of its first HTML kept back, by what `keepBack` does to a request. */
  async function openKeptBack(path: string, keepBack: (route: Route) => Promise<void>): Promise<Page> {
    const page = await openPage('/robots.txt', { ...PHONE, isSpent: true });
    const html = await (await fetch(new URL(path, siteUrl))).text();
    const first = / data-scripts="([^"]*)"/.exec(html)![1]!.split(' ');
    await page.route('**/assets/*.js', (route) => {
      const request = route.request();
      const isFirst = request.resourceType() === 'script' && first.includes(new URL(request.url()).pathname);
      return isFirst ? route.continue() : keepBack(route);
    });
    await page.goto(path);
    return page;
  }

  it('stay readable, and wake when they come', async () => {
    const staysReadable = async (path: string) => {
      const page = await openKeptBack(path, (route) => route.abort('internetdisconnected'));
      const read = () => page.locator('h1').first().textContent();
      const title = await read();
      // By then a screen would have given up after its second try.
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(8_000);
      await expect.poll(() => page.locator('[data-asleep]').count(), { message: path }).toBeGreaterThan(0);
      expect(await read()).toBe(title);
      await page.unrouteAll();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await awakeByItself(page);
      expect(await read()).toBe(title);
    };
    // Each of them waits for the same seconds.
    await Promise.all(['/', '/search', '/complex/1', '/for-sale/1'].map(staysReadable));
  });

  it.each(['/search', '/widget/ipo-calc'])('of %s that are its first are asked for too', async (path) => {
    const page = await openPage('/robots.txt', { ...PHONE, isSpent: true });
    let kept = 0;
    await page.route('**/assets/*.{js,css}', (route) => {
      kept += 1;
      return route.abort('internetdisconnected');
    });
    await page.goto(path);
    await expect.poll(() => kept).toBeGreaterThan(4);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await awakeByItself(page);
    const named = await page.locator('script[data-sheets]').getAttribute('data-sheets');
    const come = () =>
      page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')).join(' '));
    await expect.poll(come).toBe(named);
  });

  it('bring the page anew, once, where a new build has replaced them', async () => {
    let loads = 0;
    const page = await openKeptBack('/complex/1', (route) => route.fulfill({ status: 404 }));
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      loads += 1;
      void page.unrouteAll();
    });
    await expect.poll(() => loads).toBe(1);
    await awakeByItself(page);
    await expect.poll(() => loads).toBe(1);
  });
});
