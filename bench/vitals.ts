import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../e2e/chromium-flags.ts';
import { startProduct } from '../e2e/product.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { measureVitals } from './pages/measure-vitals.ts';

const PATHS = ['/', '/search', '/search?complexes=true', '/complex/1', '/for-sale/1'];
const WIDTHS = [360, 1440];
const MOST_CLS = 0.02;

/**
 * Measures the layout shift of the pages people open first, and checks that the largest element of each is in its first
 * HTML.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { url: { type: 'string' }, catalogue: { type: 'string', default: 'small' } },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = values.url ? null : await startProduct(dataDir, { DEMO_CATALOGUE: values.catalogue });
  const executablePath = await findChromium(() => {});
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    let failures = 0;
    for (const path of PATHS) {
      for (const width of WIDTHS) {
        const vitals = await measureVitals(browser, (values.url ?? product!.url) + path, width);
        const isGood = vitals.cls < MOST_CLS && vitals.isInFirstHtml;
        if (!isGood) failures += 1;
        console.log(
          `${isGood ? 'да ' : 'НЕТ'} ${path.padEnd(24)} ${String(width).padEnd(5)} CLS ${vitals.cls.toFixed(4)}, ` +
            `LCP ${vitals.isInFirstHtml ? 'в первом HTML' : 'не в первом HTML'}: ${vitals.largest.slice(0, 60)}`,
        );
      }
    }
    if (failures > 0) throw new Error(`Не укладываются: ${failures}`);
  } finally {
    await browser.close();
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
