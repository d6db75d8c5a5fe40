import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectToFit } from './browser.ts';
import { openKit, openSection, page, press, section } from './kit-page.ts';

const NBSP = '\u00A0';

describe('the page of components', () => {
  it('shows every component, gives whatever is used a name, and is accessible, in the dark too', async () => {
    await openKit();
    await expectItForEverybody();
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names).toEqual([
      'Кнопка',
      'Кнопка-иконка',
      'Бейдж',
      'Текстовое поле',
      'Поле с маской',
      'Числовое поле',
      'Линейка',
      'Комбобокс',
      'Чекбокс',
      'Чип',
      'Радио',
      'Переключатель',
      'Вкладки',
      'Аккордеон',
      'Подсказка',
      'Выпадающий список',
      'Модальное окно',
      'Алерт',
      'Уведомления',
      'Прогресс',
      'Скелетон',
      'Загрузчик изображений',
      'Форма',
      'Карта',
    ]);
    for (const role of [
      'button',
      'link',
      'textbox',
      'checkbox',
      'radio',
      'switch',
      'slider',
      'combobox',
      'tab',
    ] as const) {
      const all = await page.getByRole(role).count();
      const named = await page.getByRole(role, { name: /\S/ }).count();
      expect([role, named]).toEqual([role, all]);
      expect(all).toBeGreaterThan(0);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expectNoAxeViolations(page);
  });

  it('is accessible and fits the narrowest phone', async () => {
    await openKit(320);
    await expectItForEverybody();
  });

  it('is accessible and fits a phone, with text buttons 44 px high and icon buttons as wide', async () => {
    await openKit(360);
    await expectItForEverybody();
    const text = await section('Кнопка').getByRole('button', { name: 'Посчитать' }).boundingBox();
    const icon = await section('Кнопка-иконка').getByRole('button', { name: 'Фильтры' }).boundingBox();
    expect(text?.height).toBe(44);
    expect([icon?.width, icon?.height]).toEqual([44, 44]);
  });

  async function expectItForEverybody(): Promise<void> {
    await expectNoAxeViolations(page);
    await expectToFit(page);
  }
});

