import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WidgetPage } from '#contract/widget-page.ts';
import { createClient } from '../clients/typescript/index.ts';
import { hydrated, openPage } from './browser.ts';
import { openPartnerSite } from './partner-site.ts';
import { siteUrl as site } from './site.ts';
import { makeWidgetKeys } from './widget-key.ts';

const WIDTHS = [360, 1440] as const;
const PATH = '/widget/ipo-calc';

/** `usual` has no config; each of the others changes an option from its default. */
let keys: Record<'usual' | 'bare' | 'popup' | 'padded' | 'wholeOnDesktop' | 'north' | 'oneRegion', string>;
let partner: Awaited<ReturnType<typeof openPartnerSite>>;
beforeAll(async () => {
  const options = (given: object) => ({ config: { options: given } });
  const [usual, bare, popup, padded, wholeOnDesktop, north, oneRegion] = (await makeWidgetKeys(
    {},
    options({
      showLeadForm: false,
      showTitle: false,
      debugPrograms: true,
      fullHeightMobile: false,
      fullHeightDesktop: false,
    }),
    options({ forcePopup: true }),
    options({ forcePaddingsMobile: true, forcePaddingsDesktop: true }),
    options({ fullHeightMobile: false }),
    { regions: ['спб', 'другие'], ...options({ regions: ['другие', 'мск', 'спб'] }) },
    { regions: ['спб'] },
  )) as [string, string, string, string, string, string, string];
  keys = { usual, bare, popup, padded, wholeOnDesktop, north, oneRegion };
  const snippet = await createClient({ site, key: usual }).widget.snippet();
  if (!snippet.ok) throw new Error(snippet.message);
  partner = await openPartnerSite({ site, key: usual, snippet: snippet.data });
});
afterAll(() => partner.close());

async function openWidget(key: keyof typeof keys, width: (typeof WIDTHS)[number] = 1440): Promise<Page> {
  const page = await openPage(`${PATH}/${keys[key]}`, { width });
  await hydrated(page);
  return page;
}

/** Opens the plain page of a partner and waits until its widget works; gives the page and the frame in it. */
async function openFramed(key: keyof typeof keys, width: (typeof WIDTHS)[number]) {
  const page = await openPage(`${partner.at('localhost')}/1?key=${keys[key]}`, { width });
  // A frame is loaded when it comes near to what the reader sees.
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#events [data-event="ready"]').count()).toBe(1);
  const frame = (await (await page.locator('iframe').elementHandle())!.contentFrame())!;
  await hydrated(frame);
  return { page, frame };
}

const matching = (page: Page) => page.locator('#matching').getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ипотечный калькулятор' });

describe.each(WIDTHS)('at %i the option', (width) => {
  it('of the lead form, the title and debugging says what is shown', async () => {
    const usual = await openWidget('usual', width);
    await expect.poll(() => usual.getByRole('form', { name: 'Оставить заявку' }).count()).toBe(1);
    await expect.poll(async () => (await title(usual).boundingBox())!.height).toBeGreaterThan(20);
    await expect.poll(() => usual.getByText(/priority \d/).count()).toBe(0);

    const bare = await openWidget('bare', width);
    await expect.poll(() => bare.getByText('Оставить заявку').count()).toBe(0);
    await matching(bare)
      .first()
      .getByRole('button', { name: /^Подробно/ })
      .click();
    await bare.getByRole('button', { name: 'Сравнить' }).waitFor();
    await expect.poll(() => bare.getByRole('button', { name: /^Выбрать/ }).count()).toBe(0);
    // The heading is hidden from sight, but screen readers need it.
    await expect.poll(async () => (await title(bare).boundingBox())!.height).toBeLessThanOrEqual(1);
    await matching(bare)
      .first()
      .getByText(/priority \d+ · [A-Z]+/)
      .waitFor();
    await expect.poll(() => bare.locator('body').textContent()).not.toMatch(/_fee|_discount|demo-ipo-calc/);
  });

  it('of the whole height sizes the frame, or leaves it to scroll', async () => {
    const height = async (page: Page) => (await page.locator('iframe').boundingBox())!.height;
    const usual = await openFramed('usual', width);
    await expect.poll(() => height(usual.page)).toBeGreaterThan(1_000);
    const bare = await openFramed('bare', width);
    await expect.poll(() => height(bare.page)).toBe(900);
    await expect
      .poll(() => bare.frame.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(900);
    const mixed = await openFramed('wholeOnDesktop', width);
    if (width === 360) await expect.poll(() => height(mixed.page)).toBe(900);
    else await expect.poll(() => height(mixed.page)).toBeGreaterThan(1_000);
  });

  it('of popups puts the form and the subsidy into windows', async () => {
    const page = await openWidget('popup', width);
    const form = page.getByRole('form', { name: 'Оставить заявку' });
    await expect.poll(() => form.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Оставить заявку' }).click();
    const dialog = page.getByRole('dialog', { name: 'Оставить заявку' });
    await dialog.getByLabel('Имя').fill('Анна');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const card = matching(page).filter({ hasText: 'Субсидия' }).first();
    await card.getByRole('button', { name: /^Подробно/ }).click();
    await expect.poll(() => card.getByRole('radiogroup', { name: 'Срок субсидии' }).isVisible()).toBe(false);
    await card.getByRole('button', { name: 'Настроить субсидию' }).click();
    await page.getByRole('dialog', { name: 'Субсидия' }).getByRole('radio').first().waitFor();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: /^Выбрать/ }).click();
    await expect.poll(() => dialog.getByLabel('Имя').inputValue()).toBe('Анна');
  });

  it('of paddings gives a framed widget margins of its own', async () => {
    const left = async (key: keyof typeof keys) => {
      const { frame } = await openFramed(key, width);
      return frame
        .getByRole('form', { name: 'Условия кредита' })
        .evaluate((element) => element.getBoundingClientRect().left);
    };
    await expect.poll(() => left('usual')).toBe(0);
    await expect.poll(() => left('padded')).toBe(width === 360 ? 16 : 24);
  });
});

