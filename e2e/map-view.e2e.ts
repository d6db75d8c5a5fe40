import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { expectNoAxeViolations, LOW, openPage } from './browser.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { siteUrl } from './site.ts';

/** Maps need WebGL 2, which the processor draws here. */
const DRAWING_FLAGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const PAGE = `/dev/components?section=${encodeURIComponent('Карта')}`;
const MAP = { name: 'Карта образцов' };
const WATER = [0xbb, 0xd8, 0xe3];

let browser: Browser;
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  const args = [...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'), ...DRAWING_FLAGS];
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args });
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'ru-RU',
    viewport,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  page = await context.newPage();
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await map().scrollIntoViewIfNeeded();
  await drawn();
});
afterAll(() => browser.close());

const map = () => page.getByRole('region', MAP);
const button = (name: string | RegExp) => map().getByRole('button', { name });
const drawn = () => page.locator('[data-map][aria-busy=false]').waitFor();
/** Measures the pixels between two flags. */
const gap = async () => {
  const [one, other] = await Promise.all(
    [/Речной фасад/, /Раменки/].map((name) => button(name).boundingBox()),
  );
  return one!.x - other!.x;
};

it('is drawn with names in Russian, and asks nobody but its own site', async () => {
  const foreign = asked.filter((url) => !url.startsWith(siteUrl) && !/^(data|blob):/.test(url));
  expect(foreign).toEqual([]);
  expect(page.workers().map((worker) => new URL(worker.url()).origin)).toContain(new URL(siteUrl).origin);
  const dot = await button('Кремль').boundingBox();
  // The name of the city steps aside from under its dot; marks are hidden while the pixels are read.
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-map] button'))
      mark.style.visibility = 'hidden';
  });
  const name = await pixels({ x: dot!.x - 60, y: dot!.y - 40, width: 144, height: 104 });
  const whole = await pixels((await map().boundingBox())!);
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-map] button'))
      mark.style.visibility = '';
  });
  expect(name.filter(([red, green, blue]) => red! + green! + blue! < 200).length).toBeGreaterThan(80);
  expect(
    whole.filter((colour) => colour.every((part, index) => part === WATER[index])).length,
  ).toBeGreaterThan(1_000);
});

it('gives every marker its whole name and passes axe', async () => {
  await expectNoAxeViolations(page, '[data-map]');
  const names = await map()
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(names).toContain('ЖК «Речной фасад», от 11,2 млн ₽');
  expect(names).toEqual(
    expect.arrayContaining(['от 7,5 млн, 48 объявлений рядом', 'Приблизить', 'Отдалить', 'Вся область']),
  );
});

it('comes nearer, goes away and shows all by its buttons', async () => {
  const before = await gap();
  const nearer = async () => Math.round((await gap()) / before);
  await button('Приблизить').click();
  await expect.poll(nearer).toBe(2);
  await button('Отдалить').click();
  await expect.poll(nearer).toBe(1);
  await button('Приблизить').click();
  await expect.poll(nearer).toBe(2);
  await button('Вся область').click();
  await expect.poll(nearer).toBe(1);
});

it('opens a card by the keyboard; Esc closes it and then leads out of the map', async () => {
  const flag = button(/Речной фасад/);
  await flag.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /Речной фасад/ });
  await expect.poll(() => card.evaluate((node) => node === document.activeElement)).toBe(true);
  await expect.poll(() => flag.getAttribute('aria-current')).toBe('true');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => flag.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => map().evaluate((node) => node.contains(document.activeElement))).toBe(false);
});

it.each([
  ['its engine', '**/mount-maplibre-map-*.js'],
  ['its worker', '**/maplibre-gl-worker-*.js'],
  ['its data', '**/map-data.gen-*.json'],
  ['the script of maps', '**/maps/boot-*.js'],
])('says so when %s was blocked', async (_, files) => {
  const blocked = await openPage('/robots.txt', LOW);
  await blocked.route(files, (route) => route.abort());
  await blocked.goto(PAGE);
  await expectInSight(blocked.getByRole('region', MAP), blocked.getByText('Карта не загрузилась'));
});

it('draws its own scheme, and says so, when the streets of the deployer do not come', async () => {
  const bare = await openPage('/robots.txt', LOW);
  await bare.route('**/maps/boot-*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"engine":', '"pmtilesUrl":"/maps/none.pmtiles","engine":');
    await route.fulfill({ response: answer, body });
  });
  await bare.goto(PAGE);
  const here = bare.getByRole('region', MAP);
  await expectInSight(here, here.getByText('Улицы не загрузились, показана схема'));
  await here.getByRole('button', { name: /Речной фасад/ }).waitFor();
});

it('is drawn on a page that was opened as one without the script of maps', async () => {
  const bare = await openPage('/robots.txt', LOW);
  await bare.route(/\/dev\/components/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script async data-maps-script[^>]*><\/script>/, '');
    await route.fulfill({ response: answer, body: html });
  });
  await bare.goto(PAGE);
  await expectInSight(bare.getByRole('region', MAP), bare.locator('[data-map][aria-busy=false]'));
  await expect.poll(() => bare.getByText('Карта не загрузилась').count()).toBe(0);
});

it('says so in a browser without WebGL 2', async () => {
  const plain = await openPage('/robots.txt', { ...LOW, isSpent: true });
  await plain.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await plain.goto(PAGE);
  await expectInSight(plain.getByRole('region', MAP), plain.getByText('Карта не загрузилась'));
});

/** A map is drawn only near what is seen, and elements above it may still grow and push it away. */
function expectInSight(map: Locator, what: Locator): Promise<void> {
  const count = async () => {
    await map.scrollIntoViewIfNeeded();
    return what.count();
  };
  return expect.poll(count).toBe(1);
}

/** Reads red, green and blue of every pixel of a part of the page. */
async function pixels(clip: { x: number; y: number; width: number; height: number }): Promise<number[][]> {
  const picture = sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw();
  const bytes = [...(await picture.toBuffer())];
  return Array.from({ length: bytes.length / 3 }, (_, index) => bytes.slice(index * 3, index * 3 + 3));
}
