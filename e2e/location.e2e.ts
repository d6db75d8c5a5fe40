import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

const MOSCOW = 'c1';
const LIFE_SECONDS = 9_999 * 86_400;

function placeButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Где искать:/ });
}

async function openPlaces(page: Page) {
  await hydrated(page);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Где искать' });
  await dialog.getByRole('group', { name: 'Часто выбирают' }).waitFor();
  return dialog;
}

describe('the place in the header', () => {
  it('names the place of the address in the first HTML', async () => {
    const page = await openPage(`/search?location=${MOSCOW}`, { javaScriptEnabled: false });
    await expect.poll(() => placeButton(page).innerText()).toContain('Москва');
  });

  it.each([
    ['/', 'Новостройки в\u00a0Москве'],
    ['/search', 'Новостройки в\u00a0Москве'],
    ['/search?complexes=true', 'Жилые комплексы в\u00a0Москве'],
  ])('a first visit of %s looks in the default city, before scripts and after', async (path, heading) => {
    const page = await openPage(path, { javaScriptEnabled: false });
    const read = async (page: Page) => ({
      place: await placeButton(page).textContent(),
      heading: await page.getByRole('heading', { level: 1 }).textContent(),
      title: await page.title(),
      cards: await page.getByRole('article').count(),
    });
    const before = await read(page);
    expect(before).toMatchObject({ heading, place: expect.stringContaining('Москва') });
    const alive = await openPage(path);
    await hydrated(alive);
    await expect.poll(() => read(alive)).toEqual(before);
    await expect.poll(() => new URL(alive.url()).search).toBe(new URL(page.url()).search);
  });

  it('is chosen on a page of its own where scripts do not run', async () => {
    const page = await openPage('/search?complexes=true&page=1', { javaScriptEnabled: false });
    await placeButton(page).click();
    await page.waitForURL(/\/search\/places/);
    await page.getByRole('link', { name: 'Екатеринбург' }).first().click();
    await page.waitForURL(/\/search\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      complexes: 'true',
      location: 'c4',
    });
    await expect.poll(() => placeButton(page).innerText()).toContain('Екатеринбург');
  });

  it('says nothing of minutes to a metro where they are not counted', async () => {
    const filters = encodeURIComponent('{"balcony":true,"transportTime":"10"}');
    const path = `/search?location=co2&searchFilters=${filters}`;
    const page = await openPage(path, { javaScriptEnabled: false });
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toMatch(/Эмиратах: балкон$/);
    await expect.poll(() => page.getByRole('link', { name: /^Убрать:/ }).count()).toBe(1);
  });

  it('is everywhere when the address says so or names one complex', async () => {
    const complex = `/search?searchFilters=${encodeURIComponent('{"complexId":3}')}`;
    for (const path of ['/search?location=all', complex]) {
      const page = await openPage(path, { javaScriptEnabled: false });
      await expect.poll(() => placeButton(page).innerText()).toContain('Везде');
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
    }
  });

  it('is the remembered one on pages that are not of a place', async () => {
    const answer = await fetch(`${siteUrl}/legal-info`, { headers: { cookie: 'location=c4' } });
    expect(await answer.text()).toContain('Екатеринбург');
  });
});