describe('regions', () => {
  it('are those of the key, in the order of its config', async () => {
    const page = await openWidget('north');
    const region = page.getByRole('radiogroup', { name: 'Регион' });
    await expect
      .poll(() =>
        region.getByRole('radio').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      )
      .toEqual(['другие', 'спб']);
    const usual = await openWidget('usual');
    await expect
      .poll(() => usual.getByRole('radiogroup', { name: 'Регион' }).getByRole('radio').count())
      .toBe(3);
    await expect.poll(() => usual.getByRole('radio', { name: 'мск' }).isChecked()).toBe(true);
  });

  it('of one are no choice, and an address cannot choose another', async () => {
    const html = await (await fetch(`${site}${PATH}/${keys.oneRegion}?region=мск`)).text();
    expect(html).not.toContain('aria-label="Регион"');
    expect(dataOf(html).regions).toEqual(['спб']);
  });
});

describe('the page around', () => {
  const pageUrl = async (query: string, referer: string) => {
    const answer = await fetch(`${site}${PATH}/${keys.usual}${query}`, { headers: { referer } });
    return dataOf(await answer.text()).pageUrl;
  };

  it.each([
    [
      'told by Referer',
      '',
      'https://partner.example/flats/5?phone=79991234567',
      'https://partner.example/flats/5',
    ],
    [
      'told by the loader',
      '?page=https://partner.example/a',
      'https://partner.example/',
      'https://partner.example/a',
    ],
    ['that is none', '?page=javascript:alert(1)', 'https://partner.example/', null],
    ['too long', `?page=https://partner.example/${'a'.repeat(2_048)}`, 'https://partner.example/', null],
  ])('%s is kept or refused', async (_, query, referer, expected) => {
    expect(await pageUrl(query, referer)).toBe(expected);
  });
});

it('has no windows and no maps of the site, whatever fails', async () => {
  const page = await openPage('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: { ok: false } }));
  await page.goto(`${PATH}/${keys.usual}`);
  await hydrated(page);
  const card = matching(page).filter({ hasText: 'Субсидия' }).first();
  await card.getByRole('button', { name: /^Подробно/ }).click();
  await card.getByText('Произошла непредвиденная ошибка. Обновите страницу и попробуйте снова').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(asked.filter((path) => !/^\/(widget|api\/ipo-calc|assets\/calculator-)/.test(path))).toEqual([]);
});

it('keeps the answer and the way to the form in sight on a phone, in a frame as high as its content too', async () => {
  const page = await openWidget('usual', 360);
  const button = page.getByRole('button', { name: 'Оставить заявку' });
  const { y, height } = (await button.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  const line = button.locator('..');
  await expect.poll(() => line.textContent()).toMatch(/^от [\d\s]+₽\/мес\d+ предложени/);
  await button.click();
  await expect
    .poll(() => page.getByLabel('Имя').evaluate((input) => input === document.activeElement))
    .toBe(true);

  const framed = await openFramed('usual', 360);
  const way = framed.frame.getByRole('button', { name: 'Оставить заявку' });
  for (const top of [300, 900]) {
    await framed.page.evaluate((y) => window.scrollTo(0, y), top);
    // The bottom of the window of the page around, wherever that is in the frame.
    await expect
      .poll(async () => {
        const box = await way.boundingBox();
        return box && Math.abs(box.y + box.height + 20 - framed.page.viewportSize()!.height) < 4;
      })
      .toBe(true);
  }
  await way.click();
  await framed.frame.getByLabel('Имя').and(framed.frame.locator(':focus')).waitFor();
  await expect.poll(() => way.isVisible()).toBe(false);
});

/** Reads the data that the page of a widget counts with. */
function dataOf(html: string): WidgetPage {
  return JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)![1]!).page;
}
