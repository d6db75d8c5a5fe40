import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './browser.ts';
import { focused, openSection, openSectionWithClock, page, section } from './kit-page.ts';

describe('loading', () => {
  it('tells its progress', async () => {
    await openSection('Прогресс');
    const bars = section('Прогресс');
    const known = bars.getByRole('progressbar', { name: 'Загружаем план.pdf' });
    await expect.poll(() => known.getAttribute('aria-valuenow')).toBe('42');
    const unknown = bars.getByRole('progressbar', { name: 'Пересчитываем' });
    await expect.poll(() => unknown.getAttribute('aria-valuenow')).toBe(null);
  });

  it('shows a skeleton only after 100 ms', async () => {
    await openSectionWithClock('Скелетон');
    const part = section('Скелетон');
    const block = part.locator('[aria-busy="true"] [aria-hidden="true"]');
    await part.getByRole('button', { name: 'Начать загрузку' }).click();
    await block.waitFor({ state: 'attached' });
    await page.clock.runFor(99);
    await expect.poll(() => block.isVisible()).toBe(false);
    await page.clock.runFor(1);
    await block.waitFor();
  });

  it('asks for a broken picture once more, then says that it failed', async () => {
    await openSection('Загрузчик изображений');
    const failed = section('Загрузчик изображений').getByText('Фото не загрузилось');
    // A page that goes while it asks once more would be counted too.
    await section('Загрузчик изображений').scrollIntoViewIfNeeded();
    await failed.waitFor();
    let requests = 0;
    await page.route('**/broken-picture.jpg', (route) => {
      requests += 1;
      return route.abort();
    });
    await page.reload();
    await section('Загрузчик изображений').scrollIntoViewIfNeeded();
    await failed.waitFor();
    expect(requests).toBe(2);
    await expect
      .poll(() => section('Загрузчик изображений').getByRole('img', { name: 'Фасад дома' }).isVisible())
      .toBe(true);
  });
});

describe('forms', () => {
  const form = () => page.getByRole('form', { name: 'Обратный звонок' });
  const submit = () => form().getByRole('button', { name: 'Отправить заявку' });
  const sent = () => form().getByRole('status', { name: 'Отправлено' });

  it('stay quiet until the first submit', async () => {
    await openSection('Форма');
    await form().getByLabel('Эл. почта').fill('maria@mail');
    await form().getByLabel('Эл. почта').blur();
    await expect.poll(() => form().getByText('Введите действительный email').count()).toBe(0);
  });

  it('refuse a bad submit, sum up the errors and focus the first bad field', async () => {
    await openSection('Форма');
    await form().getByLabel('Имя').fill('Мария');
    await submit().click();
    const summary = form().getByRole('alert');
    await summary.getByText('Исправьте 4 поля').waitFor();
    await expect.poll(() => focused().getAttribute('type')).toBe('tel');
    await expect.poll(() => sent().textContent()).toBe('');
    await expectNoAxeViolations(page, 'form');
    await summary.getByRole('button', { name: 'Бюджет' }).click();
    await expect.poll(() => focused().getAttribute('inputmode')).toBe('numeric');
  });

  it('check on typing once there is an error', async () => {
    await openSection('Форма');
    await submit().click();
    const email = form().getByLabel('Эл. почта');
    const error = form().getByRole('paragraph').filter({ hasText: 'Введите действительный email' });
    await error.waitFor();
    await email.fill('maria@mail.ru');
    await error.waitFor({ state: 'detached' });
    await email.fill('maria@');
    await error.waitFor();
  });

  it('send valid values, busy meanwhile', async () => {
    await openSectionWithClock('Форма');
    await form().getByLabel('Имя').fill('Мария');
    await form().getByLabel('Телефон').fill('+7 (999) 123-45-67');
    await form().getByLabel('Эл. почта').fill('maria@mail.ru');
    await form().getByLabel('Бюджет').fill('12000000');
    await form()
      .getByLabel(/Соглашаюсь/)
      .check();
    await submit().click();
    await form().getByRole('button', { name: 'Отправляем…' }).waitFor();
    await page.clock.resume();
    await sent().getByText('Заявка отправлена: Мария').waitFor();
  });

  it('react to typing after a cooldown', async () => {
    await openSectionWithClock('Форма');
    const draft = form().getByRole('status', { name: 'Черновик' });
    await form().getByLabel('Имя').pressSequentially('Анна');
    await page.clock.runFor(399);
    await expect.poll(() => draft.textContent()).toBe('');
    await page.clock.runFor(1);
    await draft.getByText('Анна').waitFor();
  });
});

describe('motion', () => {
  it('starts 100 ms after mount', async () => {
    await openSectionWithClock('Аккордеон');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const ready = () => page.evaluate(() => document.documentElement.classList.contains('animations-ready'));
    const rows = section('Аккордеон').getByRole('region').first();
    const time = () => rows.evaluate((element) => getComputedStyle(element).transitionDuration);
    await page.clock.runFor(99);
    await expect.poll(() => ready()).toBe(false);
    await expect.poll(() => time()).toBe('0s');
    await page.clock.runFor(1);
    await expect.poll(() => ready()).toBe(true);
    await expect.poll(() => time()).toBe('0.2s');
  });

  it('is nearly gone for those who ask for less', async () => {
    await openSection('Аккордеон');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const rows = section('Аккордеон').getByRole('region').first();
    await section('Аккордеон').locator('summary').first().click();
    await expect
      .poll(() => rows.evaluate((element) => getComputedStyle(element).transitionDuration))
      .toBe('0.001s');
  });
});
