import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterEach, describe, expect, it } from 'vitest';
import { flats } from '#db/schema/flat.ts';
import { hydrated, openPage } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { readFirstHtml } from './first-html.ts';
import { siteUrl } from './site.ts';

const get = (path: string) => fetch(new URL(path, siteUrl));

interface Entry {
  loc: string;
  lastmod?: string;
}

/** Reads the entries of an index or of a part as XML. */
async function readMap(path: string): Promise<Entry[]> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const entries: Entry[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'url' || name === 'sitemap') entries.push({ loc: '' });
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'loc' || name === 'lastmod') entries.at(-1)![name] = text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(await answer.text()).close();
  return entries;
}

const pathOf = ({ loc }: Entry) => loc.slice(siteUrl.length);

describe('the map of the site', () => {
  it('leads through its index to pages that are there', async () => {
    const index = await readMap('/sitemap.xml');
    expect(index.map(pathOf)).toEqual(
      ['pages', 'sets', 'complexes', 'flats-1'].map((part) => `/sitemaps/${part}.xml`),
    );
    for (const part of index) {
      const pages = await readMap(pathOf(part));
      expect(pages.length).toBeGreaterThan(0);
      expect(new Set(pages.map(({ loc }) => loc)).size).toBe(pages.length);
      for (const { lastmod } of pages) if (lastmod) expect(new Date(lastmod).toISOString()).toBe(lastmod);
      for (const page of [pages[0]!, pages.at(-1)!]) {
        const html = await (await get(pathOf(page))).text();
        const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html)!;
        expect(canonical!.replaceAll('&amp;', '&')).toBe(page.loc);
        expect(/noindex/.test(html), page.loc).toBe(false);
      }
    }
  });

  it.each([
    ['/search', '/for-sale/'],
    ['/search?complexes=true', '/complex/'],
  ])('%s names to machines what it lists, in its order', async (path, prefix) => {
    const { html, facts } = await readFirstHtml(path);
    const list = facts.find((one) => one['@type'] === 'ItemList');
    const links = new Set(html.match(new RegExp(`href="${prefix}\\d+`, 'g'))!.map((href) => href.slice(6)));
    expect(list.itemListElement.map(({ url }: { url: string }) => pathOf({ loc: url }))).toEqual([...links]);
    expect(list.itemListElement[0].position).toBe(1);
    expect(list.numberOfItems).toBeGreaterThanOrEqual(list.itemListElement.length);
  });

  it.each(['/search', '/search?complexes=true'])(
    '%s is one catalogue of offers that says what it shows',
    async (path) => {
      const page = await openPage(path, { javaScriptEnabled: false });
      const catalogue = page.locator('[itemtype="https://schema.org/OfferCatalog"]');
      await expect.poll(() => catalogue.count()).toBe(1);
      const words = catalogue.locator('[itemprop=name], [itemprop=description]');
      await expect
        .poll(() => words.first().innerText())
        .toBe(await page.getByRole('heading', { level: 1 }).innerText());
      await expect
        .poll(() => words.nth(1).innerText())
        .toBe(await catalogue.getByRole('status').first().innerText());
      await expect
        .poll(() =>
          page.locator('[itemtype="https://schema.org/OfferCatalog"] > link[itemprop=image]').count(),
        )
        .toBe(1);

      const offers = await catalogue.locator('[itemtype="https://schema.org/Offer"]').evaluateAll((cards) =>
        cards.map((card) => {
          const part = (name: string) => card.querySelector(`[itemprop=${name}]`)!;
          const { href } = card.querySelector('a')!;
          return {
            prop: card.getAttribute('itemprop'),
            names: [part('name').textContent, card.querySelector('h3')!.textContent],
            description: part('description').textContent,
            paths: [part('url').getAttribute('href'), new URL(href).pathname],
            images: [part('image').getAttribute('src'), card.querySelector('img')!.getAttribute('src')],
            price: Number(part('price').getAttribute('content')),
            shown: card.textContent!.replaceAll(/\s/g, ''),
            rest: ['priceCurrency', 'availability'].map(
              (name) => part(name).getAttribute('content') ?? part(name).getAttribute('href'),
            ),
          };
        }),
      );
      expect(offers.length).toBeGreaterThan(0);
      for (const { prop, names, description, paths, images, price, shown, rest } of offers) {
        expect(prop).toBe('itemListElement');
        expect(names[0]).toBe(names[1]);
        expect(description).not.toBe('');
        expect(paths[0]).toBe(paths[1]);
        expect(images[0]).toBe(images[1]);
        const millions = String(Math.round(price / 100_000) / 10).replace('.', ',');
        expect(shown).toContain(path === '/search' ? `${price}₽` : `от${millions}млн₽`);
        expect(rest).toEqual(['RUB', 'https://schema.org/InStock']);
      }
    },
  );

  it('knows no other part', async () => {
    expect((await get('/sitemaps/secrets.xml')).status).toBe(404);
  });

  it('is named to robots, and what they should leave alone', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(text.match(/^Disallow: \/account\/$/gm)).toHaveLength(2);
    expect(text).toMatch(/^Clean-param: sort&map&presetTab&utm_source&.* \/$/m);
    expect((await get('/account/help')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/for-sale/1')).headers.get('x-robots-tag')).toBeNull();
  });
});

