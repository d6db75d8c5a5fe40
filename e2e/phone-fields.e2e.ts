import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage } from './browser.ts';
import { openConsole, sessionOf } from './console.ts';

const SHOWN = '+7 (999) 555-01-01';
const NUMBERS = [
  '9995550101',
  '89995550101',
  '79995550101',
  '+79995550101',
  '8 (999) 555-01-01',
  '+7 999 555 01 01',
  '8-999-555-01-01',
  '+7\u00a0999\u00a0555‑01‑01',
];
/** Nobody types these, but people paste them. */
const COPIED = ['тел.: +7 (999) 555-01-01', '\u202a+7 999 555-01-01\u202c'];

interface Field {
  page: Page;
  field: Locator;
}
type Way = (at: Field, text: string) => Promise<void>;

/** Tabs into the field, so that the browser selects its contents. */
async function enterByTab({ page, field }: Field): Promise<void> {
  await field.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

const select = (field: Locator, from: number, to: number) =>
  field.evaluate((element, range) => (element as HTMLInputElement).setSelectionRange(...range), [
    from,
    to,
  ] as [number, number]);

/** Acts as a script of the page or a password manager that fires only one of the events. */
const put =
  (event: 'input' | 'change'): Way =>
  ({ field }, text) =>
    field.evaluate(
      (element, [value, type]) => {
        (element as HTMLInputElement).value = value;
        element.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [text, event] as const,
    );

const TYPED: Record<string, Way> = {
  'typed after a click': async ({ page, field }, text) => {
    await field.click();
    await page.keyboard.type(text);
  },
  'typed after Tab': async (at, text) => {
    await enterByTab(at);
    await at.page.keyboard.type(text);
  },
  'typed before the prefix': async ({ page, field }, text) => {
    await field.click();
    await page.keyboard.press('Home');
    await page.keyboard.type(text);
  },
  'typed over another number': async ({ page, field }, text) => {
    await field.fill('8127654321');
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
  'typed with a slip that is taken back': async ({ page, field }, text) => {
    await field.click();
    await page.keyboard.type(`${text.slice(0, -2)}45`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text.slice(-2));
  },
  'typed on a phone, key by key': async ({ page, field }, text) => {
    await field.click();
    for (const key of text) await page.keyboard.insertText(key);
  },
};

const BROUGHT: Record<string, Way> = {
  'pasted after a click': async ({ page, field }, text) => {
    await field.click();
    await paste(page, text);
  },
  'pasted after Tab': async (at, text) => {
    await enterByTab(at);
    await paste(at.page, text);
  },
  'pasted over a part': async ({ page, field }, text) => {
    await field.fill('8127654321');
    await field.focus();
    await select(field, 9, 15);
    await paste(page, text);
  },
  'pasted over all': async ({ page, field }, text) => {
    await field.fill('8127654321');
    await field.focus();
    await page.keyboard.press('Control+A');
    await paste(page, text);
  },
  'pasted behind another number': async ({ page, field }, text) => {
    await field.fill('8127654321');
    await field.focus();
    await page.keyboard.press('End');
    await paste(page, text);
  },
  'taken from the bar of a phone keyboard': async ({ page, field }, text) => {
    await field.click();
    await page.keyboard.insertText(text);
  },
  composed: async ({ page, field }, text) => {
    await field.click();
    const keyboard = await page.context().newCDPSession(page);
    for (const length of [text.length >> 1, text.length]) {
      await keyboard.send('Input.imeSetComposition', {
        text: text.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    }
    await keyboard.send('Input.insertText', { text });
    await keyboard.detach();
  },
  autofilled: ({ field }, text) => field.fill(text),
  'put in by a script': put('input'),
  'put in with the last event only': put('change'),
};

async function open(path: string, width: 360 | 1440 = 1440): Promise<Page> {
  const page = await openPage(path, { width, permissions: ['clipboard-read', 'clipboard-write'] });
  await hydrated(page);
  return page;
}

const phoneOf = (part: Locator) => part.getByRole('textbox', { name: 'Телефон', exact: true });

const kitField = (page: Page) => phoneOf(page.getByRole('region', { name: 'Поле с маской', exact: true }));

describe('a phone field', () => {
  it('gets the right number however it is written and given, and keeps the caret where digits are mended', async () => {
    const page = await open(`/dev/components?section=${encodeURIComponent('Поле с маской')}`);
    const field = kitField(page);
    const wrong: string[] = [];
    for (const [at, [name, way]] of Object.entries({ ...TYPED, ...BROUGHT }).entries()) {
      const all = name in BROUGHT ? [...NUMBERS, ...COPIED] : NUMBERS;
      // Two ways take every number, the others every third, so that each number goes several ways.
      for (const number of at < 2 ? all : all.filter((_, index) => index % 3 === at % 3)) {
        await way({ page, field }, number);
        const shown = await field.inputValue();
        await field.blur();
        const left = await field.inputValue();
        if (shown !== SHOWN || left !== SHOWN) wrong.push(`${number} ${name}: ${shown}, then ${left}`);
        await field.fill('');
        await field.blur();
      }
    }
    expect(wrong).toEqual([]);

    const caret = () => field.evaluate((element) => (element as HTMLInputElement).selectionStart);
    const steps: [from: number, to: number, keys: string[], shown: string, caret: number][] = [
      // The caret stands right behind «) », then right before it.
      [9, 9, ['Backspace', '8'], '+7 (998) 555-01-01', 9],
      [7, 7, ['Delete', '4'], '+7 (999) 455-01-01', 10],
      [12, 12, ['Backspace', 'Backspace', '1', '2'], '+7 (999) 512-01-01', 13],
      [9, 12, ['7', '7', '7'], '+7 (999) 777-01-01', 13],
      [18, 18, ['2'], '+7 (999) 555-01-012', 19],
      [18, 18, ['2', 'Backspace'], SHOWN, 18],
      [10, 10, ['a'], SHOWN, 10],
      [4, 18, ['Backspace'], '+7 (', 4],
      [4, 18, ['Backspace', 'Backspace'], '', 0],
      [0, 18, ['Delete', '+', '1', '2'], '+1 (2', 5],
    ];
    for (const [from, to, keys, shown, at] of steps) {
      await field.fill(SHOWN);
      await field.focus();
      await select(field, from, to);
      for (const key of keys) await page.keyboard.press(key);
      const read = async () => [keys, await field.inputValue(), await caret()];
      await expect.poll(read).toEqual([keys, shown, at]);
    }
  });

  it('says that a number is none instead of making another one of it', async () => {
    const page = await open(`/dev/components?section=${encodeURIComponent('Форма')}`);
    const form = page.getByRole('region', { name: 'Форма', exact: true });
    const field = phoneOf(form);
    for (const wrong of [
      '999555010123',
      '999555',
      '0001234567',
      '8999555010',
      '+971 50 123 45 67',
      '+0 999 555 01 01',
    ]) {
      await field.fill(wrong);
      await form.getByRole('button', { name: 'Отправить' }).click();
      await form
        .getByText(/^Пожалуйста, введите ваш номер телефона/)
        .first()
        .waitFor();
      const digits = (text: string) => text.replace(/\D/g, '').slice(-6);
      await expect.poll(async () => digits(await field.inputValue())).toBe(digits(wrong));
      await field.fill('9995550101');
      await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true');
    }
  });
});

/** Every form that asks for a phone, opened where people find it. */
const FORMS: Record<string, () => Promise<{ page: Page; form: Locator }>> = {
  'the sign-in': async () => {
    const page = await open('/legal-info');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
    return { page, form: page.getByRole('dialog', { name: 'Вход или регистрация' }) };
  },
  'a question about a country': async () => {
    const page = await open('/landing/realtor/hb/uae', 360);
    await page.getByRole('button', { name: 'Оставить контакт' }).click();
    return { page, form: page.getByRole('dialog') };
  },
  'a callback': async () => {
    const page = await open('/landing/phys-service/mortgage');
    return { page, form: page.getByRole('form', { name: 'Перезвоним и ответим' }) };
  },
  'a registration': async () => {
    const page = await open('/legal-info', 360);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Зарегистрироваться риелтору' }).click();
    return { page, form: page.getByRole('dialog', { name: 'Регистрация скоро откроется' }) };
  },
  'the widget': async () => {
    const page = await open('/widget/ipo-calc');
    return { page, form: page.getByRole('form', { name: 'Оставить заявку' }) };
  },
  'a company': async () => {
    const page = await openConsole(await sessionOf('+7 (999) 000-00-02'), '/admin/companies');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Новая компания' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить контакт' }).click();
    return { page, form: page.getByRole('dialog') };
  },
};

it.each(Object.entries(FORMS))('%s takes a phone however it is given', async (_, openForm) => {
  const { page, form } = await openForm();
  const field = phoneOf(form);
  const ways: [keyof typeof TYPED | keyof typeof BROUGHT, string][] = [
    ['typed after a click', '8 (999) 555-01-01'],
    ['typed after Tab', '89995550101'],
    ['pasted after a click', '+7 999 555 01 01'],
    ['pasted over a part', '+79995550101'],
    ['typed on a phone, key by key', '79995550101'],
    ['put in with the last event only', '8-999-555-01-01'],
  ];
  for (const [name, number] of ways) {
    await { ...TYPED, ...BROUGHT }[name]!({ page, field }, number);
    // The first number may arrive before the scripts of this part of the page.
    await expect.poll(() => field.inputValue(), { message: name }).toBe(SHOWN);
    await field.fill('');
    await field.blur();
  }
});

it('a phone typed while the scripts come is not lost', async () => {
  const page = await openPage('/robots.txt');
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => gate.promise.then(() => route.continue()));
  await page.goto('/landing/phys-service/mortgage', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Перезвоним и ответим' });
  await phoneOf(form).click();
  await page.keyboard.type('8 999 555');
  gate.resolve();
  await page.keyboard.type(' 01 01', { delay: 50 });
  await expect.poll(() => phoneOf(form).inputValue()).toBe(SHOWN);
  await hydrated(page);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Жду ответа' }).click();
  await form.getByText('Это обязательное поле').first().waitFor();
  await expect.poll(() => phoneOf(form).getAttribute('aria-invalid')).not.toBe('true');
});
