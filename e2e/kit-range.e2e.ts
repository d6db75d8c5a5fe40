import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { focused, openSection, page, press, section } from './kit-page.ts';

const NBSP = '\u00A0';

function handle(name: string): Locator {
  return section('Линейка').getByRole('slider', { name, exact: true });
}

function field(name: string): Locator {
  return section('Линейка').getByRole('textbox', { name, exact: true });
}

/** Reads the range that the ruler reports: «from … to». */
async function reported(label: string): Promise<string | null> {
  return section('Линейка').getByLabel(`${label}: значение`).textContent();
}

/** Gives the position of a handle as a share of its track. */
async function shareOf(name: string): Promise<number> {
  return handle(name).evaluate((input) => {
    const track = input.parentElement?.parentElement?.getBoundingClientRect();
    const box = input.parentElement?.getBoundingClientRect();
    if (!track || !box) return Number.NaN;
    return (box.left + box.width / 2 - track.left) / track.width;
  });
}

/** Drags a handle sideways to a share of its track and releases it by default. */
async function drag(name: string, share: number, { release = true } = {}): Promise<void> {
  await handle(name).scrollIntoViewIfNeeded();
  const box = (await handle(name).boundingBox())!;
  const track = await handle(name).evaluate((input) => {
    const { left, width } = input.parentElement!.parentElement!.getBoundingClientRect();
    return { left, width };
  });
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(track.left + track.width * share, y, { steps: 4 });
  if (release) await page.mouse.up();
}

describe('the ruler', () => {
  it('gives dear stretches more room', async () => {
    await openSection('Линейка');
    await expect.poll(() => shareOf('Бюджет, от')).toBeCloseTo(4 / 11, 2);
    await expect.poll(() => shareOf('Бюджет, до')).toBeCloseTo(5 / 11, 2);
    await expect.poll(() => shareOf('Цена, до')).toBeCloseTo(5 / 11 + (6 / 11) * 0.3, 2);
  });

  it('says its limits, its value and the value in words', async () => {
    await openSection('Линейка');
    const upper = handle('Цена, до');
    const attributes = ['min', 'max', 'aria-valuenow', 'aria-valuetext'];
    await expect
      .poll(async () => await Promise.all(attributes.map((name) => upper.getAttribute(name))))
      .toEqual(['0', '30000000', '16000000', `16${NBSP}млн${NBSP}₽`]);
    await expect
      .poll(() => handle('Цена в пути, до').getAttribute('aria-valuetext'))
      .toBe(`30${NBSP}млн${NBSP}₽ и выше`);
  });

  it('moves by keys', async () => {
    await openSection('Линейка');
    await handle('Цена, до').focus();
    for (const [key, value] of [
      ['ArrowRight', 'нет … 16100000'],
      ['ArrowUp', 'нет … 16200000'],
      ['ArrowLeft', 'нет … 16100000'],
      ['ArrowDown', 'нет … 16000000'],
      ['PageUp', 'нет … 17000000'],
      ['PageDown', 'нет … 16000000'],
      ['Shift+ArrowRight', 'нет … 17000000'],
      ['Home', 'нет … 0'],
      ['End', 'нет … нет'],
    ] as const) {
      await press(key);
      await expect.poll(() => reported('Цена'), { message: key }).toBe(value);
    }
  });

  it('never lets handles cross', async () => {
    await openSection('Линейка');
    await handle('Площадь, от').focus();
    await press('End');
    await expect.poll(() => reported('Площадь')).toBe('60 … 60');
    await handle('Площадь, до').focus();
    await press('PageDown');
    await expect.poll(() => reported('Площадь')).toBe('60 … 60');
  });

  it('follows a drag to the nearest step and keeps the focus', async () => {
    await openSection('Линейка');
    await drag('Цена, до', 5 / 11 + 0.001);
    await expect.poll(() => reported('Цена')).toBe('нет … 10000000');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Цена, до');
    await drag('Цена, до', 1.2);
    await expect.poll(() => reported('Цена')).toBe('нет … нет');
  });

  it('takes the nearer handle when the track itself is pressed', async () => {
    await openSection('Линейка');
    await handle('Площадь, от').scrollIntoViewIfNeeded();
    const box = (await handle('Площадь, от').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2 - 30, box.y + box.height / 2);
    const [from, to] = ((await reported('Площадь')) ?? '').split(' … ').map(Number);
    expect(from).toBeLessThan(34);
    expect(to).toBe(60);
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Площадь, от');
  });

  it('gives values between steps when it is real', async () => {
    await openSection('Линейка');
    await drag('Площадь, до', 0.777, { release: false });
    const [, to] = ((await reported('Площадь')) ?? '').split(' … ').map(Number);
    expect(to).toBeGreaterThan(95);
    expect(to! % 5).not.toBe(0);
  });

  it('goes back when the browser takes the gesture for a scroll', async () => {
    await openSection('Линейка');
    await drag('Площадь, до', 0.9, { release: false });
    await handle('Площадь, до').dispatchEvent('pointercancel', { bubbles: true });
    await expect.poll(() => reported('Площадь')).toBe('34 … 60');
  });

  it('has one handle for one value, with its ends as values', async () => {
    await openSection('Линейка');
    await handle('Срок').focus();
    await press('End');
    await expect.poll(() => reported('Срок')).toBe('нет … 30');
    await press('Home', 'ArrowRight');
    await expect.poll(() => reported('Срок')).toBe('нет … 2');
  });

  it('stands still when disabled', async () => {
    await openSection('Линейка');
    await expect.poll(() => handle('Цена дома, до').isDisabled()).toBe(true);
    await drag('Цена дома, до', 0.2);
    await expect.poll(() => reported('Цена дома')).toBe('9000000 … 16000000');
  });

  it('ties its error to handles and fields', async () => {
    await openSection('Линейка');
    for (const control of [handle('Бюджет, от'), field('Бюджет, до')]) {
      await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true');
      const message = await control.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
      );
      expect(message).toContain('В этих пределах ничего не продаётся');
    }
  });

  it('colours the bars between the handles', async () => {
    await openSection('Линейка');
    const bars = section('Линейка').locator('svg path');
    const before = await bars.nth(1).getAttribute('d');
    await handle('Цена, до').focus();
    await press('PageDown', 'PageDown');
    await expect.poll(() => bars.nth(1).getAttribute('d')).not.toBe(before);
  });

  it('fits a phone', async () => {
    await openSection('Линейка', 360);
    const box = await handle('Цена, до').boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    const isCut = await field('Цена, до').evaluate((input) => input.scrollWidth > input.clientWidth);
    expect(isCut).toBe(false);
  });
});

