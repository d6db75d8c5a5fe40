import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, hydrated, openPage } from './browser.ts';
import { siteUrl } from './site.ts';

async function flatIds(amount: number): Promise<number[]> {
  const input = encodeURIComponent(JSON.stringify({ json: { amount } }));
  const answer = await fetch(`${siteUrl}/api/trpc/flats?input=${input}`);
  return (await answer.json()).result.data.json.flats.map(({ id }: { id: number }) => id);
}

describe('what somebody puts aside', () => {
  it.each([360, 1440] as const)('is compared side by side at %i px', async (width) => {
    const page = await openPage('/search', { width });
    await hydrated(page);
    const compare = page.getByRole('button', { name: /^Сравнить: / });
    await compare.nth(0).click();
    await compare.nth(1).click();
    await expect.poll(() => compare.nth(0).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Сравнение: 2' }).click();
    const table = page.getByRole('table', { name: 'Сравнение квартир' });
    await table.waitFor();
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2);
    await expect
      .poll(() => table.getByRole('rowheader', { name: 'Цена', exact: true }).isVisible())
      .toBe(true);
    await expectNoAxeViolations(page);

    // What is tried in a column counts in it alone, then in both, and the address keeps it.
    const payment = async () =>
      (
        await table
          .getByRole('row', { name: /^Платёж/ })
          .getByRole('cell')
          .allTextContents()
      ).join();
    const usual = await payment();
    const years = table.getByRole('textbox', { name: /^Срок: / });
    await years.nth(1).fill('10');
    await years.nth(1).press('Enter');
    await expect.poll(payment).not.toBe(usual);
    await expect.poll(() => new URL(page.url()).searchParams.get('columns')).toMatch(/^\d+,years10$/);
    await expect.poll(() => years.nth(0).inputValue()).toBe('20');
    await table.getByRole('button', { name: /^Всем так же: срок/ }).click();
    await expect.poll(() => years.nth(0).inputValue()).toBe('10');
    await expect.poll(() => new URL(page.url()).searchParams.get('terms')).toBe('years10');
    await expect.poll(() => table.getByRole('button', { name: /^Вернуть: / }).count()).toBe(0);

    // Both fit, and their names stay in view under the last row.
    const heads = table.getByRole('columnheader');
    const right = async () =>
      (await heads
        .nth(1)
        .boundingBox()
        .then((box) => box!.x + box!.width)) - width;
    await expect.poll(right).toBeLessThanOrEqual(0);
    const name = await heads.first().getByRole('link').first().textContent();
    await table.getByRole('rowheader', { name: 'Сейчас' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    const inView = () =>
      page.getByText(name!, { exact: true }).evaluateAll((all) =>
        all.some((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return one.checkVisibility() && top >= 0 && bottom <= innerHeight;
        }),
      );
    await expect.poll(inView).toBe(true);

    await page.reload();
    await hydrated(page);
    await page
      .getByRole('link', { name: /^Убрать из сравнения/ })
      .first()
      .click();
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(1);
    await expect.poll(() => page.getByRole('link', { name: 'Сравнение: 1' }).isVisible()).toBe(true);
  });

  it('stands on its page without an address that says what', async () => {
    const page = await openPage('/complex/1');
    await hydrated(page);
    await page
      .getByRole('button', { name: /^В избранное: ЖК/ })
      .first()
      .click();
    const kept = () => page.evaluate(() => localStorage.getItem('genplan.favourites'));
    await expect.poll(kept).toContain('"amount"');
    await page.goto('/favourites');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByText(/С.момента сохранения .*цена та.же/s).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: /^Жилые комплексы 1/ }).getAttribute('aria-current'))
      .toBe('page');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /^В избранное: ЖК/ }).click();
    await page.getByRole('heading', { name: 'В избранном пока пусто' }).waitFor();
  });

  it('has notes, which a link carries to another browser and the server never sees', async () => {
    const ids = (await flatIds(2)).join(',');
    const page = await openPage(`/favourites?ids=${ids}`, {
      width: 360,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await hydrated(page);
    const note = page.getByRole('textbox', { name: /^Заметка: / }).nth(1);
    await note.fill('Окна на парк');
    await page.getByRole('button', { name: 'Поделиться' }).tap();
    await page.getByText('Ссылка скопирована').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('Окна на парк');

    await page.evaluate(() => localStorage.clear());
    await page.goto('/robots.txt');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(link);
    const sent = page.getByRole('textbox', { name: /^Заметка из ссылки: / });
    await expect.poll(() => sent.nth(1).inputValue()).toBe('Окна на парк');
    expect(asked.filter((request) => decodeURIComponent(request).includes('Окна'))).toEqual([]);
    await expectNoAxeViolations(page);
  });

  it('is six flats at most', async () => {
    const page = await openPage('/search');
    await hydrated(page);
    const compare = page.getByRole('button', { name: /^Сравнить: / });
    for (let at = 0; at < 7; at++) await compare.nth(at).click();
    await page.getByText(/Сравнить можно не больше 6 квартир/).waitFor();
    await expect.poll(() => compare.nth(6).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a comparison sent by a link', () => {
  it('needs no scripts, keeps its order and leaves out what nobody knows', async () => {
    const [one, two] = await flatIds(2);
    const page = await openPage(`/compare?ids=${two},${one},999999999,x`, { javaScriptEnabled: false });
    const heads = page.getByRole('columnheader').getByRole('link', { name: /м²$/ });
    const addresses = await heads.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.filter((href) => href?.startsWith('/for-sale/'))).toEqual([
      `/for-sale/${two}`,
      `/for-sale/${one}`,
    ]);
    const rows = await page.getByRole('rowheader').allTextContents();
    await page.getByRole('link', { name: 'только отличия' }).click();
    const differing = await page.getByRole('rowheader').allTextContents();
    expect(differing.length).toBeLessThan(rows.length);
    expect(rows).toEqual(expect.arrayContaining(differing));
  });

  it('says so when there is nothing to compare', async () => {
    const page = await openPage('/compare', { javaScriptEnabled: false });
    await expect
      .poll(() => page.getByRole('heading', { name: 'Пока нечего сравнивать' }).isVisible())
      .toBe(true);
  });
});
