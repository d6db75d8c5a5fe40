import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../e2e/chromium-flags.ts';
import { startProduct } from '../e2e/product.ts';
import { ROLE_PHONES, type ScreenRole, type ScreenShot, screens } from '../e2e/screens.ts';
import { type SignInPlace, signInByCode } from '../e2e/sign-in-by-code.ts';
import { byLanguage } from '../src/server/cli/by-language.ts';
import { fail } from '../src/server/fail.ts';
import { findChromium } from './find-chromium.ts';
import { prepareWorstCase } from './prepare-worst-case.ts';

const OUTPUT = resolve('.shots');
/** While one page waits for its pictures another may draw. */
const AT_ONCE = 3;
const QUIET_MS = 500;
const STUCK_MS = 60_000;
type Sessions = Record<ScreenRole, Awaited<ReturnType<BrowserContext['storageState']>>>;
const WIDTHS = { 360: { height: 740, isMobile: true }, 1440: { height: 900, isMobile: false } };

if (process.argv.includes('--help')) {
  console.log(
    byLanguage({
      ru: `npm run shots [ИМЯ…] — снимает экраны при ширине 360 и 1440 в .shots/ и собирает листы contact-*.png.

Продукт и браузер поднимает сам, во временном каталоге, с самыми неудобными данными.`,
      en: `npm run shots [NAME…] — takes pictures of the screens at 360 and 1440 into .shots/ and lays out sheets contact-*.png.

Starts the product and the browser itself, in a temporary directory, with the hardest data.`,
    }),
  );
} else {
  await takeShots(process.argv.slice(2)).catch(fail);
}

async function takeShots(names: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-shots-'));
  const product = await startProduct(dataDir);
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: CHROMIUM_FLAGS,
  });
  try {
    await rm(OUTPUT, { recursive: true, force: true });
    await mkdir(OUTPUT, { recursive: true });
    const all = screens(await prepareWorstCase(product.url, dataDir));
    const chosen =
      names.length === 0 ? all : all.filter(({ name }) => names.some((part) => name.includes(part)));
    const sessions = await openSessions(browser, { url: product.url, dataDir });
    for (const width of [360, 1440] as const) {
      const waiting = [...chosen];
      const takeRest = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          await takeShot(browser, { url: product.url, sessions }, next, width).catch((error) => {
            throw new Error(`${next.name}, ${width}: ${error.message}`);
          });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeRest));
      await contactSheet(browser, chosen, width);
    }
    console.log(`Снято экранов: ${chosen.length} × 2, лист: ${join(OUTPUT, 'contact-1440.png')}`);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeShot(
  browser: Browser,
  { url, sessions }: { url: string; sessions: Sessions },
  { name, path, as, prepare }: ScreenShot,
  width: 360 | 1440,
): Promise<void> {
  const { height, isMobile } = WIDTHS[width];
  const page = await browser.newPage({
    baseURL: url,
    ...(as && { storageState: sessions[as] }),
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
  });
  await page.context().addCookies([{ name: 'mobile', value: String(isMobile), url }]);
  const quiet = watchNetwork(page);
  const answer = await page.goto(path);
  await quiet();
  const status = answer!.status();
  if (status >= 500 && !path.startsWith('/dev/error')) console.log(`${name}: ответ ${status}`);
  // Pictures far below load only when they come near, so the page is scrolled to its end once.
  for (let seen = 0; seen < (await page.evaluate(() => document.body.scrollHeight)); seen += height) {
    await page.mouse.wheel(0, height);
    await page.waitForTimeout(60);
  }
  await quiet();
  await page.evaluate(() => scrollTo(0, 0));
  // Elements react to the scrolling, fades included, and need this long to settle.
  await page.waitForTimeout(400);
  await prepare?.(page);
  const breadth = await page.evaluate(() => document.documentElement.scrollWidth);
  if (breadth > width) console.log(`${name}: ${breadth} точек при ширине ${width}`);
  await page.screenshot({ path: join(OUTPUT, `${name}-${width}.png`), fullPage: !prepare });
  await page.close();
}

/**
 * Answers what waits until nothing was on its way for half a second. Playwright's own `networkidle` never comes to a page
 * whose frames begin while others are loaded beside it.
 */
function watchNetwork(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  const end = note((request) => onTheirWay.delete(request));
  page.on(
    'request',
    note((request) => onTheirWay.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    for (;;) {
      const stillMs = performance.now() - changedAt;
      if (onTheirWay.size === 0 && stillMs >= QUIET_MS) return;
      if (stillMs >= STUCK_MS)
        throw new Error(`нет ответа: ${[...onTheirWay].map((request) => request.url())}`);
      await page.waitForTimeout(50);
    }
  };
}

/** Each person signs in once, because a phone gets few codes an hour. */
async function openSessions(browser: Browser, place: SignInPlace): Promise<Sessions> {
  const sessions = {} as Sessions;
  for (const role of Object.keys(ROLE_PHONES) as ScreenRole[]) {
    const context = await browser.newContext();
    await signInByCode(context.request, place, ROLE_PHONES[role]);
    sessions[role] = await context.storageState();
    await context.close();
  }
  return sessions;
}

/** Draws all screens of one width on one sheet, each cut to its first two heights. */
async function contactSheet(browser: Browser, shots: ScreenShot[], width: 360 | 1440): Promise<void> {
  const cell = width === 360 ? 240 : 480;
  const figures = shots.map(
    ({ name }) =>
      `<figure><figcaption>${name}</figcaption><div><img src="${name}-${width}.png"></div></figure>`,
  );
  const html = `<meta charset="utf-8"><style>body{margin:16px;background:#888;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}
figure{margin:0;width:${cell}px}figcaption{color:#fff}div{max-height:${cell * 2.2}px;overflow:hidden}img{width:100%}</style>${figures.join('')}`;
  const file = join(OUTPUT, `contact-${width}.html`);
  await writeFile(file, html);
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: join(OUTPUT, `contact-${width}.png`), fullPage: true });
  await page.close();
}
