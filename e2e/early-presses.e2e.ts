import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awakeByItself, openPage, type PageOptions } from './browser.ts';

/** Scripts that are late: all of a page, or those of its parts that wake after it. */
type Waits = 'all' | 'later';
type Press = (page: Page) => Promise<void>;

const press =
  (role: 'button' | 'checkbox' | 'radio', name: string | RegExp): Press =>
  (page) =>
    page.getByRole(role, { name }).first().click();
const showsDialog =
  (name: string | RegExp): Press =>
  (page) =>
    page.getByRole('dialog', { name }).waitFor();

/** A page whose scripts stay on their way until `come` is called: all of them, or those of parts that wake later. */
async function openAsleep(path: string, waits: Waits, width: PageOptions['width'] = 1440) {
  const page = await openPage('/robots.txt', { width });
  const html = await (await page.request.get(path)).text();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route: Route) => {
    const isFirst = html.includes(new URL(route.request().url()).pathname);
    if (waits === 'all' || !isFirst) await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  if (waits === 'later') await page.locator('html.animations-ready').waitFor();
  return { page, come: gate.resolve };
}

const typeText: Press = async (page) => {
  await page.getByRole('combobox', { name: 'Поиск по месту и названию' }).first().fill('Сок');
};
const typeNumber: Press = async (page) => {
  await page.getByRole('textbox', { name: 'Тариф страховой в год' }).fill('0,3');
};
const shows =
  (text: string | RegExp): Press =>
  (page) =>
    page.getByText(text).first().waitFor();

const SIGN_IN = showsDialog('Вход или регистрация');

describe('while scripts are on their way', () => {
  it.each<[name: string, path: string, waits: Waits, width: PageOptions['width'], act: Press, shows: Press]>([
    ['«Войти»', '/', 'all', 1440, press('button', 'Войти'), SIGN_IN],
    ['«Войти» of a phone', '/search', 'all', 360, press('button', 'Войти'), SIGN_IN],
    ['a phone', '/for-sale/1', 'all', 1440, press('button', 'Показать телефон'), shows(/^\+7 \(\d{3}\)/)],
    ['a plan', '/for-sale/1', 'later', 1440, press('button', 'План во весь экран'), showsDialog(/./)],
    ['a developer', '/complex/1', 'all', 1440, press('button', 'О застройщике'), showsDialog(/./)],
    ['a lens', '/complex/1', 'later', 1440, press('radio', 'Площадь'), shows('Площадь, м²')],
    ['a chip', '/', 'later', 1440, press('checkbox', /^Студия/), shows(/^Показать \d+/)],
    ['a number', '/landing/phys-service/insurance', 'later', 1440, typeNumber, shows('31 500 ₽')],
    ['a word', '/', 'later', 1440, typeText, (page) => page.getByRole('listbox').first().waitFor()],
  ])('%s at %s (%s, %i px) is not lost', async (_, path, waits, width, act, shows) => {
    const { page, come } = await openAsleep(path, waits, width);
    await act(page);
    come();
    await shows(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });

  it('whoever has pressed a button learns what it waits for', async () => {
    const { page, come } = await openAsleep('/search', 'all', 360);
    await press('button', 'Войти')(page);
    const line = page
      .getByRole('status')
      .filter({ hasText: 'Страница ещё загружается, нажатие не\u00a0потеряно' });
    await line.waitFor();
    come();
    await SIGN_IN(page);
    await line.waitFor({ state: 'hidden' });
  });

  it('a menu that opens by itself shows its counts when they can come', async () => {
    const { page, come } = await openAsleep('/search', 'all');
    await page.locator('summary', { hasText: 'Комнаты' }).click();
    await page.getByRole('checkbox', { name: /^Студия/ }).waitFor();
    come();
    await page.locator('details[open] label', { hasText: /^Студия\s*\d+$/ }).waitFor();
  });

  it('a currency is not lost where a slow machine takes the page over bit by bit', async () => {
    const { page, come } = await openAsleep('/for-sale/1', 'all', 360);
    const machine = await page.context().newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await press('radio', 'USD')(page);
    come();
    await shows(/\$/)(page);
    await machine.detach();
  });

  it('what a slow machine wakes under another address finds in the HTML what it expects', async () => {
    const page = await openPage('/robots.txt', { width: 360 });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const machine = await page.context().newCDPSession(page);
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/compare?ids=1,2', { waitUntil: 'commit' });
    await page
      .getByRole('textbox', { name: /^Цена: / })
      .first()
      .press('9');
    await page
      .getByRole('textbox', { name: /^Срок: / })
      .first()
      .click();
    await page.waitForURL(/columns=/);
    await awakeByItself(page);
    expect(faults).toEqual([]);
    await machine.detach();
  });

  it('a letter typed in the moment when a field wakes is not lost', async () => {
    const { page, come } = await openAsleep('/landing/phys-service/mortgage', 'all');
    const field = page.getByRole('textbox', { name: 'Фамилия, имя, отчество' });
    await field.fill('Орло');
    await field.evaluate((input) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      const typeOnceAwake = () => {
        if (!Object.keys(input).some((key) => key.startsWith('__reactProps'))) {
          requestAnimationFrame(typeOnceAwake);
          return;
        }
        set!.call(input, 'Орлов');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      };
      requestAnimationFrame(typeOnceAwake);
    });
    come();
    await awakeByItself(page);
    await expect.poll(() => field.inputValue()).toBe('Орлов');
  });

  it('whoever reads on stays where they are, and comes back there from another site', async () => {
    const { page, come } = await openAsleep('/complex/1', 'all', 360);
    const moved = () => page.evaluate(() => Math.abs(scrollY - 900));
    await page.waitForLoadState();
    await page.evaluate(() => scrollTo(0, 900));
    come();
    await awakeByItself(page);
    expect(await moved()).toBe(0);

    await page.goto('/robots.txt');
    // A browser that lays a page out while it comes finds the line that was read, with an error of a line or two.
    await page.goBack();
    await awakeByItself(page);
    expect(await moved()).toBeLessThan(88);
    await page.reload();
    await awakeByItself(page);
    expect(await moved()).toBeLessThan(88);
  });

  it('a form with an address goes there by itself', async () => {
    const { page } = await openAsleep('/search', 'all');
    await press('button', /^Где искать/)(page);
    await page.waitForURL(/\/search\/places/, { waitUntil: 'commit' });
  });
});
