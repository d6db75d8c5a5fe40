import type { Page } from 'playwright-core';
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';

const PHONE = /^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}$/;

async function openNumber(page: Page) {
  await hydrated(page);
  await page.getByRole('button', { name: 'Показать телефон' }).click();
  return page.getByRole('link', { name: PHONE });
}

/** The dark and light squares of a code, read from its picture. */
function readSquares(page: Page, count: number): Promise<boolean[]> {
  const image = page.getByRole('img', { name: /^QR-код номера/ }).first();
  return image.evaluate(async (node, count) => {
    const picture = node as HTMLImageElement;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const middle = (index: number) => Math.floor(((index + 0.5) * canvas.width) / count);
    return Array.from({ length: count * count }, (_, index) => {
      const { data } = context.getImageData(middle(index % count), middle(Math.floor(index / count)), 1, 1);
      return data[0]! < 128;
    });
  }, count);
}

describe('the phone of a developer', () => {
  it.each([360, 1440] as const)('is shown by a click as a link at %i px', async (width) => {
    const page = await openPage('/for-sale/1', { width });
    await expect.poll(() => page.locator('a[href^="tel:"]').count()).toBe(0);
    const link = await openNumber(page);
    const digits = (await link.textContent())!.replace(/\D/g, '');
    await expect.poll(() => link.getAttribute('href')).toBe(`tel:+${digits}`);
    await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page, 'a[href^="tel:"]');
  });

  it('has a QR code though what draws it comes at the second asking, and a larger one for keys and a pointer', async () => {
    const page = await openPage('/for-sale/1');
    await page.route('**/assets/qr-image-*', (route) => route.abort(), { times: 1 });
    const link = await openNumber(page);
    const { modules } = create((await link.getAttribute('href'))!);
    expect(await readSquares(page, modules.size)).toEqual([...modules.data].map(Boolean));

    await page.mouse.move(0, 0);
    const popup = page.getByRole('tooltip');
    await popup.waitFor({ state: 'hidden' });
    await link.hover();
    await popup.waitFor();
    await expect.poll(async () => (await popup.boundingBox())!.width).toBe(320);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await popup.waitFor();
  });
});
