import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';
import { answerCall, isCallOf } from './calls.ts';
import { lastCode, signIn, skipName } from './sign-in.ts';
import { dataDir, siteUrl } from './site.ts';

const CONSENT = 'Соглашаюсь с политикой в отношении обработки персональных данных';
const WRONG_CODE = 'Кажется, вы ввели неправильный код. Давайте попробуем ещё раз';
const FAULTS: [message: string | null, text: string][] = [
  ['Not sent', 'Не удалось отправить SMS. Повторите попытку позже.'],
  ['Cooldown', 'Время ожидания повторной отправки еще не истекло.'],
  [
    'No such number',
    'Не удалось доставить SMS. Убедитесь, что вы ввели правильный номер телефона и повторите попытку.',
  ],
  [null, 'Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова'],
];
const LIFE_SECONDS = 2_592_000;
/** Later than the clock of a page can have come to by itself. */
const FAR_MS = 60_000;

async function openSignIn(
  path = '/legal-info',
  { width, hasClock }: { width?: 360 | 1440; hasClock?: true } = {},
) {
  const page = await openPage(hasClock ? '/robots.txt' : path, { width, isSpent: hasClock });
  if (hasClock) {
    await page.clock.install();
    await page.goto(path);
  }
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вход или регистрация' });
  const phone = dialog.getByRole('textbox', { name: 'Телефон' });
  await phone.waitFor();
  return { page, dialog, phone };
}

async function askForCode({ dialog, phone }: Awaited<ReturnType<typeof openSignIn>>, digits: string) {
  await phone.pressSequentially(digits);
  await dialog.getByRole('checkbox', { name: CONSENT }).check();
  await dialog.getByRole('button', { name: /^Получить код/ }).click();
}

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'authToken');

/** Answers a sign-in as the server would to the person whose page it is. */
async function signBackIn(page: Page): Promise<void> {
  const answer = (json: unknown, meta?: object) => ({ json: [{ result: { data: { json, meta } } }] });
  const cameBack = { ok: true, canBeRequested: '2020-01-01T00:00:00.000Z' };
  const dates = { values: { canBeRequested: ['Date'] } };
  await page.route(/auth\.requestCode/, (route) => route.fulfill(answer(cameBack, dates)));
  await page.route(/auth\.authenticate/, (route) => route.fulfill(answer({ token: 'x' })));
  const menu = await page.locator('[aria-label^="USER#"]').getAttribute('aria-label');
  const [, id] = /USER#(\d+)/.exec(menu!)!;
  const self = { id: Number(id), name: null, phone: '+79990012005', groups: ['USER'], permissions: {} };
  await page.route(isCallOf('account.self'), (route) => answerCall(route, 'account.self', self));
}

function personButton(page: Page, name: string | RegExp) {
  return page.getByRole('banner').getByRole('button', { name });
}

describe('a link of the command line', () => {
  it.each([360, 1440] as const)('at %i px signs in by its button, once', async (width) => {
    const words = ['dist/server/admin.js', 'invite', `+7999003${String(width).padStart(4, '0')}`, 'ADMIN'];
    const env = { ...process.env, DATA_DIR: dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, words, { env });
    const [, token] = /\/invite#([\w-]{43})\n/.exec(stdout)!;
    // What programs that look at links do spends nothing.
    expect((await fetch(`${siteUrl}/invite`)).headers.get('x-robots-tag')).toBe('noindex');
    const scanned = await openPage(`/invite#${token}`, { width });
    await hydrated(scanned);
    await expectNoAxeViolations(scanned);

    const page = await openPage(`/invite#${token}`, { width });
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL(`${siteUrl}/account/**`);
    await page.goto(`${siteUrl}/admin`);
    // The question for a name may lie over the page.
    await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
    await expect.poll(() => page.url()).toMatch(/\/admin\/./);

    await scanned.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await scanned.getByRole('alert').getByText('уже использована или устарела').waitFor();
  });
});

