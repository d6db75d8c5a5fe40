import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './browser.ts';
import { focused, openKit, openSection, openSectionWithClock, page, press, section } from './kit-page.ts';

describe('what opens in place', () => {
  it('walks tabs by arrows past a disabled one', async () => {
    await openSection('Вкладки');
    const tabs = section('Вкладки');
    await tabs.getByRole('tab', { name: 'Подходят', exact: false }).first().focus();
    await press('ArrowRight');
    await tabs.getByRole('tabpanel').getByText('Не подходит 6 программ.').waitFor();
    await press('End');
    await tabs.getByRole('tabpanel').getByText('В архиве пусто.').waitFor();
  });

  it('opens and closes an accordion by keys, in 200 ms', async () => {
    await openSection('Аккордеон');
    const accordion = section('Аккордеон');
    const title = accordion.locator('summary').first();
    const content = accordion.getByLabel('Площадь от');
    await expect.poll(() => content.isVisible()).toBe(false);
    await title.focus();
    await press('Enter');
    await content.waitFor();
    const rows = accordion.getByRole('region').first();
    await expect
      .poll(() => rows.evaluate((element) => getComputedStyle(element).transitionDuration))
      .toBe('0.2s');
    await press('Space');
    await content.waitFor({ state: 'hidden' });
  });

  it('closes an accordion that is pressed twice within one frame', async () => {
    await openSection('Аккордеон');
    const accordion = section('Аккордеон');
    const content = accordion.getByLabel('Площадь от');
    await accordion
      .locator('summary')
      .first()
      .evaluate((summary: HTMLElement) => {
        summary.click();
        summary.click();
      });
    await expect.poll(() => content.isVisible()).toBe(false);
    await expect.poll(() => accordion.locator('details').first().getAttribute('data-open')).toBe(null);
  });

  it('leaves a disabled accordion closed', async () => {
    await openSection('Аккордеон');
    await section('Аккордеон').getByText('Закрытые продажи').click();
    await expect.poll(() => section('Аккордеон').getByText('Доступны после входа.').isVisible()).toBe(false);
  });

  it('shows a tooltip on focus, hover and click; Escape closes it', async () => {
    await openSection('Подсказка');
    const button = section('Подсказка').getByRole('button', { name: 'Проверено 12:40' });
    const tooltip = page.getByRole('tooltip');
    await section('Подсказка').getByRole('button', { name: 'Как мы упорядочиваем' }).focus();
    await press('Tab');
    await tooltip.getByText('Список обновляется раз в час').waitFor();
    await expectNoAxeViolations(page, '[role="tooltip"]');
    await press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    await button.hover();
    await tooltip.waitFor();
    await page.mouse.move(0, 0);
    await tooltip.waitFor({ state: 'hidden' });
  });

  it('shows a tooltip by tap', async () => {
    await openSection('Подсказка', 360);
    await section('Подсказка').getByRole('button', { name: 'Как мы упорядочиваем' }).tap();
    await page.getByRole('tooltip').waitFor();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  });

  it('chooses from a dropdown by keys', async () => {
    await openSection('Выпадающий список');
    const trigger = section('Выпадающий список').getByRole('combobox', { name: /Сортировка/ });
    await trigger.focus();
    await press('Enter');
    await page.getByRole('option', { name: 'Рекомендуемые' }).waitFor();
    await expectNoAxeViolations(page, '[role="listbox"]');
    await press('ArrowDown', 'Enter');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await expect.poll(() => trigger.textContent()).toBe('Сначала новые');
    await press('Enter', 'Escape');
    await expect.poll(() => trigger.textContent()).toBe('Сначала новые');
    const off = section('Выпадающий список').getByRole('combobox', { name: /Порядок выключен/ });
    await off.click({ force: true });
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  });
});

