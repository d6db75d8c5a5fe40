import type { Locator, Page } from 'playwright-core';
import { awake, hydrated, openPage, takeLeft } from './browser.ts';

const PATH = '/dev/components';
const LIES_OVER = '[data-notifications] > *, [role=dialog], [role=alertdialog]';

/** The page of the kit's components that the current test has opened; it is taken back after the test. */
export let page: Page;

/** Opens the page, where things move as they do for most people, and waits until all of it answers. */
export async function openKit(width?: 320 | 360 | 1440): Promise<void> {
  page = await openPage(PATH, { width, reducedMotion: 'no-preference' });
  await hydrated(page);
}

/**
 * Opens the section of one component alone, which is several times cheaper. A page that the test before has left goes
 * there as by a link, which is cheaper still, unless something lies over it.
 */
export async function openSection(name: string, width?: 320 | 360 | 1440): Promise<void> {
  const options = { width, reducedMotion: 'no-preference', isLeft: true } as const;
  const left = takeLeft(options);
  if (left === null) {
    page = await openPage(pathOf(name), options);
  } else {
    page = left;
    await turnTo(pathOf(name));
  }
  await hydrated(page);
}

async function turnTo(path: string): Promise<void> {
  await page.unrouteAll();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  if ((await page.locator(LIES_OVER).count()) > 0) {
    await page.goto(path);
    return;
  }
  const go = (path: string) => page.evaluate((path) => history.pushState(null, '', path), path);
  // Another page in between: what belongs to this one is gone.
  await go('/dev/list');
  await page.getByRole('heading', { level: 1, name: 'Компоненты' }).waitFor({ state: 'detached' });
  await go(path);
  await page.getByRole('main').getByRole('region').first().waitFor();
}

/** Opens a section with a clock that only the test moves: it answers, and nothing timed has happened yet. */
export async function openSectionWithClock(name: string): Promise<void> {
  page = await openPage('/robots.txt', { reducedMotion: 'no-preference', isSpent: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(pathOf(name));
  // The frames after which scripts come stand still too; a key brings them at once.
  await page.keyboard.press('Shift');
  await awake(page, 'main');
}

function pathOf(name: string): string {
  return `${PATH}?section=${encodeURIComponent(name)}`;
}

/** The section of one component. */
export function section(name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function focused(): Locator {
  return page.locator(':focus');
}

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