describe('buttons', () => {
  it('answer to the mouse, Enter and Space', async () => {
    await openSection('Кнопка');
    const count = section('Кнопка').getByRole('status', { name: 'Нажатий' });
    const button = section('Кнопка').getByRole('button', { name: 'Посчитать' });
    await button.click();
    await button.focus();
    await press('Enter', 'Space');
    await expect.poll(() => count.textContent()).toBe('3');
  });

  it('ignore presses while loading or disabled, and say so', async () => {
    await openSection('Кнопка');
    const buttons = section('Кнопка');
    const busy = buttons.getByRole('button', { name: 'Отправляем…' });
    const off = buttons.getByRole('button', { name: 'Забронировать' });
    await busy.click({ force: true });
    await busy.focus();
    await press('Enter');
    await off.focus();
    await press('Enter', 'Space');
    await expect.poll(() => buttons.getByRole('status', { name: 'Нажатий' }).textContent()).toBe('0');
    await expect.poll(() => busy.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => off.getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => buttons.getByRole('button', { name: 'Выключена' }).first().isDisabled())
      .toBe(true);
  });

  it('keep a pressed state', async () => {
    await openSection('Кнопка-иконка');
    const like = section('Кнопка-иконка').getByRole('button', { name: 'В избранное' });
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
    await like.click();
    await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('text fields', () => {
  it('belong to their label, hint and error', async () => {
    await openSection('Текстовое поле');
    const fields = section('Текстовое поле');
    const describedBy = (field: Locator) =>
      field.evaluate((element) => {
        const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      });
    await expect.poll(() => describedBy(fields.getByLabel('Имя'))).toBe('Так к вам обратится менеджер');
    await expect.poll(() => describedBy(fields.getByLabel('Домен'))).toBe('Нужен https://');
    await expect.poll(() => fields.getByLabel('Домен').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => fields.getByLabel('Выключено').isDisabled()).toBe(true);
  });

  it('show a skeleton instead of a control', async () => {
    await openSection('Текстовое поле');
    await expect.poll(() => section('Текстовое поле').getByText('Загрузка').count()).toBe(1);
    await expect.poll(() => section('Текстовое поле').getByLabel('Загрузка').count()).toBe(0);
  });
});

describe('masked fields', () => {
  it('start a phone with the country code and give it up when left empty', async () => {
    await openSection('Поле с маской');
    const phone = section('Поле с маской').getByLabel('Телефон', { exact: true });
    await phone.focus();
    await expect.poll(() => phone.inputValue()).toBe('+7 (');
    await phone.blur();
    await expect.poll(() => phone.inputValue()).toBe('');
  });

  it('upper-case a code and set it apart', async () => {
    await openSection('Поле с маской');
    const code = section('Поле с маской').getByLabel('Код из SMS');
    await code.pressSequentially('abc123');
    await expect.poll(() => code.inputValue()).toBe('ABC 123');
  });
});

describe('number fields', () => {
  async function typed(
    label: string,
    text: string,
  ): Promise<{ typing: string; left: string; value: string }> {
    const field = section('Числовое поле').getByLabel(label, { exact: true });
    await field.fill('');
    await field.pressSequentially(text);
    const typing = await field.inputValue();
    await field.blur();
    const value = await section('Числовое поле').getByLabel(`${label}: значение`).textContent();
    return { typing, left: await field.inputValue(), value: value ?? '' };
  }

  it('keep what is typed to numbers, and to their limits when left', async () => {
    await openSection('Числовое поле');
    for (const [label, text, typing, left, value] of [
      ['Ставка', '1.239', '1,239', '1,24', '1.24'],
      ['Ставка', 'a1b,5', '1,5', '1,5', '1.5'],
      ['Ставка', '007', '7', '7', '7'],
      ['Ставка', '0,5', '0,5', '0,5', '0.5'],
      ['Ставка', '', '', '', 'нет значения'],
      ['Цена', '15000000', `15${NBSP}000${NBSP}000`, `15${NBSP}000${NBSP}000`, '15000000'],
      [
        'Цена',
        '123456789012',
        `1${NBSP}234${NBSP}567${NBSP}890`,
        `1${NBSP}234${NBSP}567${NBSP}890`,
        '1234567890',
      ],
      ['Взнос', '5', '5', '15', '15'],
      ['Взнос', '95', '95', '80', '80'],
      ['Пусто не бывает', '', '', '0', '0'],
    ] as const) {
      expect({ label, text, ...(await typed(label, text)) }).toEqual({ label, text, typing, left, value });
    }
  });

  it('keep the caret when a letter is refused', async () => {
    await openSection('Числовое поле');
    const field = section('Числовое поле').getByLabel('Цена', { exact: true });
    await field.focus();
    await press('Home', 'ArrowRight', 'ArrowRight', 'x', '9');
    await expect.poll(() => field.inputValue()).toBe(`129${NBSP}400${NBSP}000`);
  });

  it('take a digit where only the space before the caret would go', async () => {
    await openSection('Числовое поле');
    const field = section('Числовое поле').getByLabel('Цена', { exact: true });
    await field.focus();
    await press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Backspace', '9');
    await expect.poll(() => field.inputValue()).toBe(`19${NBSP}400${NBSP}000`);
  });
});

describe('choices', () => {
  it('tick a checkbox by Space and by its label, but not a disabled one', async () => {
    await openSection('Чекбокс');
    const boxes = section('Чекбокс');
    const first = boxes.getByRole('checkbox', { name: 'Не первый этаж' });
    await first.focus();
    await press('Space');
    await expect.poll(() => first.isChecked()).toBe(true);
    await boxes.getByText('Не первый этаж').click();
    await expect.poll(() => first.isChecked()).toBe(false);
    await expect
      .poll(() => boxes.getByRole('checkbox', { name: 'Выключен', exact: true }).isDisabled())
      .toBe(true);
    const partly = boxes.getByRole('checkbox', { name: 'Московская область' });
    await expect.poll(() => partly.evaluate((element: HTMLInputElement) => element.indeterminate)).toBe(true);
  });

  it('move radios by arrows', async () => {
    await openSection('Радио');
    const group = section('Радио').getByRole('radiogroup', { name: 'Отделка' });
    await group.getByRole('radio', { name: 'Любая' }).focus();
    await press('ArrowDown');
    await expect.poll(() => group.getByRole('radio', { name: 'Чистовая' }).isChecked()).toBe(true);
  });

  it('move a segmented switch by arrows and its ink line with it', async () => {
    await openSection('Переключатель');
    const group = section('Переключатель').getByRole('radiogroup', { name: 'Что искать' });
    const ink = () => group.evaluate((element) => element.style.getPropertyValue('--ink-left'));
    const before = await ink();
    await group.getByRole('radio', { name: 'Квартиры' }).focus();
    await press('ArrowRight');
    await expect.poll(() => group.getByRole('radio', { name: 'Жилые комплексы' }).isChecked()).toBe(true);
    await expect.poll(() => ink()).not.toBe(before);
  });

  it('turn a switch by Space, but not one that is being saved', async () => {
    await openSection('Переключатель');
    const dark = section('Переключатель').getByRole('switch', { name: 'Тёмная тема' });
    await dark.focus();
    await press('Space');
    await expect.poll(() => dark.isChecked()).toBe(true);
    const saving = section('Переключатель').getByRole('switch', { name: 'Сохраняется' });
    await saving.focus();
    await press('Space');
    await expect.poll(() => saving.isChecked()).toBe(true);
    await expect.poll(() => saving.getAttribute('aria-busy')).toBe('true');
  });
});