describe('what a page says to machines', () => {
  it('says the same to who has come there from another page', async () => {
    const page = await openPage('/complex/1', { width: 1440 });
    await hydrated(page);
    const link = page.locator('a[href^="/for-sale/"]').first();
    const path = (await link.getAttribute('href'))!;
    await link.click();
    const headOf = (html: string | null) =>
      page.evaluate((html) => {
        const { head } = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
        const told =
          'title, meta, link:not([rel=stylesheet], [rel=modulepreload], [as=image]), script[type*=json]';
        return [...head.querySelectorAll(told)].map((tag) => tag.outerHTML).toSorted();
      }, html);
    const opened = await headOf(await (await get(path)).text());
    expect(opened.length).toBeGreaterThan(15);
    await expect.poll(() => headOf(null)).toEqual(opened);
  });

  it.each([
    ...['/', '/search', '/search?complexes=true', '/complex/1', '/for-sale/1', '/legal-info'],
    '/landing/phys-service/mortgage',
  ])('%s has a title, an address and a picture to share', async (path) => {
    const { title, canonical, meta } = await readFirstHtml(path);
    expect(title.length).toBeGreaterThan(5);
    expect(meta('description')).toMatch(/./);
    expect(canonical).toMatch(new RegExp(`^${siteUrl}/`));
    const shared = ['title', 'description', 'url', 'locale', 'site_name'].map((name) => meta(`og:${name}`));
    expect(shared).toEqual([title, meta('description'), canonical, 'ru_RU', 'Генплан']);
    const picture = await fetch(meta('og:image')!);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  it.each([
    ['/', 'Новостройки — квартиры и жилые комплексы', '/', false],
    [
      '/?location=c4',
      'Новостройки в\u00a0Екатеринбурге — квартиры и жилые комплексы',
      '/?location=c4',
      false,
    ],
    ['/?presetTab=1', 'Новостройки — квартиры и жилые комплексы', '/', true],
    ['/search?sort=newest&lens=payment&utm_source=x', 'Поиск новостроек', '/search', true],
    ['/search?utm_source=x', 'Поиск новостроек', '/search', false],
    ['/search?location=all', /^Новостройки, \d/, '/search', true],
  ])('%s is the page it should be', async (path, title, canonical, isHidden) => {
    const head = await readFirstHtml(path);
    if (typeof title === 'string') expect(head.title).toBe(title);
    else expect(head.title).toMatch(title);
    expect(head.canonical).toBe(siteUrl + canonical);
    expect(head.meta('robots') !== undefined).toBe(isHidden);
  });

  it('names the feed of a search, which tells of its flats', async () => {
    const html = await (await get('/search?location=c1&searchFilters={"roomsCount":["2"]}')).text();
    const [, named] = /rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec(html)!;
    const feed = await get(named!.replaceAll('&amp;', '&'));
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const text = await feed.text();
    new SaxesParser({ xmlns: true }).write(text).close();
    expect(text).toContain('<title>Двухкомнатные квартиры в');
    expect(text.match(/<title>Новая: 2-комн\./g)?.length).toBeGreaterThan(0);
  });

  it('tells of a flat as of a thing with a price', async () => {
    const { facts, canonical } = await readFirstHtml('/for-sale/1');
    const types = facts.map((fact) => fact['@type']);
    expect(types).toEqual(['Organization', 'WebSite', ['Apartment', 'Product'], 'BreadcrumbList']);
    const [flat] = facts.filter((fact) => fact['@id'] === `${canonical}#flat`);
    const { price, priceCurrency, availability } = flat!.offers as Record<string, unknown>;
    expect([priceCurrency, availability]).toEqual(['RUB', 'https://schema.org/InStock']);
    const page = await openPage('/for-sale/1', { javaScriptEnabled: false });
    const product = page.locator('[itemtype="https://schema.org/Product"]');
    await expect.poll(() => product.locator('[itemprop=price]').getAttribute('content')).toBe(String(price));
    const shown = (await page.getByRole('complementary').textContent())!.replace(/\D/g, '');
    expect(shown.startsWith(String(price))).toBe(true);
  });

  it('tells of a complex with the range of its prices and its plans', async () => {
    const { facts, canonical } = await readFirstHtml('/complex/1');
    const complex = facts.find((fact) => fact['@id'] === `${canonical}#complex`)!;
    expect(complex['@type']).toEqual(['ApartmentComplex', 'Product']);
    expect(complex.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'RUB' });
    expect(complex.accommodationFloorPlan).not.toEqual([]);
  });

  it('stands in a page whose policy names its scripts and no others, and which is sent once', async () => {
    const first = await get('/for-sale/1');
    const html = await first.text();
    const policy = first.headers.get('content-security-policy')!;
    const inline = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)];
    expect(inline.length).toBeGreaterThan(1);
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const allowed = inline.map(([, script]) => `'sha256-${hash(script!)}'`);
    expect(policy).toContain(`script-src 'self' ${[...new Set(allowed)].join(' ')};`);
    const again = await fetch(first.url, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, policy]);
  });

  it('leaves broken pages out', async () => {
    for (const path of ['/no-such-page', '/for-sale/999999999']) {
      const html = await (await get(path)).text();
      expect(/<meta name="robots" content="noindex"/.test(html), path).toBe(true);
      expect(/rel="canonical"|ld\+json/.test(html), path).toBe(false);
    }
  });
});

describe('a flat that left its feed', () => {
  const ID = 2;
  const DAYS_90 = 90 * 86_400_000;

  afterEach(async () => {
    await moveClock(0);
    await withdraw(null);
  });

  it('keeps its page for ninety days, then it is gone', async () => {
    await withdraw(new Date());
    expect((await get(`/for-sale/${ID}`)).status).toBe(200);
    await moveClock(DAYS_90);
    const page = await openPage('/robots.txt', { javaScriptEnabled: false });
    expect((await page.goto(`/for-sale/${ID}`))!.status()).toBe(410);
    await expect.poll(() => page.title()).toBe('Страница не найдена');
    await expect.poll(() => page.getByRole('button', { name: 'Обновить страницу' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Вернуться на главную' }).isVisible()).toBe(true);
  });

  async function moveClock(offsetMs: number): Promise<void> {
    await fetch(new URL('/dev/clock', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
  }

  const withdraw = (withdrawnAt: Date | null) =>
    changeDatabase((db) => db.update(flats).set({ withdrawnAt }).where(eq(flats.id, ID)));
});
