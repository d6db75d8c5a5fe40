import { describe, expect, it } from 'vitest';
import { awakeByItself, hydrated, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

const MARKS = 'utm_source=vk&utm_term=%D0%B4%D0%BE%D0%BC&ysclid=m1abc';

const marksOf = (url: string) => {
  const { searchParams } = new URL(url, siteUrl);
  return ['utm_source', 'utm_term', 'ysclid'].map((name) => searchParams.getAll(name));
};
const WHOLE = [['vk'], ['дом'], ['m1abc']];

it.each(['/', '/search', '/complex/1', '/for-sale/1', '/legal-info', '/landing/phys-service/mortgage'])(
  '%s is the same bytes for whoever a campaign led there',
  async (path) => {
    const read = async (address: string) => {
      const answer = await fetch(siteUrl + address);
      return { status: answer.status, etag: answer.headers.get('etag'), html: await answer.text() };
    };
    const plain = await read(path);
    expect(plain.status).toBe(200);
    expect(await read(`${path}?${MARKS}`)).toEqual(plain);
  },
);

describe('marks of a campaign', () => {
  it.each([360, 1440] as const)('go from page to page at %i px, and nothing else changes', async (width) => {
    const page = await openPage(`/search?${MARKS}`, { width });
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.reload();
    await awakeByItself(page);
    await expect.poll(() => marksOf(page.url())).toEqual(WHOLE);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/for-sale\/\d+\?/);
    await expect.poll(() => marksOf(page.url())).toEqual(WHOLE);
    await page.goBack();
    await page.waitForURL(/\/search\?/);
    await expect.poll(() => marksOf(page.url())).toEqual(WHOLE);
    await page.goForward();
    await page.waitForURL(/\/for-sale\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });

  it('stay in the address as they came, and load nothing again', async () => {
    const path = '/search?utm_content=cid|1|gid|2&location=c1&yclid=7';
    const page = await openPage('/robots.txt');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await awakeByItself(page);
    await expect.poll(() => page.url()).toBe(siteUrl + path);
    expect(asked.filter((url) => url.includes('catalog.flatCards'))).toEqual([]);
  });

  it('stay when a search is changed', async () => {
    const page = await openPage(`/search?${MARKS}`);
    await hydrated(page);
    await page.getByRole('combobox', { name: /Сортировка|Порядок/ }).selectOption('price_asc');
    await page.waitForURL(/sort=price_asc/);
    await expect.poll(() => marksOf(page.url())).toEqual(WHOLE);
  });

  it('go to another tab with the link that is opened there', async () => {
    const page = await openPage(`/search?${MARKS}`);
    await hydrated(page);
    const link = page.getByRole('article').first().getByRole('link').first();
    const path = new URL((await link.getAttribute('href'))!, siteUrl).pathname;
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
    await tab.waitForURL(/\/for-sale\//);
    await expect.poll(() => new URL(tab.url()).pathname).toBe(path);
    await expect.poll(() => marksOf(tab.url())).toEqual(WHOLE);
  });

  it('outlive a redirect', async () => {
    const answer = await fetch(`${siteUrl}/landing/phys-service?${MARKS}`, { redirect: 'manual' });
    expect([answer.status, marksOf(answer.headers.get('location')!)]).toEqual([302, WHOLE]);
  });

  it('are of the page that a call comes from, which is what a lead tells of', async () => {
    const page = await openPage(`/search?${MARKS}`);
    await hydrated(page);
    const [call] = await Promise.all([
      page.waitForRequest(/\/api\/trpc\//),
      page.getByRole('article').first().getByRole('link').first().click(),
    ]);
    expect(marksOf((await call.headerValue('referer'))!)).toEqual(WHOLE);
  });
});