describe('the list of places', () => {
  it('begins with the frequent ones and the important countries', async () => {
    const page = await openPage('/search?complexes=true');
    const dialog = await openPlaces(page);
    const labels = (group: string) =>
      dialog.getByRole('group', { name: group }).locator('label').allInnerTexts();
    await expect
      .poll(() => labels('Часто выбирают'))
      .toEqual(
        ['Дубай', 'Москва', 'Московская область', 'Екатеринбург'].map((name) =>
          expect.stringMatching(new RegExp(`^${name}`)),
        ),
      );
    await expect
      .poll(async () => (await labels('Страны')).slice(0, 2))
      .toEqual(['Россия', 'Объединённые Арабские Эмираты']);
    await expect
      .poll(() => dialog.getByRole('group', { name: 'Города' }).getByRole('checkbox').count())
      .toBe(50);
    await expectNoAxeViolations(page, '[role="dialog"]');
  });

  it('puts the chosen place into the address and the cookie, and asks for it', async () => {
    const page = await openPage('/search?complexes=true&page=1');
    const dialog = await openPlaces(page);
    await dialog.getByRole('searchbox').fill('екат');
    await dialog.getByRole('checkbox', { name: 'Екатеринбург' }).check();
    const counted = page.waitForRequest(
      (request) => /complexesTotal/.test(request.url()) && /c4/.test(request.url()),
    );
    await dialog.getByRole('button', { name: 'Показать' }).click();
    await counted;
    await page.waitForURL(/[?&]location=c4(&|$)/);
    await placeButton(page).filter({ hasText: 'Екатеринбург' }).waitFor();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'location');
    expect(cookie).toMatchObject({ value: 'c4', path: '/', sameSite: 'Lax' });
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(Math.min(LIFE_SECONDS, 390 * 86_400));
  });

  it('takes several places and gives all of them up', async () => {
    const page = await openPage('/search?complexes=true', { width: 360 });
    let dialog = await openPlaces(page);
    await dialog
      .getByRole('checkbox', { name: /^Москва/ })
      .first()
      .check();
    await dialog
      .getByRole('checkbox', { name: /^Дубай/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL(/location=c1(%2C|,)/);
    await placeButton(page).filter({ hasText: '+1' }).waitFor();
    dialog = await openPlaces(page);
    await expect
      .poll(() => dialog.getByRole('group', { name: 'Сейчас выбрано' }).getByRole('checkbox').count())
      .toBe(2);
    await dialog.getByRole('button', { name: 'Везде' }).click();
    await page.waitForURL((url) => url.searchParams.get('location') === 'all');
    await placeButton(page).filter({ hasText: 'Везде' }).waitFor();
    await page.goto('/search');
    await expect.poll(() => new URL(page.url()).search).toBe('?location=all');
  });

  it.each([`location=${MOSCOW}&page=1`, `location=${MOSCOW},c12`, 'page=1', 'location=all'])(
    'changes the city of ?%s to the one that is ticked, and takes both when both are',
    async (query) => {
      const page = await openPage(`/search?complexes=true&${query}`);
      const tick = async (...names: RegExp[]) => {
        const dialog = await openPlaces(page);
        const frequent = dialog.getByRole('group', { name: 'Часто выбирают' });
        for (const name of names) await frequent.getByRole('checkbox', { name }).check();
        await dialog.getByRole('button', { name: 'Показать' }).click();
      };
      const waitFor = (location: string) =>
        page.waitForURL((url) => url.searchParams.get('location') === location);
      await tick(/^Екат/);
      await waitFor('c4');
      await tick(/^Екат/, /^Москва/);
      await waitFor('c4,c1');
    },
  );

  it('forgets a metro of another city', async () => {
    const filters = encodeURIComponent('{"floorNotFirst":true,"search":{"metroId":1}}');
    const page = await openPage(`/search?complexes=true&location=${MOSCOW}&searchFilters=${filters}`);
    const dialog = await openPlaces(page);
    await dialog
      .getByRole('group', { name: 'Часто выбирают' })
      .getByRole('checkbox', { name: /^Екат/ })
      .check();
    await dialog.getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL((url) => url.searchParams.get('searchFilters') === '{"floorNotFirst":true}');
  });

  it('finds a place typed on another keyboard or in Latin letters, and says that nothing is called so', async () => {
    const page = await openPage('/search?complexes=true');
    const dialog = await openPlaces(page);
    for (const typed of ['trfn', 'ekat']) {
      await dialog.getByRole('searchbox').fill(typed);
      await dialog.getByRole('checkbox', { name: 'Екатеринбург' }).waitFor();
    }
    await dialog.getByRole('searchbox').fill('ъъъ');
    await dialog.getByText('Нет результатов').waitFor();
  });
});

describe('a remembered place', () => {
  const ask = (path: string, cookie: string) =>
    fetch(siteUrl + path, { headers: { cookie: `location=${cookie}` }, redirect: 'manual' });

  it('leads to its own address, which then wins over the cookie', async () => {
    const answer = await ask('/search?sort=newest', 'c4');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/search?sort=newest&location=c4']);
    expect((await ask('/search?location=c1', 'c4')).status).toBe(200);
    expect((await ask('/search', 'nonsense')).status).toBe(200);
  });
});

it('the internal calls answer on the running site', async () => {
  const get = async (path: string) => (await fetch(siteUrl + path)).json();
  expect(await get('/locate?lat=55.75&lon=37.62')).toEqual({ location: 'c1', fullName: 'Москва' });
  expect(await get('/locate')).toEqual({ location: 'c1', fullName: 'Москва' });
  expect(await get('/envs')).toMatchObject({ appEnv: 'local', defaultLocation: 'Москва' });
  expect(await get('/distance-duration?from=55.75,37.61&to=55.76,37.64&mode=foot')).toMatchObject({
    distance: 2_836,
    duration: 2_127,
  });
});