describe('signing in', () => {
  it.each([
    [360, '9990010360'],
    [1440, '9990011440'],
  ] as const)('at %i px goes by a phone, a code and a name', async (width, digits) => {
    const start = await openSignIn('/legal-info', { width, hasClock: true });
    const { page, dialog, phone } = start;
    const number = `+7 (999) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`;
    await expect.poll(() => phone.inputValue()).toBe('+7 (');
    await expect.poll(() => phone.getAttribute('placeholder')).toBe('+7 (___) ___-__-__');
    const consent = dialog.getByRole('link', { name: 'политикой' });
    await expect.poll(() => consent.getAttribute('href')).toMatch(/^\/legal-info\?.*legalInfoTab=\d/);
    await expect.poll(() => consent.getAttribute('target')).toBe('_blank');

    await dialog.getByRole('button', { name: 'Получить код' }).click();
    await dialog.getByText('Нужно ввести номер телефона').waitFor();
    await dialog.getByText('Вы должны согласиться').waitFor();
    await phone.pressSequentially('999');
    await dialog
      .getByText('Пожалуйста, введите ваш номер телефона в правильном формате, включая код страны')
      .waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await phone.fill('');
    await askForCode(start, digits);

    await dialog.getByText(`Код отправлен на ${number.replaceAll(' ', '\u00a0')}`).waitFor();
    const code = dialog.getByRole('textbox', { name: 'Код из SMS' });
    await expect.poll(() => code.getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: 'Войти' }).click();
    await dialog.getByText('Нужно ввести код').waitFor();
    await code.pressSequentially('abc12');
    await dialog.getByText(WRONG_CODE).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await expect.poll(() => code.inputValue()).toBe('ABC 12');

    // The window was closed too early: the code that came is still good.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await personButton(page, 'Войти').click();
    await expect.poll(() => phone.inputValue()).toBe('+7 (');
    await dialog.getByRole('button', { name: 'У меня есть код' }).click();
    await dialog.getByText(`Код отправлен на ${number.replaceAll(' ', '\u00a0')}`).waitFor();
    await code.fill((await lastCode(number)).toLowerCase());
    // The tick that ends it is seen for a moment only, so time goes by steps until it was.
    await page.clock.pauseAt(Date.now() + FAR_MS);
    const asked = page.waitForRequest(/account\.auth\.authenticate/);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await dialog.getByRole('button', { name: 'Войти' }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return dialog.getByText('Вы вошли').count();
      })
      .toBe(1);
    expect(JSON.stringify((await asked).postDataJSON())).toMatch(/"otp":"[A-Z0-9]{6}"/);
    await page.clock.resume();
    await dialog.waitFor({ state: 'hidden' });
    await again;
    await expect.poll(() => sessionOf(page)).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    expect((await sessionOf(page))!.expires - Date.now() / 1000).toBeGreaterThan(LIFE_SECONDS - 60);

    const question = page.getByRole('dialog', { name: 'Как вас зовут' });
    const name = question.getByRole('textbox', { name: 'Имя' });
    const save = question.getByRole('button', { name: 'Сохранить' });
    await save.click();
    await question.getByText('Введите имя, либо пропустите этот шаг').waitFor();
    await name.fill('Анна1');
    await question.getByText('Имя не должно содержать цифр').waitFor();
    await name.fill('Анна Мария');
    await question.getByText('Имя не должно содержать пробелов').waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await name.fill('Анна');
    await save.click();
    await question.waitFor({ state: 'hidden' });

    await personButton(page, /^Анна/).click();
    await expectNoAxeViolations(page);
    const old = await sessionOf(page);
    await page.evaluate(() => localStorage.setItem('genplan.drafts', '[{}]'));
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await personButton(page, 'Войти').waitFor();
    await expect.poll(() => sessionOf(page)).toBeUndefined();
    // What was typed in the console stays for nobody else at this computer.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('genplan.drafts'))).toBe('[]');
    const stolen = await page.request.get('/api/trpc/account.self', {
      headers: { authorization: old!.value },
    });
    expect(stolen.status()).toBe(401);
  });

  it('sends one code a minute to a phone, whatever the clock of the reader shows', async () => {
    const page = await openPage('/robots.txt', { isSpent: true });
    await page.clock.install({ time: new Date('2031-05-01T10:00:00Z') });
    await page.goto('/legal-info');
    await hydrated(page);
    await personButton(page, 'Войти').click();
    const dialog = page.getByRole('dialog', { name: 'Вход или регистрация' });
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await askForCode({ page, dialog, phone }, '9990012001');
    const again = dialog.getByRole('button', { name: /^Отправить ещё раз/ });
    await expect.poll(() => again.innerText()).toMatch(/^Отправить ещё раз · [01]:[0-5]\d$/);
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');

    await dialog.getByRole('textbox', { name: 'Код из SMS' }).pressSequentially('ab');
    await dialog.getByRole('button', { name: 'Изменить номер' }).click();
    await expect.poll(() => phone.inputValue()).toBe('+7 (999) 001-20-01');
    const ask = dialog.getByRole('button', { name: /^Получить код/ });
    await expect.poll(() => ask.isDisabled()).toBe(true);
    await phone.press('Backspace');
    await expect.poll(() => ask.isDisabled()).toBe(false);
    await phone.pressSequentially('1');
    await expect.poll(() => ask.isDisabled()).toBe(true);
    await page.clock.fastForward(62_000);
    await expect.poll(() => ask.isDisabled()).toBe(false);
    await expect.poll(() => ask.innerText()).toBe('Получить код');
  });

  it('begins with the phone of the address and forgets what was typed', async () => {
    const { page, dialog, phone } = await openSignIn('/legal-info?legalInfoTab=1&phone=89991234567#top');
    await expect.poll(() => phone.inputValue()).toBe('+7 (999) 123-45-67');
    await expect.poll(() => page.url()).toMatch(/\/legal-info\?legalInfoTab=1#top$/);
    await phone.press('Backspace');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await personButton(page, 'Войти').click();
    await expect.poll(() => phone.inputValue()).toBe('+7 (999) 123-45-67');
  });

  it('says why a code is not sent', async () => {
    const start = await openSignIn();
    const { page, dialog, phone } = start;
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('logClientSideError')) reports.push(request.url());
    });
    let message: string | null = null;
    await page.route('**/api/trpc/account.auth.requestCode*', (route) => {
      if (message === null) return route.fulfill({ status: 500, body: '' });
      const json = { ok: false, message, canBeRequested: '2020-01-01T00:00:00.000Z' };
      const data = { json, meta: { values: { canBeRequested: ['Date'] } } };
      return route.fulfill({ json: [{ result: { data } }] });
    });
    const alert = page.getByRole('alertdialog');
    await phone.pressSequentially('9990012002');
    await dialog.getByRole('checkbox', { name: CONSENT }).check();
    for (const [said, text] of FAULTS) {
      message = said;
      await dialog.getByRole('button', { name: 'Получить код' }).click();
      await alert.getByText(text, { exact: true }).waitFor();
      await alert.getByRole('button', { name: 'OK' }).click();
      await alert.waitFor({ state: 'hidden' });
      await expect.poll(() => phone.isVisible()).toBe(true);
    }
    // Only the last one is a failure of a call.
    await expect.poll(() => reports).toHaveLength(1);
  });

  it('is offered where a page needs a person', async () => {
    const page = await openPage('/account/help');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.getByRole('dialog', { name: 'Вход или регистрация' }).waitFor();
  });

  it('is offered where a call needs a person', async () => {
    const page = await openPage('/dev/error');
    await hydrated(page);
    await page.getByRole('button', { name: 'Вызов 401' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('dialog', { name: 'Вход или регистрация' }).waitFor();
  });
});

