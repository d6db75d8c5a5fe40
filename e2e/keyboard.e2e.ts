import { expect, it } from 'vitest';
import { hydrated, openPage } from './browser.ts';

it.each([
  ['/', 360, 'button', 'Войти'],
  ['/', 1440, 'button', 'Войти'],
  ['/search', 360, 'link', 'Все фильтры'],
] as const)(
  'a window of %s at %i px takes the focus and gives it back to the %s «%s»',
  async (path, width, role, name) => {
    const page = await openPage(path, { width });
    await hydrated(page);
    const opener = page.getByRole(role, { name }).first();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog').first();
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);
