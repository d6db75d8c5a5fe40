import { describe, expect, it } from 'vitest';
import { LANDING_PATHS } from '#domain/landing/landings.ts';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';
import { readFirstHtml } from './first-html.ts';
import { siteUrl } from './site.ts';

const get = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });

describe('every landing', () => {
  it('is a page of its own in the first HTML, without the script of maps', async () => {
    const pages = await Promise.all(LANDING_PATHS.map((path) => readFirstHtml(path)));
    expect(pages.map(({ status }) => status)).toEqual(LANDING_PATHS.map(() => 200));
    expect(pages.map(({ headings }) => headings.length)).toEqual(LANDING_PATHS.map(() => 1));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(LANDING_PATHS.length);
    expect(new Set(pages.map(({ meta }) => meta('description'))).size).toBe(LANDING_PATHS.length);
    for (const { html } of pages) expect(html).not.toMatch(/data-maps-script|\/maps\/boot-/);
  });

  it('tells machines the service and the questions that stand on it', async () => {
    const pages = await Promise.all(LANDING_PATHS.map((path) => readFirstHtml(path)));
    for (const { facts, html, title } of pages) {
      const kind = (type: string) => facts.find((one) => one['@type'] === type);
      expect(kind('Service').name).toBe(title);
      expect(kind('BreadcrumbList').itemListElement.at(-1).item).toBe(kind('Service').url);
      const text = html.replaceAll('\u00a0', ' ');
      for (const { name, acceptedAnswer } of kind('FAQPage').mainEntity) {
        expect(text).toContain(name);
        expect(text).toContain(acceptedAnswer.text);
      }
    }
  });

  it.each([
    ['/landing/phys-service?utm_source=mail', '/landing/phys-service/mortgage?utm_source=mail'],
    ['/hb/uae?utm_source=mail', '/landing/realtor/hb/uae?utm_source=mail'],
    ['/hb/thai', '/landing/realtor/hb/thai'],
    ['/hb/georgia', '/landing/realtor/hb/georgia'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await get(from);
    const { pathname, search } = new URL(answer.headers.get('location')!, siteUrl);
    expect([answer.status, pathname + search]).toEqual([302, to]);
  });

  it.each(['/landing/phys-service/deposit', '/landing/realtor/hb/spain', '/hb/spain'])(
    '%s is no page',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the landing of mortgages', () => {
  it('scrolls to a part under the header, from an address and from a link', async () => {
    const page = await openPage('/landing/phys-service/mortgage#call', { width: 360 });
    const form = page.getByRole('heading', { name: 'Перезвоним и ответим' });
    const [top, headerBottom] = await Promise.all([
      form.evaluate((element) => element.getBoundingClientRect().top),
      page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(top).toBeGreaterThanOrEqual(headerBottom);
    expect(top).toBeLessThan(740);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Рассчитать платёж' }).click();
    const calculator = page.getByRole('heading', { name: 'Посчитайте свой кредит' });
    await expect
      .poll(() => calculator.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await expect.poll(() => new URL(page.url()).hash).toBe('#calculator');
  });

  it.each([360, 1440] as const)('asks about the offer that was chosen, at %i px', async (width) => {
    const page = await openPage('/landing/phys-service/mortgage', { width });
    await hydrated(page);
    await expectNoAxeViolations(page);
    const offers = page.getByRole('region', { name: 'Подходят' }).getByRole('article');
    await offers.first().getByRole('button').first().click();
    await offers.first().getByRole('button', { name: 'Выбрать' }).click();
    const form = page.getByRole('form', { name: 'Перезвоним и ответим' });
    const phone = form.getByRole('textbox', { name: 'Телефон' });
    await expect.poll(() => phone.evaluate((element) => element === document.activeElement)).toBe(true);
    const comment = await form.getByRole('textbox', { name: 'Комментарий' }).inputValue();
    expect(comment).toMatch(/^Банк .+: цена 15\s000\s000\s₽, взнос 30%, 20\sлет\.$/);

    const send = form.getByRole('button', { name: 'Жду ответа' });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await form.getByRole('checkbox').check();
    await send.click();
    await form.getByText('Нужно ввести номер телефона').waitFor();
    await phone.pressSequentially('89991234567');
    await form.getByRole('textbox', { name: 'Фамилия, имя, отчество' }).fill('Орлова Анна');
    await form.getByRole('radio', { name: 'СМС' }).check();
    const sent = page.waitForRequest((request) => request.url().includes('applyCallbackForm'));
    // A success leaves by itself, so it is waited for from before the press.
    const thanks = page.getByText('Спасибо! Мы свяжемся с вами в ближайшее время').waitFor();
    await send.click();
    const lead = { phone: '+7 (999) 123-45-67', fullName: 'Орлова Анна', comment, method: 'sms' };
    expect(JSON.stringify((await sent).postDataJSON())).toContain(
      JSON.stringify({ ...lead, agreement: true }),
    );
    await thanks;
    await expect.poll(() => phone.inputValue()).toBe('');
  });

  it('counts another price in the page itself', async () => {
    const page = await openPage('/landing/phys-service/mortgage');
    await hydrated(page);
    const loan = page.getByText(/^Кредит/);
    await expect.poll(() => loan.innerText()).toMatch(/10\s500\s000/);
    await page.getByRole('textbox', { name: 'Цена квартиры' }).fill('10000000');
    await expect.poll(() => loan.innerText()).toMatch(/7\s000\s000/);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

it('the landing of insurance says what a policy costs at a tariff', async () => {
  const page = await openPage('/landing/phys-service/insurance', { width: 360 });
  await hydrated(page);
  await page.getByText('10 500 ₽').waitFor();
  await page.getByRole('textbox', { name: 'Тариф страховой в год' }).fill('0,3');
  await page.getByText('31 500 ₽').waitFor();
  await expectNoAxeViolations(page);
});

it('without scripts a landing says all it has to say, and no form writes into the address', async () => {
  const page = await openPage('/landing/phys-service/mortgage', { javaScriptEnabled: false });
  await page.getByRole('article').filter({ hasText: '75 225 ₽' }).first().waitFor();
  await page.getByText('Чем ПСК отличается от ставки?').click();
  await page.getByText(/Ставка говорит только о\sпроцентах/).waitFor();
  const form = page.getByRole('form', { name: 'Перезвоним и ответим' });
  await expect.poll(() => form.getAttribute('method')).toBe('post');
});

describe('landings for realtors', () => {
  it('a country is asked about with its id', async () => {
    const page = await openPage('/landing/realtor/hb/uae', { width: 360 });
    await hydrated(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Оставить контакт' }).click();
    const dialog = page.getByRole('dialog', { name: 'Оставить контакт' });
    await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9991234567');
    await dialog.getByRole('checkbox').check();
    const sent = page.waitForRequest((request) => request.url().includes('applyBookingLeadForm'));
    await dialog.getByRole('button', { name: 'Оставить контакт' }).click();
    const lead = { name: 'Анна', phone: '+7 (999) 123-45-67', CountryId: 2, HouseBook: false };
    expect(JSON.stringify((await sent).postDataJSON())).toContain(
      JSON.stringify({ ...lead, agreement: true }),
    );
    await page.getByRole('alertdialog').getByText('Спасибо! Мы свяжемся с вами в ближайшее время').waitFor();
  });

  it('everybody may ask to be told when registration opens', async () => {
    const page = await openPage('/landing/realtor');
    await hydrated(page);
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button', { name: 'Сообщить об открытии' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Регистрация скоро откроется' });
    await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('anna@example.com');
    await dialog.getByRole('checkbox').check();
    const thanks = page.getByText('Спасибо! Сообщим, когда откроется').waitFor();
    await dialog.getByRole('button', { name: 'Оставить заявку' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await thanks;
  });
});

it.each([360, 1440] as const)(
  'a country without stock takes a request instead of showing an empty list, at %i px',
  async (width) => {
    const page = await openPage('/landing/realtor/hb/georgia', { width });
    await hydrated(page);
    await expectNoAxeViolations(page);
    await expect.poll(() => page.getByRole('heading', { name: 'Живые шахматки' }).count()).toBe(0);
    await expect.poll(() => page.getByText(/публичном реестре/).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Рассказать о запросе' }).click();
    const form = page.getByRole('form', { name: 'Оставить запрос' });
    await form.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await form.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9991234567');
    await form.getByRole('checkbox').check();
    const sent = page.waitForRequest((request) => request.url().includes('applyBookingLeadForm'));
    await form.getByRole('button', { name: 'Оставить запрос' }).click();
    expect(JSON.stringify((await sent).postDataJSON())).toContain('"CountryId":4');
    await page.getByText('Спасибо! Мы свяжемся с вами в ближайшее время').waitFor();
  },
);
