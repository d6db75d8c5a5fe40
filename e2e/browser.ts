import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { siteUrl } from './site.ts';

/** A page of every product without anything on it. */
const BLANK = '/robots.txt';
/** What tests listen to on a page. */
const HEARD = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished'];
/** What an optimiser works out in threads of its own, pages of tests are over before it pays: a fifteenth of a load. */
const FOR_SHORT_PAGES = '--js-flags=--no-opt --no-maglev --single-threaded-gc';
const HEIGHTS = { 320: 640, 360: 740, 1280: 800, 1440: 900 };

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface PageOptions extends Omit<BrowserContextOptions, 'storageState'> {
  width?: keyof typeof HEIGHTS;
  storageState?: Session;
  /**
   * The test changes the page for good, for example stops its clock or adds a script that runs before all others, so no
   * other test may have it.
   */
  isSpent?: boolean;
  /** It stays as the test leaves it, for the next one of its file that takes it with `takeLeft`. */
  isLeft?: boolean;
}

/** For maps: the processor draws them here, so they are low, and a point of the picture stands for four of the page. */
export const LOW: PageOptions = { viewport: { width: 1440, height: 600 }, deviceScaleFactor: 0.5 };

interface Opened {
  page: Page;
  /** Pages with the same key are made alike. */
  key: string;
  options: PageOptions;
}

/** Of this worker alone: pages of one browser share a clipboard. It ends with the worker. */
let browser: Promise<Browser> | undefined;
const opened: Opened[] = [];
const free: Opened[] = [];
const left: Opened[] = [];

/**
 * A page of the running product in a browser profile that knows nothing; narrow widths come as a touch phone. A profile
 * is several times dearer than an address, so tests have theirs one after another, swept between them. Nothing moves in
 * it by itself: a test of what moves asks for motion.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  const { storageState } = options;
  const made = madeOf(options);
  const key = JSON.stringify(made);
  const page = take(free, key)?.page ?? (await makePage(made));
  opened.push({ page, key, options });
  if (storageState) await enter(page, storageState);
  await page.goto(path);
  return page;
}

/** The page that an earlier test of this file has left; null where there is none. */
export function takeLeft(options: PageOptions): Page | null {
  const one = take(left, JSON.stringify(madeOf(options)));
  if (!one) return null;
  opened.push(one);
  return one.page;
}

/** Of the options what a page is made by, once for all tests that it is lent to. */
function madeOf({ storageState, isSpent, isLeft, ...made }: PageOptions): PageOptions {
  return made;
}

function take(from: Opened[], key: string): Opened | undefined {
  const at = from.findIndex((one) => one.key === key);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

async function makePage({ width = 1440, ...options }: PageOptions): Promise<Page> {
  browser ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [...CHROMIUM_FLAGS, FOR_SHORT_PAGES],
  });
  const isPhone = width < 600;
  const context = await (await browser).newContext({
    baseURL: siteUrl,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width, height: HEIGHTS[width] },
    reducedMotion: 'reduce',
    ...(isPhone ? { hasTouch: true, isMobile: true, userAgent: PHONE_AGENT } : {}),
    ...options,
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

async function enter(page: Page, { cookies, origins }: Session): Promise<void> {
  await page.context().addCookies(cookies);
  const kept = origins.find(({ origin }) => origin === siteUrl)?.localStorage ?? [];
  if (kept.length === 0) return;
  await page.goto(BLANK);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, kept);
}

/**
 * Leaves a page for an empty one. It may be on a step of its own as its test ends, since a closed window takes its entry
 * of the history along, and such a step undoes a visit that has begun: the page is asked until it has gone.
 */
async function leave(page: Page): Promise<void> {
  const visit = async () => {
    await page.goto(BLANK);
    const address = await page.evaluate(() => location.href);
    if (address !== page.url() || !address.endsWith(BLANK)) throw new Error(`The page went on to ${address}`);
  };
  await vi.waitFor(visit, { timeout: 120_000 });
}

/** Brings a page back to what it was when it was made, whatever a test has done to it. */
async function sweep({ page, options }: Opened): Promise<void> {
  const { width = 1440, permissions = [], colorScheme = 'light', reducedMotion = 'reduce' } = options;
  const context = page.context();
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(options.offline ?? false);
  await Promise.all(context.pages().map((other) => other === page || other.close()));
  await leave(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions().then(() => context.grantPermissions(permissions)),
    page.emulateMedia({ media: null, colorScheme, reducedMotion }),
    page.setViewportSize(options.viewport ?? { width, height: HEIGHTS[width] }),
    page.mouse.up().then(() => page.mouse.move(0, 0)),
  ]);
}

