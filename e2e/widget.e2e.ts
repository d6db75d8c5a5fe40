import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectNoAxeViolations, expectToFit, hydrated, openPage } from './browser.ts';
import { bytesOnTheWire } from './first-html.ts';
import { siteUrl } from './site.ts';

const PATH = '/widget/ipo-calc';
const SCRIPTS = / data-scripts="([^"]*)"/;
const MOST_BYTES = 95 * 1024;

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, siteUrl), { headers });
const matching = (page: Page) => page.locator('#matching').getByRole('article');
const price = (page: Page) => page.getByRole('textbox', { name: 'Цена квартиры' });
const firstPayment = (page: Page) => matching(page).first().getByText('₽/мес');

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A page of a partner on an origin of its own, which is one of the demo key's. */
async function openHostPage(): Promise<Page> {
  const server = createServer((_, response) => {
    const { port } = server.address() as AddressInfo;
    const host = encodeURIComponent(`http://127.0.0.1:${port}`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Партнёр</title>
<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data.type));</script>
<iframe title="Калькулятор" width="780" height="900"
  src="${siteUrl}${PATH}/demo-ipo-calc?host=${host}"></iframe>`);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return openPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/flat`);
}

/** The widget after its scripts have taken over: the switch of units answers. */
async function openWidget(path = PATH, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(path, options);
  await hydrated(page);
  return page;
}

