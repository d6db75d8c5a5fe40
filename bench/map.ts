import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../e2e/chromium-flags.ts';
import { startProduct } from '../e2e/product.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { openDatabase } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { seedDictionary } from '../src/db/seed/dictionary/seed-dictionary.ts';
import { openEmbeddedCluster } from '../src/server/postgres/embedded-cluster.ts';
import { fillMarket } from './market/fill-market.ts';
import { type Longest, traceLongestTasks } from './pages/measure-tasks.ts';

const MOST_MS = 50;
const ROUNDS = 3;
const FLATS_A_HOUSE = 4;
/**
 * WebGL 2 is drawn by the processor, in a process of its own, as a graphics card would. It takes the cores from the page,
 * so tasks are long by the clock, those of a bare map too, and only their time of a processor is held against the aim.
 */
const FLAGS = [
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const WINDOWS = { телефон: { width: 360, height: 740 }, стол: { width: 1440, height: 900 } };

/** Searches whose maps are moved; the last one finds nothing, so that its map is bare: the peer. */
const MAPS: Record<string, string> = {
  'вся страна': '/search?location=all&map=true',
  Москва: '/search?location=c1&map=true',
  'Москва, цена за м²': '/search?location=c1&map=true&layers=prices',
  'голая карта': `/search?location=c1&map=true&searchFilters=${encodeURIComponent('{"priceRange":{"to":1}}')}`,
};

/** Movements of a person, in this order; each waits until the map rests. */
const ACTS: Record<string, (page: Page) => Promise<unknown>> = {
  перетаскивание: drag,
  'колесо к себе и от себя': turnWheel,
  'стрелки и плюс': async (page) => {
    await page.getByRole('region', { name: 'Карта объектов' }).getByRole('application').focus();
    for (const key of ['ArrowLeft', 'ArrowUp', '+', 'ArrowRight', '-']) await page.keyboard.press(key);
  },
};

/** Measures the longest task of the main thread while a map of so many houses is moved, beside a bare one. */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { houses: { type: 'string', default: '50000' } } });
  const houses = Number(values.houses);
  console.log(`${cpus().length} ядра, нагрузка машины ${loadavg()[0]!.toFixed(1)}; домов ${houses}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const cluster = await openEmbeddedCluster({ dataDir, role: 'command' });
  const browser = await chromium.launch({ executablePath: await findChromium(() => {}), args: FLAGS });
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;
  try {
    await migrate(cluster.url);
    const database = openDatabase(cluster.url, 'work');
    await seedDictionary(database.db);
    await fillMarket(database.pool, houses * FLATS_A_HOUSE, FLATS_A_HOUSE);
    await database.close();
    product = await startProduct(join(dataDir, 'node'), {
      DATABASE_URL: cluster.url,
      DEMO_CATALOGUE: 'none',
    });
    let longest = 0;
    for (const [window, viewport] of Object.entries(WINDOWS)) {
      for (const [name, path] of Object.entries(MAPS)) {
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push(await moveMap(browser, product.url + path, viewport));
        }
        for (const act of Object.keys(ACTS)) {
          const processor = median(rounds.map((round) => round[act]!.processor));
          const clock = median(rounds.map((round) => round[act]!.clock));
          longest = Math.max(longest, processor);
          const told = `${processor.toFixed(0).padStart(5)} мс процессора, ${clock.toFixed(0).padStart(4)} по часам`;
          console.log(`${window.padEnd(8)} ${name.padEnd(20)} ${act.padEnd(26)} ${told}`);
        }
      }
    }
    if (longest > MOST_MS) throw new Error(`Есть задача дольше ${MOST_MS} мс процессора`);
  } finally {
    await browser.close();
    await product?.stop();
    await cluster.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Gives the longest tasks of every movement. */
async function moveMap(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Record<string, Longest>> {
  const context = await browser.newContext({ viewport, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[data-map][aria-busy=false]').waitFor();
    await page.getByText(/^На\sкарте \d/).waitFor();
    await page.waitForLoadState('networkidle');
    const longest: Record<string, Longest> = {};
    for (const [act, run] of Object.entries(ACTS)) {
      longest[act] = await traceLongestTasks(browser, async () => {
        await run(page);
        await rest(page);
        await page.waitForLoadState('networkidle');
      });
    }
    return longest;
  } finally {
    await context.close();
  }
}

async function drag(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  for (const [right, down] of [
    [90, 60],
    [-120, 40],
    [60, -120],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 20 });
    await page.mouse.up();
  }
}

async function turnWheel(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  for (const by of [-240, -240, -240, 240, 240]) await page.mouse.wheel(0, by);
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.getByRole('region', { name: 'Карта объектов' }).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the view that the page keeps has stayed the same for a while. */
async function rest(page: Page): Promise<void> {
  const view = () => page.evaluate(() => JSON.stringify(history.state?.map?.place ?? null));
  for (let [before, same] = ['', 0]; same < 4; ) {
    const now = await view();
    same = now === before ? same + 1 : 0;
    before = now;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