describe('a session', () => {
  it('nobody knows is given up with one reload', async () => {
    const page = await openPage('/robots.txt');
    await page.context().addCookies([{ name: 'authToken', value: 'nobody', url: siteUrl }]);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/legal-info');
    await personButton(page, 'Войти').waitFor();
    await expect.poll(() => sessionOf(page)).toBeUndefined();
    await expect.poll(() => loads).toBe(2);
  });

  it('that could not be ended is told of, and ended by another try', async () => {
    const page = await openPage('/robots.txt', { width: 360 });
    await signIn(page, '+7 (999) 001-20-04');
    await page.goto('/account/help');
    await hydrated(page);
    await skipName(page);
    await page.route('**/api/trpc/account.auth.logout*', (route) => route.abort());
    await personButton(page, /^USER#\d+/).click();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'вы всё ещё вошли' });
    await notice.waitFor();
    await expectNoAxeViolations(page, '[data-notifications]');
    await expect.poll(() => page.url()).toContain('/account/help');
    await expect.poll(() => sessionOf(page)).toBeDefined();
    await page.unroute('**/api/trpc/account.auth.logout*');
    await notice.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => sessionOf(page)).toBeUndefined();
  });

  it('ends on every device by one wish, and what was typed on another waits for its owner', async () => {
    const phone = '+7 (999) 001-20-05';
    const page = await openPage('/robots.txt');
    await signIn(page, phone);
    const session = await page.context().storageState();
    const other = await openPage('/robots.txt', { storageState: session, width: 360, isSpent: true });
    await other.clock.install();
    await other.goto('/legal-info');
    const question = other.getByRole('dialog', { name: 'Как вас зовут' });
    await question.getByRole('textbox', { name: 'Имя' }).fill('Анна');

    await page.goto('/account/help');
    await hydrated(page);
    await skipName(page);
    await page.getByRole('button', { name: /^Выйти на\sвсех устройствах/ }).click();
    const asked = page.getByRole('dialog', { name: 'Выйти на всех устройствах?' });
    await asked.getByText(/Закончатся все входы/).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await asked.getByRole('button', { name: 'Выйти на всех устройствах' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => sessionOf(page)).toBeUndefined();

    await question.getByRole('button', { name: 'Сохранить' }).click();
    const refusal = question.getByRole('alert');
    await refusal.getByText(/Вы больше не\sвошли/).waitFor();
    await refusal.getByRole('button', { name: 'Войти' }).click();
    const dialog = other.getByRole('dialog', { name: 'Вход или регистрация' });
    // A phone gets one code a minute: the answers are those of a person who has one.
    await signBackIn(other);
    await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9990012005');
    await dialog.getByRole('checkbox', { name: CONSENT }).check();
    await dialog.getByRole('button', { name: 'Получить код' }).click();
    await dialog.getByRole('textbox', { name: 'Код из SMS' }).pressSequentially('abc123');
    await dialog.getByRole('button', { name: 'Войти' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // Longer than the page of anybody else would wait before it loads anew.
    await other.clock.runFor(1_000);
    await expect.poll(() => question.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Анна');
  });

  const away = (route: Route) => route.abort('internetdisconnected');
  const startsAnew = (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' });
  const isBusy = (route: Route) => route.fulfill({ status: 503, body: 'Busy' });

  it.each([
    ['a hiccup of the server', [startsAnew]],
    ['a tunnel', [away, away]],
    ['a server that starts anew', [startsAnew, startsAnew]],
    ['a server that is busy', [isBusy, isBusy]],
  ])('outlives %s', async (_, failures) => {
    const page = await openPage('/robots.txt');
    await page.context().addCookies([{ name: 'authToken', value: 'nobody', url: siteUrl }]);
    const person = {
      id: 7,
      name: '',
      phone: '+79990000007',
      groups: ['USER'],
      permissions: { account: 'r' },
    };
    let calls = 0;
    let ended = 0;
    await page.route('**/api/trpc/account.auth.logout*', (route) => {
      ended += 1;
      return route.continue();
    });
    // A report of the failure before may travel with it, and the server's answer to both would end the session.
    await page.route(isCallOf('account.self'), (route) => {
      calls += 1;
      return failures[calls - 1]?.(route) ?? answerCall(route, 'account.self', person);
    });
    await page.goto('/legal-info');
    await expect.poll(() => calls).toBeGreaterThanOrEqual(2);
    const backOnline = async () => {
      await page.evaluate(() => {
        for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
      });
      return personButton(page, /^USER#7/).isVisible();
    };
    await expect.poll(backOnline).toBe(true);
    await expect.poll(() => sessionOf(page)).toBeDefined();
    expect(ended).toBe(0);
    await expect.poll(() => calls).toBe(failures.length + 1);
  });

  it('asks no more for a name that was skipped, and asks the server nothing twice', async () => {
    const page = await openPage('/robots.txt');
    await signIn(page, '+7 (999) 001-20-03');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('account.self')) calls.push(request.url());
    });
    await page.goto('/legal-info');
    const question = page.getByRole('dialog', { name: 'Как вас зовут' });
    await question.getByRole('button', { name: 'Пропустить' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.reload();
    await personButton(page, /^USER#\d+/).click();
    await page.getByRole('link', { name: 'Помощь' }).click();
    await page.getByRole('heading', { level: 1, name: 'Помощь' }).waitFor();
    await expect.poll(() => question.count()).toBe(0);
    expect(calls).toEqual([]);
  });
});

describe('two tabs of a browser', () => {
  async function signInByForm(tab: Page, number: string): Promise<void> {
    await personButton(tab, 'Войти').click();
    const dialog = tab.getByRole('dialog', { name: 'Вход или регистрация' });
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await askForCode({ page: tab, dialog, phone }, number.replace(/\D/g, '').slice(1));
    const code = dialog.getByRole('textbox', { name: 'Код из SMS' });
    await code.waitFor();
    await code.fill(await lastCode(number));
    await dialog.getByRole('button', { name: 'Войти' }).click();
  }

  /** A page of a person's own, and a second tab of the same browser. */
  async function openTwo(phone: string) {
    const page = await openPage('/robots.txt');
    await signIn(page, phone);
    await page.goto('/account/help');
    await hydrated(page);
    await skipName(page);
    return { page, other: await page.context().newPage() };
  }

  it('show nothing of a person who signs out in one of them', async () => {
    const { page, other } = await openTwo('+7 (999) 001-20-11');
    await other.goto('/legal-info');
    await hydrated(other);
    await personButton(other, /^USER#/).click();
    await other.getByRole('button', { name: 'Выйти' }).click();
    await personButton(other, 'Войти').waitFor();
    await page.getByRole('heading', { name: /не\s+авторизованы/ }).waitFor();
    await expect.poll(() => personButton(page, /^USER#/).count()).toBe(0);
  });

  it('are of one person: when another signs in beside it, a page is loaded as theirs', async () => {
    const { page, other } = await openTwo('+7 (999) 001-20-12');
    // The question for a name may lie over the page.
    const personOf = (tab: Page) => tab.locator('[aria-label^="USER#"]').getAttribute('aria-label');
    const before = await personOf(page);
    await other.context().clearCookies();
    await other.goto('/legal-info');
    await hydrated(other);
    await signInByForm(other, '+7 (999) 001-20-13');
    await expect.poll(() => personOf(other)).not.toBe(before);
    await expect.poll(() => personOf(page)).toBe(await personOf(other));
  });

  it('are both of who signs in in one of them, and a visitor’s keeps what is typed there', async () => {
    const page = await openPage('/search');
    await hydrated(page);
    await personButton(page, 'Войти').waitFor();
    await page.evaluate(() => document.body.setAttribute('data-typed', ''));
    const other = await page.context().newPage();
    await other.goto('/legal-info');
    await hydrated(other);
    await signInByForm(other, '+7 (999) 001-20-15');
    await expect.poll(() => page.locator('[aria-label^="USER#"]').count()).toBe(1);
    await expect.poll(() => personButton(page, 'Войти').count()).toBe(0);
    await expect.poll(() => page.locator('body[data-typed]').count()).toBe(1);
  });

  it('keep what is typed when the same person signs in again', async () => {
    const { page, other } = await openTwo('+7 (999) 001-20-14');
    await page.evaluate(() => document.body.setAttribute('data-typed', ''));
    const asked = page.waitForResponse(/account\.self/);
    await other.goto('/robots.txt');
    await other.evaluate(() => new BroadcastChannel('session').postMessage(null));
    await asked;
    await personButton(page, /^USER#/).waitFor();
    await expect.poll(() => page.locator('body[data-typed]').count()).toBe(1);
  });
});