describe('the page of the widget', () => {
  it('holds five counted offers before any script, and little script', async () => {
    const answer = await read(PATH);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
    expect(html.match(/₽<small>\/мес/g)!.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toMatch(/"_(fee|discount)"|baseUrls|companyIds/);
    const names = SCRIPTS.exec(html)![1]!.split(' ');
    expect(names).toHaveLength(1);
    expect(await bytesOnTheWire(names[0]!)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each([
    ['', 200, "'self'"],
    ['/demo-ipo-calc', 200, "'self' http://127.0.0.1:* http://localhost:*"],
    ['/nope', 403, "'none'"],
    ['/demo-expired', 403, "'none'"],
    ['/demo-vitrina', 403, "'none'"],
  ])('%s answers %i and may be framed by %s', async (path, status, ancestors) => {
    const answer = await read(PATH + path);
    const policy = answer.headers.get('content-security-policy')!;
    expect([answer.status, /frame-ancestors ([^;]*)/.exec(policy)![1]]).toEqual([status, ancestors]);
    const isBad = (await answer.text()).includes('Виджет не настроен: проверьте ключ');
    expect(isBad).toBe(status !== 200);
  });

  it('asks nothing of other sites, shifts nothing, sets no cookie and says no error', async () => {
    const page = await openPage('about:blank');
    const strangers: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(siteUrl) && !request.url().startsWith('data:'))
        strangers.push(request.url());
    });
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(PATH);
    await hydrated(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect({ strangers, errors, cookies: await page.context().cookies() }).toEqual({
      strangers: [],
      errors: [],
      cookies: [],
    });
    // A slow machine paints a row before its last words are read, and they move it by a hair.
    expect(shift).toBeLessThan(0.01);
  });
});

describe('counting', () => {
  it('follows the slider by keys, remembers it in the address and comes back to it', async () => {
    const page = await openWidget();
    const before = await firstPayment(page).textContent();
    await page.getByRole('slider', { name: 'Цена квартиры' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/price=14900000/);
    await expect.poll(() => firstPayment(page).textContent()).not.toBe(before);
    const after = await firstPayment(page).textContent();
    await page.reload();
    await expect.poll(() => firstPayment(page).textContent()).toBe(after);
  });

  it('reads pasted numbers', async () => {
    const page = await openWidget();
    await price(page).fill('9 500 000 ₽');
    await price(page).press('Tab');
    await page.waitForURL(/price=9500000/);
    const share = page.getByRole('textbox', { name: 'Взнос' });
    await share.fill('12,5%');
    await share.press('Tab');
    await page.waitForURL(/initialPayment=0\.125/);
    await expect.poll(() => page.getByText('1 187 500 ₽').count()).toBe(1);
  });

  it('says why an offer does not match and mends it with one press', async () => {
    const page = await openWidget();
    const row = page
      .locator('#not-matching')
      .getByRole('listitem')
      .filter({ hasText: 'Первый взнос от 30,1%' });
    await row.getByRole('button', { name: 'Поднять взнос до 30,1%' }).first().click();
    await page.waitForURL(/initialPayment=0\.301/);
    await expect.poll(() => page.getByText('Первый взнос от 30,1%').count()).toBe(0);
  });

  it('keeps what cannot be counted with and says why, on every width', async () => {
    for (const width of [320, 360, 1440] as const) {
      const page = await openWidget(PATH, { width });
      const before = await firstPayment(page).textContent();
      await page.getByRole('switch', { name: 'Ограничить' }).check();
      await page.getByRole('radio', { name: '%' }).focus();
      const typed = [
        ['Цена квартиры', '-15 000 000 ₽', '−15 000 000', 'Минимум 500 000 ₽. Пока считаем: 15 000 000 ₽'],
        ['Цена квартиры', '99999999999999999999', '999 999 999 999 999', 'Максимум 300 000 000 ₽.'],
        ['Взнос', '150%', '150', 'Максимум 99%. Пока считаем: 30%'],
        ['Срок', '31 год', '31', 'Максимум 30 лет. Пока считаем: 20 лет'],
        ['Платёж не больше', '-1', '−1', 'Минимум 5 000 ₽. Пока считаем: 100 000 ₽'],
      ] as const;
      for (const [name, text, kept, answer] of typed) {
        const field = page.getByRole('textbox', { name, exact: true });
        await field.fill(text);
        await field.press('Tab');
        await expect.poll(async () => plain(await field.inputValue())).toBe(kept);
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
        const message = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
        await expect.poll(async () => plain((await message.textContent())!)).toContain(answer);
      }
      await expect.poll(() => firstPayment(page).textContent()).toBe(before);
      await expectToFit(page);
      if (width === 320) await expectNoAxeViolations(page);

      // Typing goes on with an answer at once, a slider puts an end to it.
      const years = page.getByRole('textbox', { name: 'Срок' });
      await years.fill('25');
      await expect.poll(() => years.getAttribute('aria-invalid')).toBe(null);
      await page.getByRole('slider', { name: 'Взнос' }).press('ArrowRight');
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Взнос', exact: true }).inputValue())
        .toBe('31');
    }
  });

  it('suggests two ways out where nothing matches, and both lead out', async () => {
    const search = '?price=300000000&initialPayment=0.25';
    for (const at of [0, 1]) {
      const page = await openWidget(PATH + search);
      const block = page.getByRole('heading', { name: 'Подходящих нет' }).locator('..');
      const fix = block.getByRole('button').nth(at);
      const promised = /откроет (\d+)/.exec((await fix.locator('..').textContent())!)![1];
      await fix.press('Enter');
      await page.getByText(new RegExp(`^Подходят: ${promised},`)).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('matching');
    }
  });

  it('counts a subsidy by patched-offer, with the key and without', async () => {
    for (const [path, call] of [
      [PATH, '/widget/patched-offer'],
      [`${PATH}/demo-ipo-calc`, '/offers/proxy/patched-offer'],
    ]) {
      const page = await openWidget(path);
      const card = matching(page).filter({ hasText: 'Субсидия' }).first();
      await card.getByRole('button', { name: /^Подробно/ }).click();
      const asked = page.waitForResponse((response) => response.url().endsWith(call!));
      await card.getByRole('radiogroup', { name: 'Срок субсидии' }).getByRole('radio').last().check();
      expect((await asked).status()).toBe(200);
      await card.getByText('пересчитываем…').waitFor({ state: 'detached' });
      await expect.poll(() => card.getByText('Полная цена за 20 лет').count()).toBe(1);
      await expect.poll(() => card.getByText(/^Комиссия, .* (окупится|не окупится) /).count()).toBe(1);
    }
  });

  it('asks for the cost of a subsidy again where the first time failed', async () => {
    const page = await openWidget();
    await page.route('**/patched-offer', (route) => route.abort(), { times: 1 });
    const card = matching(page).filter({ hasText: 'Субсидия' }).first();
    await card.getByRole('button', { name: /^Подробно/ }).press('Enter');
    await card.getByRole('button', { name: 'Повторить' }).press('Enter');
    await card.getByText(/^Комиссия, .* (окупится|не окупится) /).waitFor();
    await expect.poll(() => card.getByRole('alert').count()).toBe(0);
  });

  it.each([
    ['Траншевая', '', 'Два транша', /^Сразу/, /^С\s\S+\s\d{4}\sплатёж.*больше$/],
    ['Комбо', '?price=18000000', 'Два кредита в одном', /^До лимита/, /и второй части не будет/],
  ])('tells what a loan of two parts is made of: %s', async (type, search, title, part, words) => {
    const page = await openWidget(PATH + search);
    const card = matching(page).filter({ hasText: type }).first();
    await card.getByRole('button', { name: /^Подробно/ }).press('Enter');
    const split = card.getByRole('region', { name: title });
    await expect.poll(() => split.getByRole('term').count()).toBe(2);
    await expect.poll(() => split.getByText(part).count()).toBe(1);
    await expect.poll(() => card.getByText(words).count()).toBe(1);
    // Both parts of the interest stand in the whole price.
    await expect.poll(() => card.getByText(/^Проценты(,| до| сверх)/).count()).toBe(2);
  });

  it('compares up to four, by keys alone and by a link', async () => {
    const page = await openWidget();
    for (const at of [0, 1, 2, 3]) {
      await matching(page)
        .nth(at)
        .getByRole('button', { name: /^Подробно/ })
        .press('Enter');
      await matching(page).nth(at).getByRole('button', { name: 'Сравнить' }).press('Space');
    }
    const title = page.getByRole('heading', { name: 'Сравнение: 4 предложения' });
    await title.waitFor();
    await matching(page)
      .nth(4)
      .getByRole('button', { name: /^Подробно/ })
      .press('Enter');
    const fifth = matching(page).nth(4).getByRole('button', { name: 'В сравнении уже 4' });
    await expect.poll(() => fifth.getAttribute('aria-disabled')).toBe('true');
    // The address follows after a pause: it names the four and, as the open one, the fifth.
    await page.waitForURL(({ searchParams }) => {
      const compared = searchParams.get('compare')?.split(',') ?? [];
      return compared.length === 4 && !compared.includes(searchParams.get('offer') ?? compared[0]!);
    });
    await page.reload();
    await hydrated(page);
    await expect.poll(() => title.count()).toBe(1);
    // The open one came back too. What is removed hands the focus on.
    await expect.poll(() => fifth.count()).toBe(1);
    const remove = page.getByRole('button', { name: /^Убрать из сравнения/ });
    for (const left of [3, 2, 1, 0]) {
      await remove.first().press('Enter');
      await expect.poll(() => remove.count()).toBe(left);
      await expect
        .poll(() => page.evaluate(() => document.activeElement!.textContent))
        .toContain(left === 0 ? '₽/мес' : 'Сравнение');
    }
  });

  it('is copied as a link and printed whole', async () => {
    const page = await openWidget(`${PATH}?price=12000000`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const card = matching(page).filter({ hasText: 'Субсидия' }).first();
    await card.getByRole('button', { name: /^Подробно/ }).click();
    await card.getByRole('radiogroup', { name: 'Срок субсидии' }).getByRole('radio').last().check();
    await page.waitForURL(/offer=.*subsidy=/);
    await card.getByRole('button', { name: 'Ссылка' }).click();
    await card.getByText('Ссылка скопирована').waitFor();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await hydrated(page);
    const durations = card.getByRole('radiogroup', { name: 'Срок субсидии' }).getByRole('radio');
    await expect.poll(() => durations.last().isChecked()).toBe(true);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => card.getByRole('row').count()).toBe(241);
    await expect.poll(() => price(page).isVisible()).toBe(true);
    for (const text of [
      /^Полная цена/,
      /^Цена квартиры\s*12/,
      /^ПСК \(расчётная\)/,
      /версия условий [0-9a-f]{40}/,
    ])
      await expect.poll(() => card.getByText(text).first().isVisible()).toBe(true);
    await expect.poll(() => matching(page).locator('visible=true').count()).toBe(1);
    for (const name of ['Печать', 'Отправить', 'Все 240 строк'])
      await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => card.getByRole('row').count()).toBeLessThan(10);
  });
});

describe('the form', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Оставить заявку' });

  it('says what is wrong, keeps what was typed when sending fails and sends once', async () => {
    const page = await openWidget(`${PATH}/demo-ipo-calc`);
    const send = form(page).getByRole('button', { name: /Отправить|Повторить/ });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    const consent = form(page).getByRole('link', { name: 'политикой' });
    await expect.poll(() => consent.getAttribute('href')).toMatch(/legalInfoTab=[1-9]/);
    // In the middle of the words, where somebody presses who wants the box and no document.
    await form(page).getByText('Соглашаюсь с политикой в отношении обработки персональных данных').click();
    await expect.poll(() => form(page).getByRole('checkbox').isChecked()).toBe(true);
    await send.click();
    await form(page).getByText('Это обязательное поле').waitFor();
    await expect.poll(() => form(page).getByText('Нужно ввести номер телефона').count()).toBe(1);
    await form(page).getByLabel('Имя').fill('Анна');
    await form(page).getByLabel('Телефон').pressSequentially('8 999 123-45-67');
    await expect.poll(() => form(page).getByLabel('Телефон').inputValue()).toBe('+7 (999) 123-45-67');

    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('widget/application')) keys.push(request.headers()['idempotency-key']);
    });
    await page.context().setOffline(true);
    await page.getByText('Нет сети.').waitFor();
    await send.click();
    await form(page)
      .getByText('Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова')
      .waitFor();
    await expect.poll(() => form(page).getByLabel('Имя').inputValue()).toBe('Анна');
    await page.context().setOffline(false);
    await send.click();
    await page.getByText('Заявка отправлена. Позвонит: Генплан').waitFor();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

describe('for everybody', () => {
  it.each([320, 1280] as const)(
    'fits %i pixels with sums of a dear flat and has no barrier',
    async (width) => {
      const page = await openWidget(`${PATH}?price=90000000`, { width });
      await matching(page)
        .first()
        .getByRole('button', { name: /^Подробно/ })
        .click();
      await expectToFit(page);
      await expectNoAxeViolations(page);
    },
  );
});

describe('the page around', () => {
  it('is told and obeyed by its origin alone', async () => {
    const page = await openHostPage();
    const frame = page.frameLocator('iframe');
    await page.waitForFunction(() =>
      ['ipo-calc:ready', 'ipo-calc:height'].every((type) =>
        (window as unknown as { heard: string[] }).heard.includes(type),
      ),
    );
    const payment = frame.locator('#matching').getByRole('article').first().getByText('₽/мес');
    const before = await payment.textContent();
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe')!;
      for (const rubbish of [null, 1, 'ipo-calc:set', { type: 'ipo-calc:set', price: 'x', region: {} }])
        contentWindow!.postMessage(rubbish, '*');
      contentWindow!.postMessage({ type: 'ipo-calc:set', price: 9_000_000 }, '*');
    });
    await frame.getByText('Кредит 6 300 000 ₽').waitFor();
    await expect.poll(() => payment.textContent()).not.toBe(before);
    await page.waitForFunction(() =>
      (window as unknown as { heard: string[] }).heard.includes('ipo-calc:change'),
    );
  });
});
