import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';

async function openSoon(button: string, title: string) {
  const page = await openPage('/legal-info', { width: 360 });
  await hydrated(page);
  const open = () => page.getByRole('contentinfo').getByRole('button', { name: button }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return { page, dialog, open };
}

const email = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Email' });

describe('what is not open yet', () => {
  it.each([
    ['Разместить объявление', 'Размещение скоро откроется'],
    ['Узнать о новых разделах', 'Новые разделы скоро откроются'],
  ])('«%s» takes an e-mail', async (button, title) => {
    const { page, dialog, open } = await openSoon(button, title);
    const send = dialog.getByRole('button', { name: 'Сообщить мне' });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('checkbox').check();
    await email(dialog).fill('a');
    await send.click();
    await dialog.getByText('Введите действительный email').waitFor();

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await open();
    await expect.poll(() => email(dialog).inputValue()).toBe('');
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(false);

    await email(dialog).fill('anna@example.com');
    await dialog.getByRole('checkbox').check();
    const sent = page.waitForRequest((request) => request.url().includes('comingSoonEmail'));
    // A success leaves by itself, so it is waited for from before the press.
    const thanks = page.getByText('Спасибо! Сообщим, когда откроется').waitFor();
    await send.click();
    expect(JSON.stringify((await sent).postDataJSON())).toContain('"email":"anna@example.com"');
    await dialog.waitFor({ state: 'hidden' });
    await thanks;
  });

  it('a registration needs one contact, and one is enough', async () => {
    const { page, dialog } = await openSoon('Зарегистрироваться риелтору', 'Регистрация скоро откроется');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
    await dialog.getByRole('checkbox').check();
    const send = dialog.getByRole('button', { name: 'Оставить заявку' });
    await send.click();
    await expect.poll(() => dialog.getByText('Оставьте хотя бы один контакт').count()).toBe(2);
    await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially('+7 999 123 45 67');
    const sent = page.waitForRequest((request) => request.url().includes('applyRegistrationLeadForm'));
    await send.click();
    expect(JSON.stringify((await sent).postDataJSON())).toContain('"phone":"+7 (999) 123-45-67"');
    await dialog.waitFor({ state: 'hidden' });
  });
});
