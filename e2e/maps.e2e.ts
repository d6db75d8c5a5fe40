import { expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { siteUrl } from './site.ts';

const SCRIPT = /<script async data-maps-script src="(\/maps\/boot-[\w-]+\.js)"><\/script>/;

it('every page names one script of maps, which may be kept for ever', async () => {
  const ask = (path: string) => fetch(new URL(path, siteUrl));
  const names = ['/', '/search', '/complex/1', '/no-such-page'].map(
    async (path) => SCRIPT.exec(await (await ask(path)).text())?.[1],
  );
  const [name, ...others] = await Promise.all(names);
  expect(others).toEqual([name, name, name]);
  const script = await ask(name!);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await script.text()).length).toBeLessThanOrEqual(1_024);
  for (const path of ['/widget/ipo-calc', '/landing/realtor', '/api/docs']) {
    expect(await (await ask(path)).text(), path).not.toContain('data-maps-script');
  }
});

it('an element that wants a map is told when it comes near, and not before', async () => {
  const page = await openPage('/legal-info');
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div style="height:9000px"></div><p id="far"></p>');
    document.body.insertAdjacentHTML('afterbegin', '<p id="near"></p>');
    for (const map of document.querySelectorAll<HTMLElement>('#far, #near')) {
      map.addEventListener('map:ready', () => map.append('drawn'));
    }
  });
  const drawn = (id: string) =>
    page.evaluate((id) => {
      const map = document.getElementById(id)!;
      map.dispatchEvent(new Event('map:wanted', { bubbles: true }));
      return map.textContent;
    }, id);
  await expect.poll(() => drawn('near')).toContain('drawn');
  expect(await drawn('far')).toBe('');
  await page.evaluate(() => document.getElementById('far')!.scrollIntoView());
  await expect.poll(() => drawn('far')).toContain('drawn');
  expect(problems).toEqual([]);
});

it('a page whose script of maps is blocked works as any other', async () => {
  const page = await openPage('/robots.txt');
  await page.route('**/maps/**', (route) => route.abort());
  await page.goto('/legal-info');
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Телефон' }).waitFor();
});