/**
 * Waits until scripts have taken over all that a person can use, the shell first, then the parts of the page; what sleeps
 * is woken and laid out at once, since the idle moments of one after the other would cost as much as the rest of a load.
 */
export async function hydrated(page: Page | Frame): Promise<void> {
  await page.locator(':root.animations-ready').waitFor();
  await waitUntil(page, () => {
    const asleep = [...document.querySelectorAll('[data-asleep]')];
    for (const part of asleep) part.dispatchEvent(new Event('wake'));
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    if (!asleep.every((part) => [...part.children].every(isTaken))) return false;
    for (const part of asleep) part.removeAttribute('data-asleep');
    return asleep.length === 0;
  });
  await awake(page);
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('[data-slice]')) row.removeAttribute('data-slice');
  });
}

/** The same of a page that is left alone: all of it has woken when its browser found the time. */
export async function awakeByItself(page: Page): Promise<void> {
  await page.locator(':root.animations-ready').waitFor();
  await awake(page);
  await waitUntil(page, () => !document.querySelector('[data-asleep], [data-slice]'));
}

/**
 * Waits until scripts have taken over a part of the page. React leaves its mark on every element of theirs, and lets
 * events through to them when the part is whole.
 */
export async function awake(page: Page | Frame, part = 'html'): Promise<void> {
  await waitUntil(
    page,
    (part) => {
      const used = 'a, button, form, input, select, summary, textarea';
      const all = [...document.querySelector(part)!.querySelectorAll(used)];
      const ours = all.filter((element) => !element.closest('.maplibregl-map'));
      if (!ours.every((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
        return false;
      const deaf = new Set(ours);
      const hear = ({ target }: Event) => deaf.delete(target as Element);
      for (const element of ours) {
        element.addEventListener('auxclick', hear);
        element.dispatchEvent(new Event('auxclick', { bubbles: true }));
        element.removeEventListener('auxclick', hear);
      }
      return deaf.size === 0;
    },
    part,
  );
}

/**
 * Asks a page until it says so. `waitForFunction` brings all of Playwright's own scripts into the page for each load, an
 * eighth of what a load costs.
 */
async function waitUntil(page: Page | Frame, isSo: (part: string) => boolean, part = 'html'): Promise<void> {
  await vi.waitFor(async () => expect(await page.evaluate(isSo, part)).toBe(true), {
    timeout: 120_000,
    interval: 50,
  });
}

/** Expects that nothing on the page has tried what its policy refuses, whether or not somebody caught the error. */
export async function expectNoPolicyViolations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const refused: unknown[] = [];
  session.on('Audits.issueAdded', ({ issue }) => {
    const found = issue.details.contentSecurityPolicyIssueDetails;
    if (found) refused.push([found.violatedDirective, found.blockedURL, found.sourceCodeLocation?.url]);
  });
  // The browser tells of all that it has noted since the page was opened before it answers.
  await session.send('Audits.enable');
  await session.detach();
  expect(refused).toEqual([]);
}

/**
 * Expects that the page does not scroll sideways: `innerWidth` would not tell, as the window of a phone grows with what
 * does not fit.
 */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/**
 * Nothing serious or critical for people with assistive technology, in a part of the page where one is named. What
 * still loads or moves is looked at again when it has come to rest.
 */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  await expect.poll(() => findGraveViolations(page, part)).toEqual([]);
}

/**
 * Rules of accessibility in their small file, as their text is most of what a look at a page costs. A rule says beforehand
 * how grave its violations are, and those of the slighter ones are not asked for.
 */
const GRAVE_RULES = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
for (const rule of axe._audit.rules) rule.enabled &&= rule.impact === 'serious' || rule.impact === 'critical';`;

async function findGraveViolations(page: Page, part: string): Promise<string[]> {
  // The rules of a page ask those of its frames.
  await Promise.all(page.frames().map((frame) => frame.evaluate(GRAVE_RULES)));
  return page.evaluate(async (part) => {
    const { axe: rules } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await rules.run({ include: [[part]] }, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
  }, part);
}

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Takes back the pages that a test was lent; those of a test that failed are not lent again. */
export async function takePagesBack(hasFailed: boolean): Promise<void> {
  await Promise.all(
    opened.splice(0).map(async (one) => {
      const isClean = !hasFailed && !one.options.isSpent && !one.page.isClosed();
      if (!isClean) await one.page.context().close();
      else if (one.options.isLeft) left.push(one);
      else await takeBack(one);
    }),
  );
}

/** The file is over, and with it the wish for the pages that its tests have left. */
export async function takeLeftBack(): Promise<void> {
  await Promise.all(left.splice(0).map(takeBack));
}

async function takeBack(one: Opened): Promise<void> {
  await sweep(one);
  free.push(one);
}
