import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlatPage } from '#contract/flat-page.ts';
import { companyContacts } from '#db/schema/company.ts';
import { users } from '#db/schema/user.ts';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';
import { changeDatabase } from './change-database.ts';
import { signIn } from './sign-in.ts';
import { siteUrl } from './site.ts';

/** The answer of a server that failed. */
const FAILURE = JSON.stringify([
  {
    error: {
      json: {
        message: 'Internal',
        code: -32603,
        data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, issues: [] },
      },
    },
  },
]);

let flat: FlatPage['flat'];
let contact: FlatPage['developerCompany']['contacts'][number];

async function loadFlat(): Promise<FlatPage> {
  const input = encodeURIComponent(JSON.stringify({ json: { id: 1 } }));
  const answer = await fetch(`${siteUrl}/api/trpc/catalog.flat?input=${input}`);
  return (await answer.json()).result.data.json;
}

const setPhone = (phone: string | null) =>
  changeDatabase((db) => db.update(companyContacts).set({ phone }).where(eq(companyContacts.id, contact.id)));

describe('a developer without a phone', () => {
  beforeAll(async () => {
    const page = await loadFlat();
    flat = page.flat;
    contact = page.developerCompany.contacts[0]!;
    await setPhone(null);
  });
  afterAll(() => setPhone(contact.phone));

  it.each([360, 1440] as const)('is sent a name and a phone at %i px', async (width) => {
    const page = await openPage('/for-sale/1', { width });
    await hydrated(page);
    await page.getByRole('button', { name: 'Забронировать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Забронировать' });
    const submit = dialog.getByRole('button', { name: 'Забронировать' });
    await submit.waitFor();
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await expectNoAxeViolations(page, '[role="dialog"]');
    const consent = dialog.getByRole('link', { name: 'политикой' });
    await expect.poll(() => consent.getAttribute('href')).toMatch(/^\/legal-info\?.*legalInfoTab=\d/);

    await dialog.getByRole('checkbox').check();
    await submit.click();
    await dialog.getByText('Нужно ввести номер телефона').waitFor();
    await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('8 (999) 123-45-67');
    const sent = page.waitForRequest((request) => request.url().includes('applyBookingLeadForm'));
    await submit.click();
    const body = JSON.stringify((await sent).postDataJSON());
    const lead = { name: 'Анна', phone: '+7 (999) 123-45-67', ComplexId: flat.complexId, HouseBook: true };
    expect(body).toContain(JSON.stringify({ ...lead, agreement: true }));
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Спасибо! Мы свяжемся с вами в ближайшее время').waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Забронировать' }).click();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('');
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(false);
  });

  it('is asked once while it goes, and a failure leaves what was typed', async () => {
    const page = await openPage('/for-sale/1');
    await hydrated(page);
    let fail = () => {};
    const mayFail = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const keys: (string | null)[] = [];
    await page.route(/applyBookingLeadForm/, async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'));
      await mayFail;
      await route.fulfill({ status: 500, contentType: 'application/json', body: FAILURE });
    });
    await page.getByRole('button', { name: 'Забронировать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Забронировать' });
    await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9991234567');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Забронировать' }).click();
    const sending = dialog.getByRole('button', { name: 'Отправляем…' });
    await sending.dispatchEvent('click');
    await page.keyboard.press('Enter');
    fail();
    const alert = page.getByRole('alertdialog');
    await alert.getByText(/технические неполадки/).waitFor();
    expect(keys).toEqual([expect.stringMatching(/^[a-z\d-]+$/)]);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Анна');
    await dialog.getByRole('button', { name: 'Забронировать' }).click();
    await alert.getByText(/технические неполадки/).waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('knows who is signed in: the name without its spaces and the phone, but not the consent', async () => {
    const page = await openPage('/robots.txt');
    await signIn(page, '+7 (999) 555-16-16');
    await changeDatabase((db) =>
      db.update(users).set({ name: 'Анна Мария' }).where(eq(users.phone, '+79995551616')),
    );
    await page.goto('/for-sale/1');
    await hydrated(page);
    const dialog = page.getByRole('dialog', { name: 'Забронировать' });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const openDialog = () => page.getByRole('button', { name: 'Забронировать' }).click();
    const expectPrefilled = async () => {
      await expect.poll(() => field('Имя').inputValue()).toBe('АннаМария');
      await expect.poll(() => field('Телефон').inputValue()).toBe('+7 (999) 555-16-16');
      await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(false);
    };
    await openDialog();
    await expectPrefilled();
    await field('Имя').fill('Пётр');
    await dialog.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await openDialog();
    await expectPrefilled();
  });

  it('is not asked for a lead about nothing: the fault is reported, the page stays', async () => {
    const page = await openPage('/search?location=all');
    await hydrated(page);
    await page.route(/catalog\.flat\b/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace(/"flat":\{"id":(\d+),"complexId":\d+/, '"flat":{"id":$1')
        .replaceAll(/"phone":"[^"]*"/g, '"phone":null');
      await route.fulfill({ response: answer, body });
    });
    await page.locator('main a[href^="/for-sale/"]').first().click();
    const book = page.getByRole('button', { name: 'Забронировать' });
    await book.waitFor();
    const reported = page.waitForRequest((request) => request.url().includes('logClientSideError'));
    await book.click();
    expect(decodeURIComponent((await reported).url())).toContain('Нет ID ЖК?!');
    const alert = page.getByRole('alertdialog');
    await alert.getByText(/технические неполадки/).waitFor();
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Новостройки', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

it('beside the phone one is called back about the flat, whoever answers says when', async () => {
  const page = await openPage('/for-sale/1', { width: 360 });
  await hydrated(page);
  await page.getByText(/^Отвечаем ежедневно/).waitFor();
  await page.getByRole('button', { name: 'Перезвоните' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перезвоните' });
  const comment = dialog.getByRole('textbox', { name: 'Комментарий' });
  await expect.poll(() => comment.inputValue()).toMatch(/^Перезвоните: .+м², /);
  await expectNoAxeViolations(page, '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('9991234567');
  await dialog.getByRole('textbox', { name: 'Фамилия, имя, отчество' }).fill('Орлова Анна');
  await dialog.getByRole('checkbox').check();
  const sent = page.waitForRequest((request) => request.url().includes('applyCallbackForm'));
  await dialog.getByRole('button', { name: 'Жду ответа' }).click();
  expect(JSON.stringify((await sent).postDataJSON())).toContain('Перезвоните: ');
  await page.getByText('Спасибо! Мы свяжемся с вами в ближайшее время').waitFor();
  await dialog.waitFor({ state: 'hidden' });
});
