import { describe, expect, it } from 'vitest';
import type { FlatPage } from '#contract/flat-page.ts';
import { expectNoAxeViolations, expectToFit, hydrated, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

async function flatPage(id: number): Promise<FlatPage> {
  const input = encodeURIComponent(JSON.stringify({ json: { id } }));
  const answer = await fetch(`${siteUrl}/api/trpc/catalog.flat?input=${input}`);
  return (await answer.json()).result.data.json;
}

const shown = (text: string | null) => text!.replaceAll('\u00a0', ' ');

describe('the page of a flat', () => {
  it('says what it is, what it costs and where it stands without scripts', async () => {
    const page = await openPage('/for-sale/1', { javaScriptEnabled: false });
    const { flat, place } = await flatPage(1);
    const price = new Intl.NumberFormat('ru').format(flat.price!).replaceAll('\u00a0', ' ');
    const aside = page.getByRole('complementary', { name: 'Цена' });
    await expect.poll(async () => shown(await aside.textContent())).toContain(`${price} ₽`);
    expect(place).not.toBeNull();
    await expect.poll(() => page.getByRole('img', { name: /^На схеме дома: / }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('heading', { name: 'История цены' }).isVisible()).toBe(true);
    const steps = page.getByRole('navigation', { name: 'Вы здесь' }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBe(3);
  });

  it('tells its price in another currency with the rate and its date', async () => {
    const page = await openPage('/for-sale/1');
    await hydrated(page);
    const { flat, rates } = await flatPage(1);
    const dollar = rates.find(({ currency }) => currency === 'USD')!;
    await page.getByRole('radio', { name: 'USD' }).check();
    const aside = page.getByRole('complementary', { name: 'Цена' });
    const dollars = new Intl.NumberFormat('ru').format(Math.round(flat.price! / dollar.roubles));
    await aside.getByText(`${dollars}\u00a0$`, { exact: true }).waitFor();
    const [year, month, day] = dollar.asOf.split('-');
    await expect.poll(async () => shown(await aside.textContent())).toContain(`₽ на ${day}.${month}.${year}`);
  });

  it('brings the plan nearer and over the whole screen', async () => {
    const page = await openPage('/for-sale/1');
    await hydrated(page);
    const plan = page.getByRole('img', { name: /^План: / }).first();
    const before = (await plan.boundingBox())!.width;
    await page.getByRole('button', { name: 'Увеличить план' }).click();
    await expect.poll(async () => (await plan.boundingBox())!.width).toBeGreaterThan(before * 1.4);
    await page.getByRole('button', { name: 'Уменьшить план' }).click();
    const furnished = await plan.getAttribute('src');
    await page.getByRole('checkbox', { name: 'Мебель' }).uncheck();
    await expect.poll(() => plan.getAttribute('src')).not.toBe(furnished);
    await page.getByRole('button', { name: 'План во весь экран' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /^План: / }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it.each([360, 1440] as const)('has nothing in the way of assistive technology at %i px', async (width) => {
    const page = await openPage('/for-sale/1', { width });
    await hydrated(page);
    await expectNoAxeViolations(page);
    await expectToFit(page);
  });
});
