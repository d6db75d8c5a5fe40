import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_FLAGS } from '../e2e/chromium-flags.ts';
import { buildProduct, staleParts } from '../scripts/build-product.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { WidgetOptions } from '../src/contract/widget-config.ts';
import type { WidgetPage } from '../src/contract/widget-page.ts';
import { mixedOffers } from '../src/domain/mortgage/fixtures/mixed-offers.ts';
import { packOffers } from '../src/domain/widget/offer-pack.ts';
import { CLIENT_DIR } from '../src/server/build-output.ts';
import { createBuiltWidgetRenderer } from '../src/server/http/page-renderer.ts';

const OFFERS = 200;
const AIM_MS = 100;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Measures how long the price's slider takes to show new payments, beside a bare React list of as many rows. */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { moves: { type: 'string', default: '60' } } });
  const moves = Number(values.moves);
  await buildProduct(await staleParts(['pages']));
  const pages: Record<string, string> = { '/widget': await widgetHtml(), '/bare': await bareHtml() };
  const server = createServer(async ({ url = '/' }, response) => {
    const page = pages[url];
    response.setHeader('content-type', TYPES[extname(url)] ?? 'text/html; charset=utf-8');
    response.end(page ?? (await readFile(join(CLIENT_DIR, url)).catch(() => '')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: CHROMIUM_FLAGS,
  });
  try {
    const widget = await measure(browser, `${site}/widget`, moves);
    const bare = await measure(browser, `${site}/bare`, moves);
    console.log(`Движение ползунка до нового кадра, ${OFFERS} предложений, ${moves} движений:`);
    console.log(
      `  виджет        p50 ${inMs(widget.p50)}, p95 ${inMs(widget.p95)} (цель ${AIM_MS} мс), строк ${widget.rows}`,
    );
    console.log(`  голый список  p50 ${inMs(bare.p50)}, p95 ${inMs(bare.p95)}, строк ${bare.rows}`);
    console.log(`  отношение p95 ${(widget.p95 / bare.p95).toFixed(1)}`);
  } finally {
    await browser.close();
    server.close();
  }
}

async function widgetHtml(): Promise<string> {
  let step = 0;
  const offers = mixedOffers(OFFERS, () => (step++ * 0.381) % 1);
  const page: WidgetPage = {
    key: null,
    options: WidgetOptions.parse({}),
    regions: ['мск'],
    pack: packOffers(offers, () => ['мск']),
    today: '2026-11-20',
    handoverDate: null,
    countedAt: 0,
    recipient: 'Генплан',
    consentUrl: '/legal-info',
    host: null,
    pageUrl: null,
    isFramed: false,
    isPreview: false,
  };
  const { renderWidget } = await createBuiltWidgetRenderer();
  return renderWidget(
    { service: 'IPO_CALC', page },
    {
      themeCss: '',
      hasOwnGround: false,
      search: '',
    },
  );
}

async function bareHtml(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: 'bench/widget/bare-list.tsx' } },
  });
  const [chunk] = (built as { output: { code: string }[] }).output;
  const script = chunk!.code.replaceAll('</script', '<\\/script');
  return `<!doctype html><div id="root"></div><script type="module">${script}</script>`;
}

/** Each move is a key on the slider and ends with the frame after the change. */
async function measure(browser: Browser, url: string, moves: number) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('slider', { name: 'Цена квартиры, ползунок' }).waitFor();
  const more = page.getByRole('button', { name: /^Показать ещё \d+$/ });
  if (url.endsWith('/widget')) {
    await page.locator(':root.animations-ready').waitFor();
    await more.click();
  }
  const times = await page.evaluate(async (count) => {
    const slider = document.querySelector<HTMLElement>('[aria-label="Цена квартиры, ползунок"]')!;
    const list = document.getElementById('matching')!;
    const taken: number[] = [];
    for (let at = 0; at < count; at++) {
      const before = list.textContent;
      const began = performance.now();
      const key = at % 20 < 10 ? 'ArrowLeft' : 'ArrowRight';
      slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      while (list.textContent === before);
      taken.push(performance.now() - began);
    }
    return taken;
  }, moves);
  const rows = await page.locator('#matching > li').count();
  await page.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95), rows };
}

function inMs(value: number): string {
  return `${value.toFixed(1)} мс`;
}