describe('modals', () => {
  const opener = (name: string) => section('Модальное окно').getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const scrollLocked = () =>
    page.evaluate(() => {
      const styles = [document.documentElement, document.body].map((element) => getComputedStyle(element));
      return styles.some(({ overflowY }) => overflowY === 'hidden');
    });

  it.each([
    ['Окно s', 'Как вас зовут', 400],
    ['Окно m', 'Забронировать квартиру', 780],
    ['Окно l', 'Все фильтры', 1280],
  ])('%s («%s») is accessible and %i px wide on a desktop', async (button, title, width) => {
    await openSection('Модальное окно');
    await opener(button).click();
    await dialog(title).waitFor();
    await expect.poll(async () => (await dialog(title).boundingBox())?.width).toBe(width);
    await expectNoAxeViolations(page, '[role="dialog"]');
  });

  it('rises from the bottom of a phone, no higher than 92% of it', async () => {
    await openSection('Модальное окно', 360);
    await opener('Окно l').click();
    await dialog('Все фильтры').waitFor();
    const bottom = () =>
      dialog('Все фильтры').evaluate(
        (element) => window.innerHeight - element.getBoundingClientRect().bottom,
      );
    await expect.poll(bottom).toBe(0);
    const box = await dialog('Все фильтры').boundingBox();
    const height = await page.evaluate(() => window.innerHeight);
    expect(box?.width).toBe(360);
    expect(box?.height).toBeLessThanOrEqual(height * 0.92 + 1);
    await expectNoAxeViolations(page, '[role="dialog"]');
  });

  it('takes the whole phone when asked to', async () => {
    await openSection('Модальное окно', 360);
    await opener('Окно во весь экран телефона').click();
    const code = dialog('Введите код');
    await code.waitFor();
    const height = await page.evaluate(() => window.innerHeight);
    await expect.poll(async () => Math.round((await code.boundingBox())?.height ?? 0)).toBe(height);
  });

  it('traps the focus and gives it back', async () => {
    await openSection('Модальное окно');
    await opener('Окно s').focus();
    await press('Enter');
    const field = dialog('Как вас зовут').getByLabel('Имя');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    for (let step = 0; step < 8; step += 1) {
      await press('Tab');
      // Past the last control the focus comes round on the next frame.
      await expect
        .poll(() => focused().evaluate((element) => element.closest('[role="dialog"]') !== null))
        .toBe(true);
    }
    await press('Escape');
    await dialog('Как вас зовут').waitFor({ state: 'hidden' });
    await expect.poll(() => focused().textContent()).toBe('Окно s');
  });

  it('keeps the page locked, and where it was, until the last of two is closed', async () => {
    await openKit();
    const under = page.getByRole('region', { name: 'Модальное окно', exact: true, includeHidden: true });
    const left = () => under.evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await opener('Окно s').click();
    await dialog('Как вас зовут').waitFor();
    await expect.poll(scrollLocked).toBe(true);
    await expect.poll(() => left()).toBe(before);
    await dialog('Как вас зовут').getByRole('button', { name: 'Открыть второе окно' }).click();
    // It hears keys from the moment it has the focus, a frame after it is seen.
    const second = dialog('Второе окно');
    await expect.poll(() => second.evaluate((window) => window.contains(document.activeElement))).toBe(true);
    await expect.poll(() => scrollLocked()).toBe(true);
    await press('Escape');
    await second.waitFor({ state: 'hidden' });
    await expect.poll(() => dialog('Как вас зовут').isVisible()).toBe(true);
    await expect.poll(() => scrollLocked()).toBe(true);
    await press('Escape');
    await dialog('Как вас зовут').waitFor({ state: 'hidden' });
    await expect.poll(scrollLocked).toBe(false);
  });

  it('closes by the cross and by the backdrop', async () => {
    await openSection('Модальное окно');
    await opener('Окно s').click();
    await dialog('Как вас зовут').getByRole('button', { name: 'Закрыть' }).click();
    await dialog('Как вас зовут').waitFor({ state: 'hidden' });
    await opener('Окно s').click();
    await dialog('Как вас зовут').waitFor();
    await page.mouse.click(20, 20);
    await dialog('Как вас зовут').waitFor({ state: 'hidden' });
  });

  it('takes no more presses while it closes', async () => {
    await openSection('Модальное окно');
    await opener('Окно s').click();
    const pointerEvents = await dialog('Как вас зовут').evaluate(async (window) => {
      window.querySelector<HTMLElement>('[aria-label="Закрыть"]')!.click();
      await Promise.resolve();
      return getComputedStyle(window).pointerEvents;
    });
    expect(pointerEvents).toBe('none');
    await dialog('Как вас зовут').waitFor({ state: 'hidden' });
  });

  it('stays open while a notification over it is answered', async () => {
    await openSection('Модальное окно');
    await opener('Окно s').click();
    await dialog('Как вас зовут').getByRole('button', { name: 'Показать уведомление поверх' }).click();
    const notification = page.getByRole('status').filter({ hasText: 'Имя сохранено' });
    await notification.getByRole('button', { name: 'Понятно' }).click();
    await notification.waitFor({ state: 'detached' });
    await expect.poll(() => dialog('Как вас зовут').isVisible()).toBe(true);
  });

  it('keeps its footer in sight while the content scrolls', async () => {
    await openSection('Модальное окно');
    await opener('Окно l').click();
    const show = dialog('Все фильтры').getByRole('button', { name: 'Показать 642 объявления' });
    await dialog('Все фильтры').getByLabel('Условие 30').scrollIntoViewIfNeeded();
    const box = await show.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(900);
    await expect
      .poll(() => dialog('Все фильтры').getByRole('heading', { name: 'Все фильтры' }).isVisible())
      .toBe(true);
  });
});

