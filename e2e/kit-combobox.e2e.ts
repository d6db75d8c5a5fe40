import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './browser.ts';
import { focused, openSection, page, press, section } from './kit-page.ts';

function combobox(name: string): Locator {
  return section('Комбобокс').getByRole('combobox', { name, exact: true });
}

async function reported(label: string): Promise<string | null> {
  return section('Комбобокс').getByLabel(`${label}: значение`).textContent();
}

async function type(name: string, text: string): Promise<void> {
  await combobox(name).click();
  await combobox(name).fill('');
  await combobox(name).pressSequentially(text);
}

describe('a combobox', () => {
  it('suggests in groups and takes the option under the arrow', async () => {
    await openSection('Комбобокс');
    await type('Город или метро', 'моск');
    const list = page.getByRole('listbox', { name: 'Город или метро' });
    await list.getByRole('option').first().waitFor();
    await expect.poll(() => list.getByRole('group').count()).toBe(2);
    await expect
      .poll(() => list.getByRole('option').allTextContents())
      .toEqual(['Москва1 248 ЖК', 'Московская область', 'Московские воротаСанкт-Петербург']);
    await expectNoAxeViolations(page, '[role="combobox"], [role="listbox"]');
    await press('ArrowDown', 'Enter');
    await expect.poll(() => combobox('Город или метро').inputValue()).toBe('Московская область');
    await expect.poll(() => reported('Город или метро')).toBe('r1');
    await expect.poll(() => combobox('Город или метро').getAttribute('aria-expanded')).toBe('false');
  });

  it('takes an option by the mouse and gives it up by its cross', async () => {
    await openSection('Комбобокс');
    await type('Город или метро', 'корол');
    await page.getByRole('option', { name: 'Королёв' }).click();
    await expect.poll(() => reported('Город или метро')).toBe('c2');
    await section('Комбобокс').getByRole('button', { name: 'Очистить' }).first().click();
    await expect.poll(() => reported('Город или метро')).toBe('нет значения');
  });

  it('shows all options of a known list and the chosen one among them', async () => {
    await openSection('Комбобокс');
    await combobox('Застройщик').focus();
    await press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBe(4);
    await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toBe('Мера');
  });

  it('closes by Escape, keeps the focus and gives back the chosen name', async () => {
    await openSection('Комбобокс');
    await combobox('Застройщик').fill('осн');
    await page.getByRole('option', { name: 'Основа' }).waitFor();
    await press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect.poll(() => focused().getAttribute('role')).toBe('combobox');
    await combobox('Застройщик').blur();
    await expect.poll(() => reported('Застройщик')).toBe('4');
  });

  it.each([
    [1440, 'Нет результатов'],
    [360, 'Ничего не найдено. Попробуйте изменить запрос или проверьте правильность ввода'],
  ] as const)('says at %i that it found nothing', async (width, text) => {
    await openSection('Комбобокс', width);
    await type('Город или метро', 'ъъъ');
    await page.getByText(text, { exact: true }).waitFor();
    const shown = await page.getByRole('status').filter({ hasText: 'Нет результатов' }).innerText();
    expect(shown).toBe(text);
  });

  it('leaves the modal around it open when Escape closes its list', async () => {
    await openSection('Комбобокс');
    await section('Комбобокс').getByRole('button', { name: 'Комбобокс в окне' }).click();
    const field = page.getByRole('dialog').getByRole('combobox', { name: 'Застройщик в окне' });
    await field.fill('осн');
    await page.getByRole('option', { name: 'Основа' }).waitFor();
    await press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('says what to do before anything is typed', async () => {
    await openSection('Комбобокс');
    await combobox('Город или метро').click();
    await page.getByText('Начните вводить название').waitFor();
  });

  it('says that it is looking', async () => {
    await openSection('Комбобокс');
    await type('Ответ в пути', 'м');
    await page.getByText('Ищем…').waitFor();
  });

  it('explains a failure and asks again', async () => {
    await openSection('Комбобокс');
    await type('Ответ со сбоем', 'сбой');
    await page.getByText('Не удалось загрузить варианты').waitFor();
    await section('Комбобокс').getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('option', { name: 'Сбой прошёл' }).waitFor();
  });

  it('stands still when disabled and belongs to its error', async () => {
    await openSection('Комбобокс');
    await expect.poll(() => combobox('Застройщик выключен').isDisabled()).toBe(true);
    await expect.poll(() => combobox('Застройщик с ошибкой').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a combobox of several', () => {
  it('gathers options and loses them by cross and Backspace', async () => {
    await openSection('Комбобокс');
    const chips = section('Комбобокс').getByRole('button', { name: /^Убрать/ });
    await type('Застройщики', 'мер');
    await page.getByRole('option', { name: 'Мера' }).waitFor();
    await press('Enter');
    await expect.poll(() => chips.count()).toBe(3);
    await section('Комбобокс').getByRole('button', { name: 'Убрать: Основа' }).click();
    await expect.poll(() => chips.count()).toBe(2);
    await combobox('Застройщики').focus();
    await press('Backspace');
    await expect.poll(() => chips.count()).toBe(1);
    await expect.poll(() => chips.getAttribute('aria-label')).toBe('Убрать: Первый контур');
  });
});
