import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, openPage } from './browser.ts';

const MARK = '§';

/** Does with texts what the translator of Chrome does, by the steps it takes; each one gets a mark for another language. */
async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const NOT_TRANSLATED = 'font, script, style, textarea, svg';
    function translateText(text: Text) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(NOT_TRANSLATED)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = mark + text.data;
      outer.append(inner);
      text.parentElement.insertBefore(outer, text);
      text.parentElement.removeChild(text);
    }
    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    }
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateAll);
    }).observe(document.body, { childList: true, subtree: true });
  }, MARK);
  await page.getByText(MARK).first().waitFor();
}

const shown = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(MARK, '').replaceAll(/\s+/g, ' ');

async function openAwake(path: string): Promise<Page> {
  const page = await openPage(path);
  await hydrated(page);
  return page;
}

it.each<[string, path: string, act: (page: Page) => Promise<unknown>]>([
  [
    'payments of a calculator',
    '/widget/ipo-calc',
    async (page) => {
      const price = page.getByRole('textbox').first();
      await price.fill('9000000');
      await price.blur();
      await page.waitForURL(/price=9000000/);
    },
  ],
  [
    'what a search has found',
    '/search',
    async (page) => {
      await page.locator('summary', { hasText: 'Комнаты' }).click();
      await page.getByRole('checkbox', { name: /Студия/ }).check();
      await page.getByRole('button', { name: /Показать/ }).click();
      await page.getByRole('heading', { name: 'Студии в Москве' }).waitFor();
    },
  ],
  ['the lens of a board', '/complex/1', (page) => page.getByRole('radio', { name: 'Площадь' }).check()],
])('%s are those of a page that is not translated', async (_, path, act) => {
  const page = await openAwake(path);
  const before = await shown(page);
  await act(page);
  await expect.poll(() => shown(page)).not.toBe(before);

  const other = await openAwake(path);
  await translate(other);
  await act(other);
  await expect.poll(async () => (await shown(other)) === (await shown(page))).toBe(true);
});

it('a text that is translated can be taken away, and another put before it', async () => {
  const page = await openAwake('/legal-info');
  await translate(page);
  const outcome = () =>
    page.evaluate(async () => {
      const box = document.createElement('p');
      const [first, second] = [new Text('Первый'), new Text('Второй')];
      box.append(first, document.createElement('br'), second);
      document.body.append(box);
      await new Promise((done) => setTimeout(done));
      box.insertBefore(new Text('Нулевой'), first);
      box.removeChild(second);
      await new Promise((done) => setTimeout(done));
      const { textContent } = box;
      box.remove();
      return textContent;
    });
  await expect.poll(outcome).toBe(`${MARK}Нулевой${MARK}Первый`);
});
