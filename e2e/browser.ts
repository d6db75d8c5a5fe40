import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';

const HEIGHTS = { 320: 640, 360: 740, 1280: 800, 1440: 900 };

export interface PageOptions extends BrowserContextOptions {
  width?: keyof typeof HEIGHTS;
}

let connection: ReturnType<typeof chromium.connect> | undefined;
const opened: Page[] = [];

/** A page of the running product in a fresh browser profile; narrow widths come as a touch phone. */
export async function openPage(path: string, { width = 1440, ...options }: PageOptions = {}): Promise<Page> {
  connection ??= chromium.connect(inject('browserEndpoint'));
  const isPhone = width < 600;
  const context = await (await connection).newContext({
    baseURL: inject('siteUrl'),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width, height: HEIGHTS[width] },
    ...(isPhone ? { hasTouch: true, isMobile: true, userAgent: PHONE_AGENT } : {}),
    ...options,
  });
  const page = await context.newPage();
  opened.push(page);
  page.setDefaultTimeout(30_000);
  await page.goto(path);
  return page;
}

/** Nothing serious or critical for people with assistive technology, in a part of the page where one is named. */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
  expect(grave).toEqual([]);
}

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.context().close()));
});

afterAll(async () => {
  await (await connection)?.close();
});