describe('the numbers of a ruler', () => {
  it('are the same as the handles, grouped', async () => {
    await openSection('Линейка');
    await expect.poll(() => field('Цена, до').inputValue()).toBe(`16${NBSP}000${NBSP}000`);
    await field('Цена, от').fill('7500000');
    await expect.poll(() => handle('Цена, от').getAttribute('aria-valuenow')).toBe('7500000');
    await expect.poll(() => reported('Цена')).toBe('7500000 … 16000000');
  });

  it('take what lies beyond the track and between steps', async () => {
    await openSection('Линейка');
    await field('Цена, до').fill('45123456');
    await expect.poll(() => reported('Цена')).toBe('нет … 45123456');
    await expect.poll(() => shareOf('Цена, до')).toBeCloseTo(1, 2);
  });

  it('change places when they cross, once the field is left', async () => {
    await openSection('Линейка');
    await field('Площадь, до').fill('20');
    await expect.poll(() => reported('Площадь')).toBe('34 … 60');
    await field('Площадь, до').blur();
    await expect.poll(() => reported('Площадь')).toBe('20 … 34');
  });

  it('stay within a bounded track', async () => {
    await openSection('Линейка');
    await field('Срок').fill('99');
    await field('Срок').blur();
    await expect.poll(() => reported('Срок')).toBe('нет … 30');
  });

  it('work alone without scripts', async () => {
    const bare = await openPage('/dev/components', { javaScriptEnabled: false });
    const ruler = bare.getByRole('region', { name: 'Линейка', exact: true });
    await expect
      .poll(() => ruler.getByRole('textbox', { name: 'Цена, до', exact: true }).getAttribute('name'))
      .toBe('priceTo');
    await expect.poll(() => ruler.getByRole('slider').count()).toBe(0);
  });
});