describe('alerts', () => {
  const opener = () => section('Алерт').getByRole('button', { name: 'Предупреждение' });
  const alert = () => page.getByRole('alertdialog');

  it('say their text, focus OK and close by it', async () => {
    await openSection('Алерт');
    await opener().click();
    await alert().getByText('Не удалось отправить SMS. Повторите попытку позже.').waitFor();
    await expectNoAxeViolations(page, '[role="alertdialog"]');
    await expect.poll(() => focused().textContent()).toBe('OK');
    await press('Enter');
    await alert().waitFor({ state: 'hidden' });
  });

  it('close by Escape and by the backdrop', async () => {
    await openSection('Алерт');
    await opener().click();
    await alert().waitFor();
    await press('Escape');
    await alert().waitFor({ state: 'hidden' });
    await opener().click();
    await alert().waitFor();
    await page.mouse.click(20, 20);
    await alert().waitFor({ state: 'hidden' });
  });
});

describe('notifications', () => {
  const show = (name: string) =>
    section('Уведомления')
      .getByRole('button', { name: `Показать ${name}` })
      .click();
  const stack = () => page.locator('[data-notifications]');
  const titles = () =>
    stack().locator(':is([role="status"], [role="alert"]) > div > p:first-child').allTextContents();

  it('stand newest on top, three at most; the fourth comes back when there is room', async () => {
    await openSection('Уведомления');
    await show('сведения');
    await show('предупреждение');
    await show('ошибку');
    await show('сведения');
    await expect
      .poll(() => titles())
      .toEqual([
        'Сообщение: Цена снизилась на 200 000 ₽',
        'Ошибка: Не удалось обновить список',
        'Внимание: Срок сдачи перенесён',
      ]);
    await expectNoAxeViolations(page, '[data-notifications]');
    await stack().getByRole('button', { name: 'Закрыть' }).first().click();
    await expect.poll(async () => (await titles()).at(-1)).toBe('Сообщение: Цена снизилась на 200 000 ₽');
  });

  it('close by a button only when its handler says so', async () => {
    await openSectionWithClock('Уведомления');
    await show('успех');
    await stack().getByRole('button', { name: 'Сравнить' }).click();
    await expect.poll(() => stack().getByRole('status').count()).toBe(1);
    await stack().getByRole('button', { name: 'Отменить' }).click();
    await stack().getByRole('status').waitFor({ state: 'detached' });
  });

  it('announce an error as an alert, without a cross when it asks for an answer', async () => {
    await openSection('Уведомления');
    await show('ошибку');
    const error = stack().getByRole('alert');
    await error.waitFor();
    await expect.poll(() => error.getByRole('button', { name: 'Закрыть' }).count()).toBe(0);
    await error.getByRole('button', { name: 'Повторить' }).click();
    await error.waitFor({ state: 'detached' });
  });

  it('let a success leave after 5 s, but not under the pointer, and keep the others', async () => {
    await openSectionWithClock('Уведомления');
    await page.clock.runFor(500);
    await show('сведения');
    await show('успех');
    await stack().getByText('Добавлено в сравнение').hover();
    await page.clock.runFor(20_000);
    await expect.poll(() => titles()).toHaveLength(2);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5100);
    await expect.poll(() => titles()).toEqual(['Сообщение: Цена снизилась на 200 000 ₽']);
  });
});
