import type { Locator, Page } from 'playwright-core';
import { hydrated, openPage } from './browser.ts';

/** The page of the kit's components that the current test has opened; browser.ts closes it. */
export let page: Page;

/** Opens the page and waits until all of it answers. */
export async function openKit(width?: 320 | 360 | 1440): Promise<void> {
  page = await openPage('/dev/components', { width });
  await hydrated(page);
}

/** Opens the page with a clock that only the test moves: mounted, and nothing timed has happened yet. */
export async function openKitWithClock(): Promise<void> {
  page = await openPage('/dev/components', { isSpent: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.reload();
  await liveComponents();
}

/** Accordions mark the moment when scripts take over the part of the page that holds them. */
function liveComponents(): Promise<void> {
  return page.locator('details[data-live]').first().waitFor();
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
